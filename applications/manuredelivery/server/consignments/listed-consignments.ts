/** Consignments as lists show them, cut to who reads them (7.3). */

import type { IsoWeek, LocalDate, PersonCard } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import type { ConsignmentRole } from '../../contract/states/consignment-vocabulary.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { confirmWithin } from '../letters/consignment-letters.ts'
import { consignmentRolesOf, seesConsignment } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole } from '../rights/request-roles.ts'

interface ConsignmentNames {
  readonly requestNumber: string | null
  readonly companyName: string
  readonly farmName: string
  readonly storeName: string
  readonly municipality: string
  readonly typeCode: string
  readonly nameFi: string
  readonly nameEn: string
  readonly plantName: string
  readonly carrierName: string | null
  readonly plate: string | null
  readonly runVersion: number | null
}

export interface RelatedOfConsignments {
  readonly names: ReadonlyMap<string, ConsignmentNames>
  readonly drivers: ReadonlyMap<string, PersonCard>
  readonly flags: ReadonlyMap<string, readonly Flag[]>
  /** Ids of those that are offered to the reader's carrier. */
  readonly offered: ReadonlySet<string>
}

interface Reading {
  readonly host: Pick<Host, 'people'>
  readonly reader: ManureReader
  readonly actor: ManureActor
}

export async function relatedOfConsignments(
  { host, reader, actor }: Reading,
  rows: readonly StoredConsignment[],
): Promise<RelatedOfConsignments> {
  if (rows.length === 0) return { names: new Map(), drivers: new Map(), flags: new Map(), offered: new Set() }
  const ids = rows.map(({ id }) => id)
  const own = ownTables(reader)
  const flagged = rows.filter(({ open_flags }) => open_flags > 0).map(({ id }) => id)
  const [names, cards, flags, offers] = await Promise.all([
    namesOf(reader, ids),
    host.people.cards({ ids: [...new Set(rows.flatMap(({ driver }) => driver ?? []))] }),
    flagged.length === 0
      ? []
      : own
          .selectFrom('manuredelivery_flag')
          .select(['consignment', 'flag'])
          .where('consignment', 'in', flagged)
          .where('resolved_at', 'is', null)
          .execute(),
    actor.carrier === ''
      ? []
      : own
          .selectFrom('manuredelivery_offer')
          .select('consignment')
          .where('carrier', '=', actor.carrier)
          .where('consignment', 'in', ids)
          .execute(),
  ])
  const byConsignment = Map.groupBy(flags, ({ consignment }) => consignment)
  return {
    names: new Map(names.map(({ id, ...of }) => [id, of])),
    drivers: new Map(cards.map((card) => [card.id, card])),
    flags: new Map([...byConsignment].map(([id, of]) => [id, of.map(({ flag }) => flag as Flag)])),
    offered: new Set(offers.map(({ consignment }) => consignment)),
  }
}

async function namesOf(reader: ManureReader, ids: readonly string[]) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .leftJoin('manuredelivery_request as request', 'request.id', 'of.request')
    .innerJoin('logistics_company as company', 'company.id', 'of.company')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .innerJoin('manuredelivery_store as store', 'store.id', 'of.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'of.plant')
    .leftJoin('logistics_carrier as carrier', 'carrier.id', 'of.carrier')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'of.vehicle')
    .leftJoin('manuredelivery_run as run', 'run.id', 'of.run')
    .select(['of.id', 'request.number as requestNumber', 'company.name as companyName', 'account.name as farmName'])
    .select(['store.name as storeName', 'store.municipality', 'type.code as typeCode', 'type.name_fi as nameFi'])
    .select(['type.name_en as nameEn', 'plant.name as plantName', 'carrier.name as carrierName', 'plate'])
    .select('run.version as runVersion')
    .where('of.id', 'in', ids)
    .execute()
}

