/** Writes what a command changes: the load, its lines, who drove it, what was corrected and what is flagged. */
import { newId } from '@workspace/portal/server'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { storeAmounts } from './amounts.ts'
import type { Changes } from './change-types.ts'
import { changesAsked, changesOf } from './changes.ts'
import type { AcceptedLoadCommand } from './load-context.ts'
import { openException, raiseFlag, resolveFlags } from './load-flags.ts'

export async function writeLoad(
  transaction: PeatTransaction,
  done: AcceptedLoadCommand,
  version: number,
): Promise<void> {
  const { load, event, flag, to, issuer } = done
  const changes = await changesOf(done)
  if (corrections.has(event.kind)) {
    await noteCorrections(transaction, done, done.state === 'locked' ? await changesAsked(done) : changes)
  }
  await applyChanges(transaction, done, changes)
  const own = ownTables(transaction)
  const moved = own.updateTable('peatsale_load').where('id', '=', load.id)
  await moved.set({ state: to, version, changed_at: issuer.now.toISOString() }).execute()
  if (flag !== undefined) await raiseFlag(transaction, { load: load.id, event: event.id, flag, at: done.at })
  if (event.kind === 'finishLoading' && flag === undefined) await resolveMissing(transaction, done)
  if (event.kind === 'deliver' && event.data.exception !== undefined) {
    const { problem: kind, words = '' } = event.data.exception
    await openException(transaction, { load: load.id, kind, words, by: issuer.actor.id, at: done.at })
  }
  if (event.kind === 'verify') {
    await storeAmounts(transaction, load.id)
    await resolveFlags(transaction, { load: load.id, by: issuer.actor.id, now: issuer.now })
  }
}

/** Also for what an effect changes. */
export async function applyChanges(
  transaction: PeatTransaction,
  { load, issuer }: Pick<AcceptedLoadCommand, 'load' | 'issuer'>,
  { load: columns = {}, lines = new Map() }: Changes,
): Promise<void> {
  const own = ownTables(transaction)
  if (Object.keys(columns).length > 0) {
    await own.updateTable('peatsale_load').set(columns).where('id', '=', load.id).execute()
  }
  for (const [id, line] of lines) {
    await own.updateTable('peatsale_load_line').set(line).where('id', '=', id).where('load_id', '=', load.id).execute()
  }
  const { driver } = columns
  if (driver !== undefined && driver !== load.driver) {
    await keepDrivers(transaction, { load: load.id, from: load.driver, to: driver, now: issuer.now })
  }
}

/** The loader's event has come. */
export function resolveMissing(transaction: PeatTransaction, { load, issuer }: AcceptedLoadCommand): Promise<void> {
  return resolveFlags(transaction, { load: load.id, by: '', now: issuer.now, only: 'loaded_missing' })
}

/** Who was its driver may still tell facts for 72 hours. */
async function keepDrivers(
  transaction: PeatTransaction,
  { load, from, to, now }: { load: string; from: string | null; to: string | null; now: Date },
): Promise<void> {
  const own = ownTables(transaction)
  const at = now.toISOString()
  if (from !== null) {
    const left = own.updateTable('peatsale_load_driver').set({ to_at: at }).where('load_id', '=', load)
    await left.where('person', '=', from).where('to_at', 'is', null).execute()
  }
  if (to === null) return
  const drives = { load_id: load, person: to, from_at: at, to_at: null }
  await own
    .insertInto('peatsale_load_driver')
    .values(drives)
    .onConflict((conflict) => conflict.columns(['load_id', 'person']).doUpdateSet({ from_at: at, to_at: null }))
    .execute()
}

const corrections: ReadonlySet<LoadEvent['kind']> = new Set([
  'correctCrew',
  'correctDelivered',
  'correctLoaded',
  'correctTimes',
])

/** Each changed field, old and new, with who said why (2.5). */
async function noteCorrections(
  transaction: PeatTransaction,
  done: AcceptedLoadCommand,
  changes: Changes,
): Promise<void> {
  const { event, issuer, state } = done
  const reason = 'reason' in event.data ? (event.data.reason ?? '') : ''
  const note = {
    ...{ reason, who: issuer.actor.id, at: issuer.now.toISOString(), after_export: state === 'locked' ? 1 : 0 },
  }
  const corrected: Corrected = state === 'locked' ? await correctedSince(transaction, done) : new Map()
  const rows = fieldsChanged(done, changes, corrected).map((changed) => ({ id: newId(), ...changed, ...note }))
  if (rows.length > 0) await ownTables(transaction).insertInto('peatsale_correction').values(rows).execute()
}

/** By id of the load or line: fields of a locked load keep their values, and what stands is what was corrected last. */
type Corrected = ReadonlyMap<string, Readonly<Record<string, string>>>

async function correctedSince(transaction: PeatTransaction, { load, lines }: AcceptedLoadCommand): Promise<Corrected> {
  const corrected = await ownTables(transaction)
    .selectFrom('peatsale_correction')
    .select(['target_id', 'field', 'new'])
    .where('target_id', 'in', [load.id, ...lines.map(({ id }) => id)])
    .where('after_export', '=', 1)
    .orderBy('at')
    .execute()
  const byTarget = Map.groupBy(corrected, ({ target_id }) => target_id)
  return new Map(
    [...byTarget].map(([id, rows]) => [id, Object.fromEntries(rows.map((row) => [row.field, row.new]))] as const),
  )
}

function fieldsChanged({ load, lines }: AcceptedLoadCommand, changes: Changes, corrected: Corrected) {
  const standing = <Row extends { readonly id: string }>(row: Row) => ({ ...row, ...corrected.get(row.id) })
  return [
    ...differences(standing(load), changes.load ?? {}).map((changed) => ({
      ...{ target: 'load', target_id: load.id },
      ...changed,
    })),
    ...lines.flatMap((line) =>
      differences(standing(line), changes.lines?.get(line.id) ?? {}).map((changed) => ({
        ...{ target: 'loadLine', target_id: line.id },
        ...changed,
      })),
    ),
  ]
}

function differences(before: object, after: object) {
  return Object.entries(after).flatMap(([field, value]) => {
    const [was, is] = [textOf(Reflect.get(before, field)), textOf(value)]
    return was === is ? [] : [{ field, old: was, new: is }]
  })
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
