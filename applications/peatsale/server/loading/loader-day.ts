import { offered } from '@workspace/logistics/contract'
import type { LocalDate, Quantity } from '@workspace/portal/contract'
import { addDays, momentAt } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { linesWithPiles } from '../loads/load-details.ts'
import type { StoredLoad } from '../loads/load-names.ts'
import { loadRow, relatedOfLoads, rolesIn } from '../loads/load-rows.ts'
import { isOfLoadersQueue } from '../loads/loads-of-the-day.ts'
import { plannedFor } from '../loads/planned-for.ts'
import { factsReportedBy } from '../loads/reported-facts.ts'
import { boxesOf } from '../loads/vehicle-boxes.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { productsByCode, sellersAt } from '../stock/piles-of-load.ts'
import { closureOf, pilesForLoader } from '../swamps/closures.ts'

const { reads } = handlersOf<PeatActor>()

const queuing: readonly LoadState[] = ['assigned', 'loading', 'cancelled']
const gone = ['loaded', 'delivered', 'verified', 'locked', 'failed']
/** Trucks that a loader may put on a load that has none. */
const vehiclesMost = 12
const servingMost = 30

export const readLoaderDayHandler = reads(readLoaderDay, async ({ host, actor }, { swamp, day }, refuse) => {
  if (!actor.swamps.includes(swamp)) throw refuse('not_found')
  const reader = host.database.reading
  const own = ownTables(reader)
  const there = own.selectFrom('peatsale_load').selectAll().where('swamp', '=', swamp)
  const [queue, loaded, swamps, piles, recentVehicles, bucket, office] = await Promise.all([
    // What the office has cancelled shows that it is.
    there
      .where((of) => isOfLoadersQueue(of, day, queuing))
      .orderBy(plannedFor('asc'))
      .orderBy('number')
      .execute(),
    // By the day on which they were loaded, whatever was planned; one whose loader has told nothing yet by its plan.
    there
      .where('state', 'in', gone)
      .where((of) => {
        const isToday = of.and([of('loaded_at', '>=', startOf(day)), of('loaded_at', '<', startOf(addDays(day, 1)))])
        return of.or([isToday, of.and([of('loaded_at', 'is', null), of('day', '=', day)])])
      })
      .orderBy('loaded_at', 'desc')
      .orderBy('number')
      .execute(),
    own
      .selectFrom('peatsale_swamp')
      .select(['id', 'name'])
      .where('id', 'in', actor.swamps)
      .orderBy('sort_name')
      .execute(),
    pilesOf({ host, reader }, swamp),
    vehiclesAt(reader, swamp),
    bucketOf(reader, actor.id),
    officePhone(reader, swamp),
  ])
  const assigned = queue.filter(({ state, assigned_at }) => state !== 'cancelled' || assigned_at !== null)
  return {
    swamp: {
      id: swamp,
      name: swamps.find(({ id }) => id === swamp)?.name ?? '',
      closure: await closureOf(reader, swamp),
    },
    swamps,
    queue: await queued({ host, actor }, assigned),
    loaded: await queued({ host, actor }, loaded),
    piles,
    recentVehicles,
    bucket,
    office,
  }
})

function startOf(day: LocalDate): string {
  return momentAt(day, 0, 0).toISOString()
}

/** The sales telephone of the seller whose swamp it is. */
async function officePhone(reader: PeatReader, swamp: string): Promise<string> {
  const row = await ownTables(reader)
    .selectFrom('peatsale_swamp')
    .innerJoin('peatsale_seller', 'peatsale_seller.id', 'peatsale_swamp.seller')
    .select('sales_phone')
    .where('peatsale_swamp.id', '=', swamp)
    .executeTakeFirst()
  return row?.sales_phone ?? ''
}

