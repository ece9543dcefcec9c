import type { LocalDate } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import type { Arrival } from '../../contract/reception/calls.ts'
import { readArrivals } from '../../contract/reception/calls.ts'
import { isOnTruck, isPlannedFor, plannedFor, wasPlannedBefore } from '../consignments/consignments-of-the-day.ts'
import { consignmentRow, relatedOfConsignments, rolesIn } from '../consignments/listed-consignments.ts'
import { shownWeighing } from '../consignments/weighings.ts'
import type { StoredConsignment, StoredWeighing } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PlantRow } from '../plants/plant-store.ts'
import { gateOf, plantRow } from '../plants/plant-store.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads } = handlersOf<ManureActor>()

const notBegun = ['planned', 'open', 'assigned'] as const
const ended = ['received', 'confirmed', 'locked', 'refused'] as const
/** Vehicles that are offered for what was assigned to nobody. */
const vehiclesMost = 12

export const readArrivalsHandler = reads(readArrivals, async ({ host, actor }, { plant: id, day }, refuse) => {
  const reader = host.database.reading
  const plant = await plantRow(reader, id)
  const works = plant !== undefined && (actor.plants.includes(id) || actor.companies.includes(plant.company))
  if (!works) throw refuse('not_found')
  const [coming, done, gate, plants, vehicles] = await Promise.all([
    comingTo(reader, id, day),
    doneAt(reader, id, day),
    gateOf(reader, plant),
    plantsOf(reader, actor),
    vehiclesFor(reader, plant),
  ])
  const rows = [...coming, ...done]
  const [related, around] = await Promise.all([
    relatedOfConsignments({ host, reader, actor }, rows),
    aroundArrivals(reader, rows),
  ])
  const arrival = (row: StoredConsignment): Arrival => ({
    ...consignmentRow(row, related, rolesIn(actor, row, related)),
    ...around(row),
    ...{ departedAt: row.departed_at, arrivedAt: row.arrived_plant_at, bay: row.bay },
    endedAt: row.refused_at ?? row.received_at,
  })
  return {
    plant: {
      ...{ id, name: plant.name, instructions: plant.instructions, weighs: plant.weighs === 1 },
      ...{ asksTemperature: plant.asks_temperature === 1, bays: gate?.bays ?? [], scales: gate?.scales ?? [] },
    },
    plants,
    arrivals: coming.map(arrival),
    done: done.map(arrival),
    tonnage: tonnageOfGate({ coming, done, day, plant }),
    vehicles,
  }
})

/** At the gate, on the way, being loaded, then what the day and earlier ones bring. */
async function comingTo(reader: ManureReader, plant: string, day: LocalDate): Promise<StoredConsignment[]> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('plant', '=', plant)
    .where((of) =>
      of.or([
        of('state', 'in', ['loading', 'collected']),
        of.and([of('state', 'in', notBegun), isPlannedFor(of, day)]),
        of.and([of('state', '=', 'assigned'), wasPlannedBefore(of, day)]),
      ]),
    )
    .orderBy(plannedFor())
    .orderBy('stop')
    .orderBy('number')
    .execute()
  const rank = ({ state, arrived_plant_at }: StoredConsignment) => {
    if (arrived_plant_at !== null) return 0
    return state === 'collected' ? 1 : state === 'loading' ? 2 : 3
  }
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

async function doneAt(reader: ManureReader, plant: string, day: LocalDate): Promise<StoredConsignment[]> {
  return await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('plant', '=', plant)
    .where((of) => of.or([of.and([of('state', 'in', ended), of('ended_day', '=', day)]), isOnTruck(of, day)]))
    .orderBy('ended_day', 'desc')
    .orderBy((of) => of.fn.coalesce('refused_at', 'received_at'), 'desc')
    .orderBy('number')
    .execute()
}

async function plantsOf(reader: ManureReader, { plants, companies }: ManureActor) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_plant')
    .select(['id', 'name'])
    .where((of) =>
      of.or([
        ...(plants.length > 0 ? [of('id', 'in', plants)] : []),
        ...(companies.length > 0 ? [of('company', 'in', companies)] : []),
      ]),
    )
    .orderBy('sort_name')
    .orderBy('id')
    .execute()
}

