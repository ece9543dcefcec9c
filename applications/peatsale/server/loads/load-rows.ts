/** Loads as rows of lists: read in few queries for many at once, and cut to who reads them. */
import type { IsoWeek, LocalDate, PersonCard, Quantity } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { Selectable } from 'kysely'
import type { LoadRow, LoadVehicle } from '../../contract/loads/load-row.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { LoadRole } from '../../contract/states/load-vocabulary.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadRolesOf, seesLoad } from '../rights/load-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { arrivalOf } from './arrival.ts'
import { isDueNow } from './disclosure.ts'
import type { LoadNames, StoredLoad } from './load-names.ts'
import { namesIn, namesOf } from './load-names.ts'
import { boxesOf } from './vehicle-boxes.ts'

export type StoredLoadLine = Selectable<PeatTables['peatsale_load_line']> & {
  readonly code: string
  readonly name_fi: string
  readonly name_en: string
  readonly tolerance_pct: number
}

/** What lies around some loads, read once for all of them. */
export interface RelatedOfLoads {
  readonly lines: ReadonlyMap<string, readonly StoredLoadLine[]>
  readonly names: ReadonlyMap<string, LoadNames>
  readonly vehicles: ReadonlyMap<string, LoadVehicle>
  readonly drivers: ReadonlyMap<string, PersonCard>
  readonly flags: ReadonlyMap<string, readonly Flag[]>
  /** Those that are offered to the actor's carrier. */
  readonly offered: ReadonlySet<string>
  /** When they were read. */
  readonly now: Date
}

type Reading = { readonly host: Host; readonly actor: PeatActor }

/** @param loads with their names where they were read together */
export async function relatedOfLoads(
  reader: PeatReader,
  { host, actor }: Reading,
  loads: readonly (StoredLoad | (StoredLoad & LoadNames))[],
): Promise<RelatedOfLoads> {
  if (loads.length === 0) return { ...nothing, now: host.clock.now() }
  const ids = loads.map(({ id }) => id)
  const own = ownTables(reader)
  const vehicles = unique(loads.map(({ vehicle }) => vehicle))
  const flagged = loads.filter(({ open_flags }) => open_flags > 0).map(({ id }) => id)
  const [lines, names, vehicleRows, cards, flags, offers] = await Promise.all([
    linesOf(reader, ids),
    namesIn(loads) ?? namesOf(reader, ids),
    vehicles.length === 0 ? [] : own.selectFrom('logistics_vehicle').selectAll().where('id', 'in', vehicles).execute(),
    host.people.cards({ ids: unique(loads.map(({ driver }) => driver)) }),
    flagged.length === 0
      ? []
      : own
          .selectFrom('peatsale_flag')
          .select(['load_id', 'flag'])
          .where('load_id', 'in', flagged)
          .where('resolved_at', 'is', null)
          .execute(),
    actor.carrier === ''
      ? []
      : own
          .selectFrom('peatsale_load_offer')
          .select('load_id')
          .where('carrier', '=', actor.carrier)
          .where('load_id', 'in', ids)
          .execute(),
  ])
  return {
    lines: Map.groupBy(lines, ({ load_id }) => load_id),
    names: new Map(names.map(({ id, ...of }) => [id, of])),
    vehicles: new Map(vehicleRows.map(({ id, plate, boxes }) => [id, { id, plate, boxes: boxesOf(boxes) }])),
    drivers: new Map(cards.map((card) => [card.id, card])),
    flags: new Map(
      [...Map.groupBy(flags, ({ load_id }) => load_id)].map(([id, rows]) => [
        id,
        unique(rows.map(({ flag }) => flag as Flag)),
      ]),
    ),
    offered: new Set(offers.map(({ load_id }) => load_id)),
    now: host.clock.now(),
  }
}

/** Those who do the work, or plan it: all others read of a load neither who drives it nor with what (2.6). */
const working: readonly LoadRole[] = ['leadOwn', 'driverOwn', 'loaderOwn', 'officeOwn', 'superadmin']