async function queued({ host, actor }: { host: Host; actor: PeatActor }, loads: readonly StoredLoad[]) {
  const reader = host.database.reading
  const [around, told] = await Promise.all([
    relatedOfLoads(reader, { host, actor }, loads),
    factsReportedBy(
      reader,
      actor.id,
      loads.map(({ id }) => id),
    ),
  ])
  return await Promise.all(
    loads.map(async (load) => {
      const roles = rolesIn(actor, load, around).filter((role) => role === 'loaderOwn')
      return {
        ...loadRow(load, around, roles),
        lines: (await linesWithPiles(reader, around.lines.get(load.id) ?? [])).map((line) => ({
          ...line,
          billed: null,
        })),
        arrivedAt: load.arrived_load_at,
        loadedAt: load.loaded_at,
        selfLoading: load.self_loading === 1,
        told: [...(told.get(load.id) ?? [])],
        commands: [...offered(loadMachine, { state: load.state as LoadState, roles })],
      }
    }),
  )
}

async function pilesOf({ host, reader }: { host: Host; reader: PeatReader }, swamp: string) {
  const sellers = await sellersAt(reader, swamp)
  const products = await productsByCode(reader, sellers)
  const rows = await ownTables(reader)
    .selectFrom('peatsale_stockpile')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_stockpile.product')
    .select([
      'peatsale_stockpile.id',
      'peatsale_stockpile.code',
      'peatsale_stockpile.kind',
      'state',
      'product',
      'peatsale_product.code as product_code',
      'name_fi',
      'name_en',
    ])
    .where('swamp', '=', swamp)
    .where('state', 'in', ['open', 'building'])
    .orderBy('peatsale_stockpile.code')
    .execute()
  const reports = await pilesForLoader(
    host,
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, code, kind, state, product, product_code, name_fi, name_en }) => ({
    id,
    code,
    products: [...(products.get(product_code) ?? [])],
    kind: kind === 'store' ? ('store' as const) : ('pile' as const),
    product: { id: product, name: { fi: name_fi, en: name_en } },
    state,
    reports: reports.get(id) ?? [],
  }))
}

/** Those that were there last first, then the others of carriers that drive for a seller who loads there. */
async function vehiclesAt(reader: PeatReader, swamp: string) {
  const own = ownTables(reader)
  const vehicles = own.selectFrom('logistics_vehicle').select(['logistics_vehicle.id', 'plate', 'boxes'])
  const owner = own.selectFrom('peatsale_swamp').select('seller').where('id', '=', swamp)
  const shares = own.selectFrom('peatsale_swamp_share').select('seller').where('swamp', '=', swamp)
  const [recent, serving] = await Promise.all([
    vehicles
      .innerJoin('peatsale_load', 'logistics_vehicle.id', 'peatsale_load.vehicle')
      .select((of) => of.fn.max('day').as('last'))
      .where('swamp', '=', swamp)
      .where('removed', '=', 0)
      .groupBy(['logistics_vehicle.id', 'plate', 'boxes'])
      .orderBy('last', 'desc')
      .orderBy('plate')
      .limit(vehiclesMost)
      .execute(),
    vehicles
      .where('removed', '=', 0)
      .where('carrier', 'in', (of) =>
        of
          .selectFrom('peatsale_carrier_seller')
          .select('peatsale_carrier_seller.carrier')
          .where((is) => is.or([is('seller', 'in', owner), is('seller', 'in', shares)])),
      )
      .orderBy('plate')
      .limit(servingMost)
      .execute(),
  ])
  const others = serving.filter(({ id }) => !recent.some((each) => each.id === id))
  return [...recent, ...others].map(({ id, plate, boxes }) => ({ id, plate, boxes: boxesOf(boxes) }))
}

async function bucketOf(reader: PeatReader, person: string) {
  const buckets = ownTables(reader).selectFrom('peatsale_bucket').select(['id', 'machine', 'm3'])
  const row = await buckets.where('person', '=', person).orderBy('changed_at', 'desc').executeTakeFirst()
  return row ? { id: row.id, machine: row.machine, m3: row.m3 as Quantity } : null
}
