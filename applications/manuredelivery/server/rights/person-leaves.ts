/** Somebody's account in the portal goes: what goes with it here, and when it may not (7.11). */
import type { LeavingPeople } from '@workspace/portal/server'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** From the loading until the confirmation a farm has somebody to answer for its consignment. */
const answeredFor = ['loading', 'collected', 'received', 'confirmed'] as const
const beingDriven = ['assigned', 'loading', 'collected'] as const

export const personLeaves: LeavingPeople = async ({ transaction, person: { id } }) => {
  const isNeeded =
    (await isDriving(transaction, id)) ||
    (await isOnlyReceiver(transaction, id)) ||
    (await isLastOfFarm(transaction, id))
  if (isNeeded) return { refused: 'in_use' }
  const own = ownTables(transaction)
  await own.deleteFrom('manuredelivery_plant_receiver').where('person', '=', id).execute()
  await own.deleteFrom('manuredelivery_driver_right').where('person', '=', id).execute()
  await own.deleteFrom('manuredelivery_farm_request').where('person', '=', id).execute()
  await own.deleteFrom('manuredelivery_unplanned_series').where('person', '=', id).execute()
  return undefined
}

async function isDriving(reader: ManureReader, person: string): Promise<boolean> {
  const driven = ownTables(reader).selectFrom('manuredelivery_consignment').select('id').where('driver', '=', person)
  return (await driven.where('state', 'in', beingDriven).executeTakeFirst()) !== undefined
}

async function isOnlyReceiver(reader: ManureReader, person: string): Promise<boolean> {
  const own = ownTables(reader)
  const listed = own.selectFrom('manuredelivery_plant_receiver').select('plant').where('person', '=', person)
  const others = own.selectFrom('manuredelivery_plant_receiver').select('plant').where('person', '!=', person)
  const coming = own.selectFrom('manuredelivery_consignment').select('id').where('state', '=', 'collected')
  const alone = coming.where('plant', 'in', listed).where('plant', 'not in', others)
  return (await alone.executeTakeFirst()) !== undefined
}

async function isLastOfFarm(reader: ManureReader, person: string): Promise<boolean> {
  const own = ownTables(reader)
  const accounts = own.selectFrom('logistics_member').select('account').where('person', '=', person)
  const others = own.selectFrom('logistics_member').select('account').where('person', '!=', person)
  const open = own.selectFrom('manuredelivery_consignment').select('id').where('state', 'in', answeredFor)
  const alone = open.where('account', 'in', accounts).where('account', 'not in', others)
  return (await alone.executeTakeFirst()) !== undefined
}