/** The actor's roles towards a consignment whose surroundings have been read. */
export function rolesIn(
  actor: ManureActor,
  row: StoredConsignment,
  { offered }: RelatedOfConsignments,
): readonly ConsignmentRole[] {
  const isOffered = row.state === 'open' && offered.has(row.id)
  return consignmentRolesOf(actor, row, { isOffered, wasDriver: false })
}

const weighingFlags: readonly Flag[] = [
  ...(['tare_missing', 'off_division', 'unverified_scale', 'weight_differs', 'scales_differ', 'overweight'] as const),
]
const carriers: readonly ConsignmentRole[] = ['leadOwn', 'driverOwn']

/** A row as somebody with these roles towards it sees it. */
export function consignmentRow(
  row: StoredConsignment,
  { names, drivers, flags }: RelatedOfConsignments,
  roles: readonly ConsignmentRole[],
): ConsignmentRow {
  const of = names.get(row.id)
  const isOffice = roles.some(isOfficeRole)
  const isFarm = roles.includes('farmOwn')
  const isReceiver = roles.includes('receiverOwn')
  const isCrew = roles.some((role) => carriers.includes(role))
  const isOffered = !seesConsignment(
    roles.filter((role) => !role.endsWith('Offered')),
    row.state,
  )
  const driver = row.driver === null ? undefined : drivers.get(row.driver)
  const isUnderWay = ['assigned', 'loading', 'collected'].includes(row.state)
  const seesTruck = isOffice || isCrew || isReceiver || (isFarm && isUnderWay)
  const name = driver?.name ?? ''
  const open = flags.get(row.id) ?? []
  const until = row.asked_at === null ? null : new Date(Date.parse(row.asked_at) + confirmWithin).toISOString()
  return {
    id: row.id,
    number: row.number,
    request: row.request !== null && (isOffice || isFarm) ? { id: row.request, number: of?.requestNumber ?? '' } : null,
    company: { id: row.company, name: of?.companyName ?? '' },
    // Who is only offered it reads the municipality, not whose manure it is.
    farm: isOffered ? '' : (of?.farmName ?? ''),
    municipality: of?.municipality ?? '',
    store: isOffered ? '' : (of?.storeName ?? ''),
    type: { code: of?.typeCode ?? '', fi: of?.nameFi ?? '', en: of?.nameEn ?? '' },
    plant: { id: row.plant, name: of?.plantName ?? '' },
    plannedKg: row.planned_kg,
    estimateKg: row.estimate_kg,
    netKg: row.kg,
    week: (row.week || null) as IsoWeek | null,
    day: (row.day || null) as LocalDate | null,
    slotFrom: row.slot_from || null,
    carrier: row.carrier !== null && (isOffice || isCrew) ? { id: row.carrier, name: of?.carrierName ?? '' } : null,
    driver:
      row.driver !== null && seesTruck
        ? { id: isOffice || isCrew ? row.driver : '', name: isOffice || isCrew ? name : (name.split(' ')[0] ?? '') }
        : null,
    vehicle: row.vehicle !== null && seesTruck ? { id: row.vehicle, plate: of?.plate ?? '' } : null,
    offerUntil: row.state === 'open' && (isOffice || isOffered) ? row.offer_deadline : null,
    run:
      row.run !== null && (isOffice || isCrew) ? { id: row.run, stop: row.stop, version: of?.runVersion ?? 0 } : null,
    state: row.state as ConsignmentRow['state'],
    isStopped: row.stopped_by !== null,
    departed: row.departed_at !== null,
    arrived: row.arrived_plant_at !== null,
    confirmUntil: row.state === 'received' && (isOffice || isFarm) ? until : null,
    flags: isOffice ? [...open] : isReceiver ? open.filter((flag) => weighingFlags.includes(flag)) : [],
    problems: isOffice || isCrew ? row.open_exceptions : 0,
    hasObjection: (isOffice || isFarm) && row.has_objection === 1,
    isUndecided: isOffice && row.state === 'refused' && row.next === 'undecided',
    version: row.version,
  }
}
