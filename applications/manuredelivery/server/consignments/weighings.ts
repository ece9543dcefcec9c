/** Gross and tare as they are weighed, in any order and by different people (W2). */

import type { LocalDate } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { StoredWeighing } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { DataOf } from './change-types.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { weighingsOf } from './consignment-context.ts'

export type SentWeighing = Pick<DataOf<'weigh'>, 'gross' | 'tare' | 'scale' | 'box' | 'ticket'>

/** The weighing that a sent one continues: of the same scale and part. */
function standing(weighings: readonly StoredWeighing[], { scale, box = '' }: SentWeighing): StoredWeighing | undefined {
  const id = 'id' in scale ? scale.id : null
  return weighings.find((each) => each.source === scale.source && each.scale === id && each.box === box)
}

/** Tare below gross, also together with what was weighed before. */
export function isTareBelowGross(weighings: readonly StoredWeighing[], sent: SentWeighing): boolean {
  const before = standing(weighings, sent)
  const [gross, tare] = [sent.gross ?? before?.gross ?? null, sent.tare ?? before?.tare ?? null]
  return gross === null || tare === null || tare < gross
}

/** Gross and tare of every part are there. */
export function isWeighed(weighings: readonly Pick<StoredWeighing, 'gross' | 'tare'>[]): boolean {
  return weighings.length > 0 && weighings.every(({ gross, tare }) => gross !== null && tare !== null)
}

export async function isBayOf(reader: ManureReader, code: string, plant: string): Promise<boolean> {
  const bays = ownTables(reader).selectFrom('manuredelivery_bay').select('code').where('code', '=', code)
  return (await bays.where('plant', '=', plant).executeTakeFirst()) !== undefined
}

/** A truck with several stops that is weighed as a whole is weighed for its run (W10); a box is weighed for its stop. */
async function runOf(transaction: ManureTransaction, done: AcceptedConsignmentCommand, sent: SentWeighing) {
  const { run } = done.consignment
  if (run === null || sent.box !== undefined) return null
  const stops = ownTables(transaction).selectFrom('manuredelivery_consignment').select('id').where('run', '=', run)
  return (await stops.where('state', '!=', 'cancelled').execute()).length > 1 ? run : null
}

export async function keepWeighing(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
  sent: SentWeighing,
): Promise<void> {
  const { consignment, issuer, at } = done
  const own = ownTables(transaction)
  const run = await runOf(transaction, done, sent)
  const before = standing(
    await weighingsOf(transaction, run === null ? { consignment: consignment.id } : { run }),
    sent,
  )
  const measured = {
    ...(sent.gross === undefined ? {} : { gross: sent.gross, gross_at: at, gross_by: issuer.actor.id }),
    ...(sent.tare === undefined ? {} : { tare: sent.tare, tare_at: at, tare_by: issuer.actor.id }),
    ...(sent.ticket === undefined ? {} : { ticket: sent.ticket }),
  }
  if (before !== undefined) {
    await own.updateTable('manuredelivery_weighing').set(measured).where('id', '=', before.id).execute()
    return
  }
  const empty = { gross: null, gross_at: null, gross_by: '', tare: null, tare_at: null, tare_by: '', ticket: '' }
  const row = {
    ...{ id: newId(), consignment: consignment.id, run, source: sent.scale.source, box: sent.box ?? '' },
    ...(await scaleColumns(transaction, sent.scale)),
    ...empty,
    ...measured,
  }
  await own.insertInto('manuredelivery_weighing').values(row).execute()
}

/** The facts of the scale stay as they were on the day. */
async function scaleColumns(transaction: ManureTransaction, scale: SentWeighing['scale']) {
  const unknown = { scale: null, scale_name: '', division_kg: 1, verified_until: null }
  if (!('id' in scale)) return unknown
  const scales = ownTables(transaction).selectFrom('manuredelivery_scale').selectAll().where('id', '=', scale.id)
  const { id, name, division_kg, verified_until } = await scales.executeTakeFirstOrThrow()
  return { scale: id, scale_name: name, division_kg, verified_until }
}

/** A correction replaces what was weighed. */
export async function replaceWeighings(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
  sent: readonly SentWeighing[],
): Promise<void> {
  const own = ownTables(transaction)
  const { id, run } = done.consignment
  const isOfRun = run !== null && sent.some(({ box }) => box === undefined)
  const old = own
    .deleteFrom('manuredelivery_weighing')
    .where('source', 'in', [...new Set(sent.map((of) => of.scale.source))])
  await (isOfRun ? old.where('run', '=', run) : old.where('consignment', '=', id)).execute()
  for (const weighing of sent) await keepWeighing(transaction, done, weighing)
}

type ShownWeighing = Consignment['weighings'][number]

export function shownWeighing(row: StoredWeighing): ShownWeighing {
  const { id, source, scale, scale_name, verified_until, box, gross, tare, ticket, run } = row
  return {
    ...{ id, source: source as ShownWeighing['source'] },
    scale: scale === null ? null : { id: scale, name: scale_name },
    ...{ verifiedUntil: verified_until as LocalDate | null, box, gross, tare, ticket, isOfRun: run !== null },
  }
}
