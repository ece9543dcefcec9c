import type { LocalDate } from '@workspace/portal/contract'
import { handlersOf } from '@workspace/portal/server'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { isOfEarlierDay } from '../../contract/loads/planned-day.ts'
import { loadStates } from '../../contract/states/load-states.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadDetails } from '../loads/load-details.ts'
import type { StoredLoad } from '../loads/load-names.ts'
import { relatedOfLoads, rolesIn } from '../loads/load-rows.ts'
import { isOfDriversDay } from '../loads/loads-of-the-day.ts'
import { plannedFor } from '../loads/planned-for.ts'
import { boxesOf } from '../loads/vehicle-boxes.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { comingLoads } from './coming-loads.ts'
import { movedLoads } from './moved-loads.ts'

const { reads } = handlersOf<PeatActor>()

const ofTheDay = loadStates.filter((state) => state !== 'planned' && state !== 'open')
const ahead: readonly string[] = ['assigned', 'loading', 'loaded']

export const readDriverDayHandler = reads(readDriverDay, async ({ host, actor, request }, { day }) => {
  const reader = host.database.reading
  const found = await ownTables(reader)
    .selectFrom('peatsale_load')
    .selectAll()
    .where('driver', '=', actor.id)
    .where((of) => isOfDriversDay(of, day, ofTheDay))
    .orderBy(plannedFor('asc'))
    .orderBy('number')
    .execute()
  const rows = inDrivingOrder(found, day)
  const around = await relatedOfLoads(reader, { host, actor }, rows)
  const loads = rows.map(async (load) => {
    const given = { load, around, roles: rolesIn(actor, load, around) }
    const details = await loadDetails({ host, reader, actor, now: request.now }, given)
    return { ...details, queue: await queueBefore(reader, load) }
  })
  return {
    loads: await Promise.all(loads),
    coming: await comingLoads({ host, reader, actor }, day),
    moved: await movedLoads({ host, reader, actor, now: request.now }),
    vehicle: await usualVehicle(reader, actor.id),
    office: await officePhone(reader, actor, rows),
  }
})

/** What is begun, then what the day brings, then what earlier days have left undriven; each as it was planned. */
function inDrivingOrder(loads: readonly StoredLoad[], day: LocalDate): StoredLoad[] {
  const rank = (load: StoredLoad) => (load.state === 'assigned' ? 1 + Number(isOfEarlierDay(load, day)) : 0)
  return loads.toSorted((one, other) => rank(one) - rank(other))
}

/** How many trucks stand before this one at its swamp: in loading since earlier, or due earlier that day. */
async function queueBefore(reader: PeatReader, load: StoredLoad): Promise<number | null> {
  if (load.swamp === null || (load.state !== 'assigned' && load.state !== 'loading')) return null
  const there = ownTables(reader)
    .selectFrom('peatsale_load')
    .select((of) => of.fn.countAll().as('count'))
    .where('swamp', '=', load.swamp)
    .where('id', '!=', load.id)
  const before =
    load.arrived_load_at === null
      ? there.where('state', '=', 'loading')
      : there.where('state', '=', 'loading').where('arrived_load_at', '<', load.arrived_load_at)
  return Number((await before.executeTakeFirst())?.count ?? 0)
}

async function usualVehicle(reader: PeatReader, driver: string) {
  const vehicle = await ownTables(reader)
    .selectFrom('logistics_driver')
    .innerJoin('logistics_vehicle', 'logistics_vehicle.id', 'logistics_driver.vehicle')
    .select(['logistics_vehicle.id', 'plate', 'boxes'])
    .where('person', '=', driver)
    .where('removed', '=', 0)
    .executeTakeFirst()
  return vehicle ? { id: vehicle.id, plate: vehicle.plate, boxes: boxesOf(vehicle.boxes) } : null
}

/** The sales telephone of the next load's seller, else of a seller that the carrier serves. */
async function officePhone(reader: PeatReader, { carrier }: PeatActor, loads: readonly StoredLoad[]): Promise<string> {
  const next = loads.find(({ state }) => ahead.includes(state))
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select('sales_phone')
  const served = ownTables(reader).selectFrom('peatsale_carrier_seller').select('seller').where('carrier', '=', carrier)
  const phone = next ? sellers.where('id', '=', next.seller) : sellers.where('id', 'in', served)
  return (await phone.orderBy('code').executeTakeFirst())?.sales_phone ?? ''
}