/** A row as somebody with these roles towards it sees it. */
export function loadRow(load: StoredLoad, around: RelatedOfLoads, roles: readonly LoadRole[]): LoadRow {
  const lines = around.lines.get(load.id) ?? []
  const names = around.names.get(load.id)
  const first = lines[0]
  const isWorking = roles.some((role) => working.includes(role)) && seesLoad(roles, load.state)
  const isOffice = roles.includes('officeOwn') || roles.includes('superadmin')
  const driver = load.driver === null ? undefined : around.drivers.get(load.driver)
  return {
    id: load.id,
    number: load.number,
    order: { id: load.order_id, number: names?.orderNumber ?? '' },
    seller: { id: load.seller, name: names?.sellerName ?? '' },
    customer: names?.customerName ?? '',
    site: names?.siteName == null ? null : { name: names.siteName, city: names.siteCity ?? '' },
    product: { fi: first?.name_fi ?? '', en: first?.name_en ?? '' },
    unit: unitOf(first?.unit),
    planned: sum(lines, ({ planned }) => planned),
    loaded: sumIfKnown(lines, ({ loaded }) => loaded),
    delivered: sumIfKnown(lines, ({ delivered }) => delivered),
    week: emptyIsNull<IsoWeek>(load.week),
    day: emptyIsNull<LocalDate>(load.day),
    deliveryDay: load.delivery_day as LocalDate | null,
    slotFrom: emptyIsNull<string>(load.slot_from),
    swamp: load.swamp === null ? null : { id: load.swamp, name: names?.swampName ?? '' },
    carrier: isWorking && load.carrier !== null ? { id: load.carrier, name: names?.carrierName ?? '' } : null,
    driver:
      isWorking && load.driver !== null
        ? { id: load.driver, name: driver?.name ?? '', isActive: driver?.active === true }
        : null,
    vehicle: (isWorking && load.vehicle !== null && around.vehicles.get(load.vehicle)) || null,
    offerUntil: load.state === 'open' && (isOffice || isOffered(roles)) ? load.offer_deadline : null,
    isCollected: load.is_collected === 1,
    state: load.state as LoadState,
    departed: load.departed_at !== null,
    arrived: load.arrived_site_at !== null,
    arrival: arrivalOf(load, names, around.now),
    flags: isOffice ? [...(around.flags.get(load.id) ?? [])] : [],
    problems: isWorking ? load.open_exceptions : 0,
    phones: roles.includes('leadOwn') ? phonesOf(load, around) : [],
    version: load.version,
  }
}

function isOffered(roles: readonly LoadRole[]): boolean {
  return roles.includes('leadOffered') || roles.includes('driverOffered')
}

/** As `crewPhonesOf` and `siteOf` show them on the page of the load. */
function phonesOf(load: StoredLoad, { drivers, names, now }: RelatedOfLoads): LoadRow['phones'] {
  if (!['assigned', 'loading', 'loaded'].includes(load.state)) return []
  const driver = load.driver === null ? undefined : drivers.get(load.driver)
  const site = isDueNow(load, now) ? names.get(load.id) : undefined
  const phones: LoadRow['phones'] = [
    { who: 'driver', name: driver?.name ?? '', telephone: driver?.telephone ?? '' },
    { who: 'site', name: site?.contactName ?? '', telephone: site?.contactPhone ?? '' },
  ]
  return phones.filter(({ telephone }) => telephone !== '')
}

/** The actor's roles towards a load whose surroundings have been read. */
export function rolesIn(actor: PeatActor, load: StoredLoad, { offered }: RelatedOfLoads): readonly LoadRole[] {
  const isOffered = load.state === 'open' && offered.has(load.id)
  return loadRolesOf(actor, load, { isOffered, wasDriver: false })
}

function linesOf(reader: PeatReader, ids: readonly string[]): Promise<StoredLoadLine[]> {
  return ownTables(reader)
    .selectFrom('peatsale_load_line')
    .innerJoin('peatsale_product', 'peatsale_product.id', 'peatsale_load_line.product')
    .innerJoin('peatsale_order_line', 'peatsale_order_line.id', 'peatsale_load_line.order_line')
    .selectAll('peatsale_load_line')
    .select(['code', 'name_fi', 'name_en', 'tolerance_pct'])
    .where('load_id', 'in', ids)
    .orderBy('load_id')
    .orderBy('peatsale_load_line.position')
    .execute()
}

const nothing: Omit<RelatedOfLoads, 'now'> = {
  lines: new Map(),
  names: new Map(),
  vehicles: new Map(),
  drivers: new Map(),
  flags: new Map(),
  offered: new Set(),
}

function unitOf(unit: string | undefined): 'm3' | 'pcs' | 'kg' {
  return unit === 'pcs' || unit === 'kg' ? unit : 'm3'
}

function emptyIsNull<Text extends string>(text: string): Text | null {
  return text === '' ? null : (text as Text)
}

function sum<Row>(rows: readonly Row[], of: (row: Row) => number): Quantity {
  return rows.reduce((total, row) => total + of(row), 0) as Quantity
}

/** Null while no line has one. */
function sumIfKnown<Row>(rows: readonly Row[], of: (row: Row) => number | null): Quantity | null {
  const known = rows.map(of).filter((quantity) => quantity !== null)
  return known.length === 0 ? null : (known.reduce((total, quantity) => total + quantity, 0) as Quantity)
}

function unique<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values.filter((value) => value !== null))]
}
