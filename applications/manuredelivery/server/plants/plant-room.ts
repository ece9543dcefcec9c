/** Whether a plant takes more of a type on a day (W8). */
import type { StoredPlant, StoredType } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Asked {
  readonly plant: string
  readonly type: Pick<StoredType, 'id'>
  /** Empty where only the week is known: then no day is full. */
  readonly day: string
  readonly kg: number
  /** The consignment that is asked about, where it is planned already. */
  readonly besides?: string
}

/** It does not take the type, or the day or the storage is full. */
export async function lacksRoom(
  reader: ManureReader,
  { plant: id, type, day, kg, besides = '' }: Asked,
): Promise<boolean> {
  const own = ownTables(reader)
  const plant = await own.selectFrom('manuredelivery_plant').selectAll().where('id', '=', id).executeTakeFirst()
  if (plant === undefined) return false
  const takes = own.selectFrom('manuredelivery_plant_type').select('kg_per_day').where('plant', '=', id)
  const accepted = await takes.where('type', '=', type.id).executeTakeFirst()
  if (accepted === undefined) return true
  if (day === '') return false
  const closed: readonly string[] = JSON.parse(plant.closed_days)
  const tonnage = await tonnageOf(reader, { plant: id, from: day, to: day, besides })
  const sumOf = (rows: typeof tonnage) => rows.reduce((sum, each) => sum + each.kg, kg)
  return (
    closed.includes(day) ||
    (plant.kg_per_day > 0 && sumOf(tonnage) > plant.kg_per_day) ||
    (accepted.kg_per_day !== null && sumOf(tonnage.filter((each) => each.type === type.id)) > accepted.kg_per_day) ||
    (await storageIsFull(reader, plant, { kg, besides }))
  )
}

interface Days {
  readonly plant: string
  readonly from: string
  readonly to: string
  /** A consignment that is not counted. */
  readonly besides?: string
}

/** Planned and received kilograms by day and type, both ends included. */
export async function tonnageOf(
  reader: ManureReader,
  { plant, from, to, besides = '' }: Days,
): Promise<
  readonly { readonly day: string; readonly type: string; readonly kg: number; readonly receivedKg: number }[]
> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(['day', 'type', 'planned_kg', 'kg', 'state'])
    .where('plant', '=', plant)
    .where('id', '!=', besides)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('state', 'not in', ['refused', 'failed', 'cancelled'])
    .execute()
  const groups = Map.groupBy(rows, ({ day, type }) => `${day} ${type}`)
  return [...groups.values()].map((group) => ({
    day: group[0]?.day ?? '',
    type: group[0]?.type ?? '',
    kg: group.reduce((sum, each) => sum + (each.kg ?? each.planned_kg), 0),
    receivedKg: group.reduce((sum, each) => sum + (isReceived(each.state) ? (each.kg ?? 0) : 0), 0),
  }))
}

function isReceived(state: string): boolean {
  return ['received', 'confirmed', 'locked'].includes(state)
}

/** What is stored, with what was received and is planned since that day. */
async function storageIsFull(
  reader: ManureReader,
  plant: StoredPlant,
  { kg, besides }: { readonly kg: number; readonly besides: string },
): Promise<boolean> {
  const { id, storage_capacity_kg: most, storage_kg: now, storage_day: since } = plant
  if (most === null || now === null || since === null) return false
  const coming = await tonnageOf(reader, { plant: id, from: since, to: '9999-12-31', besides })
  return now + coming.reduce((sum, each) => sum + each.kg, 0) + kg > most
}