/** Those of carriers that drive for the company; the ones that were here last stand first. */
async function vehiclesFor(reader: ManureReader, { id, company }: PlantRow) {
  const own = ownTables(reader)
  const serving = own.selectFrom('manuredelivery_carrier_company').select('carrier').where('company', '=', company)
  const rows = await own
    .selectFrom('logistics_vehicle as vehicle')
    .leftJoin('manuredelivery_visit as visit', (join) =>
      join.onRef('visit.vehicle', '=', 'vehicle.id').on('visit.place', '=', id),
    )
    .select(['vehicle.id', 'plate'])
    .where('vehicle.removed', '=', 0)
    .where('vehicle.carrier', 'in', serving)
    .groupBy(['vehicle.id', 'plate'])
    .orderBy((of) => of.fn.coalesce(of.fn.max('visit.at'), of.val('')), 'desc')
    .orderBy('plate')
    .limit(vehiclesMost)
    .execute()
  return rows.map((row) => ({ id: row.id, plate: row.plate }))
}

/** Weighings, run and kilometres of each. */
async function aroundArrivals(reader: ManureReader, rows: readonly StoredConsignment[]) {
  const [ids, runs] = [rows.map(({ id }) => id), [...new Set(rows.flatMap(({ run }) => run ?? []))]]
  const [weighings, stops, distances] = await Promise.all([
    weighingsOf(reader, ids, runs),
    stopsOf(reader, runs),
    distancesOf(reader, rows),
  ])
  return (row: StoredConsignment) => ({
    weighings: weighings.filter((each) => isOf(each, row)).map(shownWeighing),
    run: row.run === null ? null : { id: row.run, stop: row.stop, stops: stops.get(row.run) ?? 1 },
    km: distances.get(`${row.store} ${row.plant}`) ?? null,
  })
}

function isOf({ run, consignment }: StoredWeighing, row: StoredConsignment): boolean {
  return run === null ? consignment === row.id : run === row.run
}

async function weighingsOf(reader: ManureReader, ids: readonly string[], runs: readonly string[]) {
  if (ids.length === 0) return []
  return await ownTables(reader)
    .selectFrom('manuredelivery_weighing')
    .selectAll()
    .where((of) => of.or([of('consignment', 'in', ids), ...(runs.length > 0 ? [of('run', 'in', runs)] : [])]))
    .orderBy('id')
    .execute()
}

async function stopsOf(reader: ManureReader, runs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (runs.length === 0) return new Map()
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(['run', (of) => of.fn.countAll().as('stops')])
    .where('run', 'in', runs)
    .where('state', '!=', 'cancelled')
    .groupBy('run')
    .execute()
  return new Map(rows.map(({ run, stops }) => [run ?? '', Number(stops)]))
}

async function distancesOf(reader: ManureReader, rows: readonly StoredConsignment[]) {
  if (rows.length === 0) return new Map<string, number>()
  const found = await ownTables(reader)
    .selectFrom('manuredelivery_store as store')
    .innerJoin('manuredelivery_site_distance as distance', 'distance.site', 'store.site')
    .select(['store.id', 'distance.plant', 'distance.km'])
    .where('store.id', 'in', [...new Set(rows.map(({ store }) => store))])
    .execute()
  return new Map(found.map(({ id, plant, km }) => [`${id} ${plant}`, km]))
}

interface Gate {
  readonly coming: readonly StoredConsignment[]
  readonly done: readonly StoredConsignment[]
  readonly day: LocalDate
  readonly plant: PlantRow
}

/** What is coming counts by the driver's estimate, before that by its plan. */
function tonnageOfGate({ coming, done, day, plant }: Gate) {
  const received = done.filter(({ state, ended_day }) => state !== 'refused' && ended_day === day)
  return {
    receivedKg: received.reduce((sum, { kg }) => sum + (kg ?? 0), 0),
    comingKg: coming.reduce((sum, { estimate_kg, planned_kg }) => sum + (estimate_kg ?? planned_kg), 0),
    limitKg: plant.kg_per_day > 0 ? plant.kg_per_day : null,
  }
}
