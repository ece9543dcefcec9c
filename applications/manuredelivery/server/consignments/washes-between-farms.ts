/** Whether a vehicle was washed as it needs since the last farm where it was (6.1). */
import type { WashMethod } from '@workspace/logistics/contract'
import { washMethods } from '@workspace/logistics/contract'
import { wash } from '@workspace/logistics/server'
import { farmHadWashAlert } from '../alerts/stops.ts'
import type { StoredStore, StoredType, StoredVisit } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Next {
  readonly vehicle: string
  readonly store: StoredStore
  readonly type: StoredType
  readonly at: Date
}

export async function isWashedAfterFarms(reader: ManureReader, next: Next): Promise<boolean> {
  const last = await ownTables(reader)
    .selectFrom('manuredelivery_visit')
    .selectAll()
    .where('vehicle', '=', next.vehicle)
    .where('kind', '=', 'farm')
    .where('voided_at', 'is', null)
    .where('at', '<=', next.at.toISOString())
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const needed = last && (await neededAfter(reader, last, next))
  if (last === undefined || needed === undefined) return true
  const washes = await wash.of(reader, next.vehicle)
  return washes.some(
    ({ at, method, voided_at }) =>
      voided_at === null && at > last.at && strengthOf(method as WashMethod) >= strengthOf(needed),
  )
}

/** Undefined where it needs none: the next store is the same place of keeping. */
async function neededAfter(
  reader: ManureReader,
  last: StoredVisit,
  { store, type }: Next,
): Promise<WashMethod | undefined> {
  const isSamePlace = last.keeping_place !== '' && last.keeping_place === store.keeping_place
  if (last.place === store.id || isSamePlace) return undefined
  if (await farmHadWashAlert(reader, last)) return 'washDisinfect'
  return last.is_poultry === 1 && type.poultry === 1 ? 'wash' : 'dryClean'
}

const strengthOf = (method: WashMethod) => washMethods.indexOf(method)
