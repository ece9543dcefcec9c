/** Where trucks were, for traceability and washes (6.1, 6.3). Rows are voided, never deleted. */

import { wash } from '@workspace/logistics/server'
import { newId } from '@workspace/portal/server'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { AcceptedConsignmentCommand } from './consignment-context.ts'
import { raiseFlag } from './flags.ts'
import { storedConsignment } from './stored-consignment.ts'
import { isWashedAfterFarms } from './washes-between-farms.ts'

const application = 'manuredelivery'

export async function recordVisit(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
  kind: 'farm' | 'plant',
): Promise<void> {
  const { store, plant, type, at } = done
  const { id, vehicle, account, company } = await current(transaction, done)
  if (vehicle === null) return
  const place =
    kind === 'farm'
      ? { place: store.id, municipality: store.municipality, keeping_place: store.keeping_place }
      : { place: plant.id, municipality: plant.municipality, keeping_place: '' }
  const row = { id: newId(), consignment: id, kind, ...place, account, is_poultry: type.poultry, vehicle, company, at }
  await ownTables(transaction)
    .insertInto('manuredelivery_visit')
    .values({ ...row, voided_at: null })
    .execute()
}

export async function voidVisits(
  transaction: ManureTransaction,
  { consignment, issuer }: AcceptedConsignmentCommand,
  kind: 'farm' | 'plant',
): Promise<void> {
  const visits = ownTables(transaction).updateTable('manuredelivery_visit').set({ voided_at: issuer.now.toISOString() })
  const valid = visits.where('consignment', '=', consignment.id).where('kind', '=', kind)
  await valid.where('voided_at', 'is', null).execute()
}

/** The truck carries manure from now on; one that had not been washed as it needs is flagged (6.1). */
export async function loadCargo(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { issuer, at, event, store, type } = done
  const { id, vehicle } = await current(transaction, done)
  if (vehicle === null) return
  const stored = ownTables(transaction).selectFrom('logistics_vehicle').selectAll().where('id', '=', vehicle)
  const state = await wash.stateOf(transaction, {
    ...{ vehicle: await stored.executeTakeFirstOrThrow(), cargo: 'manure', at: new Date(at) },
  })
  const isClean = state.fits && (await isWashedAfterFarms(transaction, { vehicle, store, type, at: new Date(at) }))
  if (!isClean) await raiseFlag(transaction, { consignment: id, event: event.id, flag: 'unwashed', at })
  const loaded = { vehicle, boxes: [], cargo: 'manure', at, application, ref: id } as const
  await wash.loaded(issuer.host, transaction, loaded)
}

export async function voidCargo(
  transaction: ManureTransaction,
  { consignment, issuer }: AcceptedConsignmentCommand,
): Promise<void> {
  await wash.voided(issuer.host, transaction, { application, ref: consignment.id, now: issuer.now })
}

/** Cargo and visits belong to the vehicle that really drove. */
export async function moveCargoAndVisit(
  transaction: ManureTransaction,
  done: AcceptedConsignmentCommand,
): Promise<void> {
  const { consignment, issuer } = done
  const { vehicle } = await current(transaction, done)
  if (vehicle === null || vehicle === consignment.vehicle) return
  const moved = ownTables(transaction).updateTable('manuredelivery_visit').set({ vehicle })
  await moved.where('consignment', '=', consignment.id).where('voided_at', 'is', null).execute()
  await voidCargo(transaction, done)
  const at = consignment.collected_at ?? issuer.now.toISOString()
  const loaded = { vehicle, boxes: [], cargo: 'manure', at, application, ref: consignment.id } as const
  await wash.loaded(issuer.host, transaction, loaded)
}

/** The row as the command has written it. */
async function current(
  transaction: ManureTransaction,
  { consignment }: AcceptedConsignmentCommand,
): Promise<StoredConsignment> {
  return (await storedConsignment(transaction, consignment.id)) ?? consignment
}
