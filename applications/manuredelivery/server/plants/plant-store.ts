import type { LocalDate } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { ListedPlant, Plant, Scale } from '../../contract/index.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export type PlantRow = ManureTables['manuredelivery_plant']
type ScaleRow = ManureTables['manuredelivery_scale']

export function plantRow(reader: ManureReader, id: string): Promise<PlantRow | undefined> {
  return ownTables(reader).selectFrom('manuredelivery_plant').selectAll().where('id', '=', id).executeTakeFirst()
}

export function scaleRow(reader: ManureReader, id: string): Promise<ScaleRow | undefined> {
  return ownTables(reader).selectFrom('manuredelivery_scale').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function receiversOf(reader: ManureReader, plant: string): Promise<readonly string[]> {
  const listed = ownTables(reader).selectFrom('manuredelivery_plant_receiver').select('person')
  return (await listed.where('plant', '=', plant).orderBy('person').execute()).map(({ person }) => person)
}

/** What everybody reads who has work or manure here. */
export function addressOf(row: PlantRow): ListedPlant {
  return {
    ...{ id: row.id, company: row.company, code: row.code, name: row.name, street: row.street, city: row.city },
    ...{ postalCode: row.postal_code, municipality: row.municipality, phone: row.phone },
    place: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    openHours: JSON.parse(row.open_hours),
    closedDays: JSON.parse(row.closed_days),
  }
}

/** What its receivers and its office read. */
export async function gateOf(reader: ManureReader, row: PlantRow): Promise<Plant['gate']> {
  const own = ownTables(reader)
  const [bays, scales] = await Promise.all([
    own
      .selectFrom('manuredelivery_bay')
      .select(['code', 'name'])
      .where('plant', '=', row.id)
      .orderBy('place')
      .execute(),
    own
      .selectFrom('manuredelivery_scale')
      .selectAll()
      .where('company', '=', row.company)
      .where((is) => is.or([is('plant', '=', row.id), is('plant', 'is', null)]))
      .orderBy('name')
      .orderBy('id')
      .execute(),
  ])
  const ownFirst = scales.toSorted((a, b) => Number(a.plant === null) - Number(b.plant === null))
  return {
    ...{ weighs: row.weighs === 1, selfService: row.self_service === 1, asksTemperature: row.asks_temperature === 1 },
    ...{ instructions: row.instructions, bays, scales: ownFirst.map(scaleOf) },
  }
}

/** What its office reads. */
export async function officeOf(host: Host, row: PlantRow): Promise<Plant['office']> {
  const reader = host.database.reading
  const types = ownTables(reader).selectFrom('manuredelivery_plant_type').select(['type', 'kg_per_day'])
  const [accepted, receivers] = await Promise.all([
    types.where('plant', '=', row.id).orderBy('type').execute(),
    receiversOf(reader, row.id),
  ])
  const cards = await host.people.cards({ ids: receivers })
  return {
    ...{ approvalNo: row.approval_no, kgPerDay: row.kg_per_day, costCentre: row.cost_centre },
    businessId: row.business_id as NonNullable<Plant['office']>['businessId'],
    types: accepted.map(({ type, kg_per_day }) => ({ type, kgPerDay: kg_per_day })),
    storageCapacityKg: row.storage_capacity_kg,
    storageNow:
      row.storage_kg === null || row.storage_day === null
        ? null
        : { kg: row.storage_kg, day: row.storage_day as LocalDate },
    receivers: cards.map(({ id, name }) => ({ id, name })),
  }
}

function scaleOf(row: ScaleRow): Scale {
  return {
    ...{ id: row.id, version: row.version, plant: row.plant, name: row.name, maxKg: row.max_kg, serial: row.serial },
    divisionKg: row.division_kg as Scale['divisionKg'],
    verifiedUntil: row.verified_until as Scale['verifiedUntil'],
  }
}
