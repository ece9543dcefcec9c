/** A consignment with everything around it that its reader may know (7.3). */

import { offered } from '@workspace/logistics/contract'
import { minutes } from '@workspace/portal/server'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import type { SettledConsignment } from '../../contract/settlement/settle-output.ts'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import type { ConsignmentRole } from '../../contract/states/consignment-vocabulary.ts'
import type { StoredConsignment, StoredObjection, StoredPlant } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import type { Disclosure } from './disclosure.ts'
import { disclosureOf } from './disclosure.ts'
import { fieldDetails } from './field-details.ts'
import type { RelatedOfConsignments } from './listed-consignments.ts'
import { consignmentRow } from './listed-consignments.ts'
import { shownWeighing } from './weighings.ts'

interface Reading {
  readonly reader: ManureReader
  readonly actor: ManureActor
  readonly now: Date
}

interface Shown {
  readonly row: StoredConsignment
  readonly related: RelatedOfConsignments
  readonly roles: readonly ConsignmentRole[]
}

export async function consignmentDetails(
  { reader, actor, now }: Reading,
  { row, related, roles }: Shown,
): Promise<Consignment> {
  const own = ownTables(reader)
  const shown = disclosureOf(roles, row, { now, seesFreight: actor.seesFreight })
  const [plant, weighings, objection, documents, carrierRow] = await Promise.all([
    own.selectFrom('manuredelivery_plant').selectAll().where('id', '=', row.plant).executeTakeFirstOrThrow(),
    weighingsShown(reader, row),
    own
      .selectFrom('manuredelivery_objection')
      .selectAll()
      .where('consignment', '=', row.id)
      .orderBy('raised_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    shown.yard || shown.isReceiver ? manureDocuments.of(reader, { of: [row.id], isOffice: shown.isOffice }) : [],
    own
      .selectFrom('manuredelivery_carrier_row')
      .select(['net', 'carrier'])
      .where('consignment', '=', row.id)
      .executeTakeFirst(),
  ])
  const settled: SettledConsignment | null = row.settlement === null ? null : JSON.parse(row.settlement)
  const isOwnFreight = shown.isOffice || carrierRow?.carrier === actor.carrier
  return {
    ...consignmentRow(row, related, roles),
    storeDetails: shown.yard ? await storeOf(reader, row, shown) : null,
    plantDetails: plantOf(plant),
    field: shown.isOffice || shown.isCrew || shown.isReceiver ? await fieldDetails(reader, row, { shown, now }) : null,
    driverTelephone: await driverTelephone(reader, row, { shown, related }),
    times: timesOf(row),
    ...factsOf(row),
    weighings,
    stop: row.stopped_by === null ? null : { words: shown.isOffice ? row.stop_words : '' },
    objection: shown.money ? objectionOf(objection) : null,
    confirmedBy: row.confirmed_at === null ? null : row.confirmed_by === 'silence' ? 'silence' : 'person',
    nutrients: shown.money ? nutrientsOf(settled) : null,
    amounts: shown.money ? amountsOf(settled) : null,
    freight: shown.freight && isOwnFreight ? (carrierRow?.net ?? null) : null,
    documents,
    commands: withoutExpiredUndo(row, {
      commands: [...offered(consignmentMachine, { state: row.state as ConsignmentState, roles })],
      ...{ roles, now },
    }),
  }
}

async function weighingsShown(reader: ManureReader, row: StoredConsignment): Promise<Consignment['weighings']> {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_weighing')
    .selectAll()
    .where((of) => of.or([of('consignment', '=', row.id), ...(row.run === null ? [] : [of('run', '=', row.run)])]))
    .orderBy('id')
    .execute()
  return rows.map(shownWeighing)
}

async function storeOf(
  reader: ManureReader,
  row: StoredConsignment,
  { contact }: Disclosure,
): Promise<Consignment['storeDetails']> {
  const own = ownTables(reader)
  const store = await own
    .selectFrom('manuredelivery_store')
    .selectAll()
    .where('id', '=', row.store)
    .executeTakeFirstOrThrow()
  const site = await own.selectFrom('logistics_site').selectAll().where('id', '=', store.site).executeTakeFirst()
  const requests = own.selectFrom('manuredelivery_request').select(['instructions', 'contact_name', 'contact_phone'])
  const request = await requests.where('id', '=', row.request ?? '').executeTakeFirst()
  const lat = store.lat ?? site?.gate_lat ?? null
  const lon = store.lon ?? site?.gate_lon ?? null
  const instructions = [store.instructions, site?.instructions ?? '', request?.instructions ?? ''].map((text) =>
    text.trim(),
  )
  return {
    ...{ id: store.id, name: store.name, keepingPlace: store.keeping_place, loadingBy: store.loading_by },
    ...{
      surface: store.surface,
      street: site?.street ?? '',
      postalCode: site?.postal_code ?? '',
      city: site?.city ?? '',
    },
    place: contact && lat !== null && lon !== null ? { lat, lon } : null,
    instructions: [...new Set(instructions)].filter(Boolean).join('\n'),
    contactName: contact ? request?.contact_name || store.contact_name : '',
    contactTelephone: contact ? request?.contact_phone || store.contact_phone : '',
    gateCode: contact ? (site?.gate_code ?? '') : '',
  }
}

/** For the farm from the assignment until the reception, where the driver's settings show it; always for office and carrier. */
async function driverTelephone(
  reader: ManureReader,
  { driver, state }: StoredConsignment,
  { shown, related }: { readonly shown: Disclosure; readonly related: RelatedOfConsignments },
): Promise<string> {
  if (driver === null) return ''
  const telephone = related.drivers.get(driver)?.telephone ?? ''
  if (shown.isOffice || shown.isCrew) return telephone
  if (!shown.isFarm || !['assigned', 'loading', 'collected'].includes(state)) return ''
  const settings = ownTables(reader).selectFrom('logistics_driver').select('shows_phone').where('person', '=', driver)
  return (await settings.executeTakeFirst())?.shows_phone === 1 ? telephone : ''
}

function plantOf(plant: StoredPlant): Consignment['plantDetails'] {
  return {
    ...{ street: plant.street, postalCode: plant.postal_code, city: plant.city, phone: plant.phone },
    place: plant.lat === null || plant.lon === null ? null : { lat: plant.lat, lon: plant.lon },
    ...{ weighs: plant.weighs === 1, selfService: plant.self_service === 1 },
    asksTemperature: plant.asks_temperature === 1,
  }
}

function factsOf(row: StoredConsignment) {
  const { handed_over_kind: handed } = row
  return {
    waiting: { farm: row.waiting_farm, plant: row.waiting_plant },
    ...{ loadedM3: row.loaded_m3, measuredM3: row.measured_m3, basis: row.basis },
    handedOver: handed === null ? null : { kind: handed as 'name' | 'absent', name: row.handed_over_by },
    ...{
      kgSource: row.kg_source,
      temperature: row.temperature,
      sample: row.sample,
      bay: row.bay,
      remarks: row.remarks,
    },
    refusal:
      row.refused_at === null
        ? null
        : {
            ...{ kind: row.refusal_kind, cause: row.cause, next: row.next, words: row.refusal_words },
            returnedTo: row.returned_to,
          },
    failure: row.failed_at === null ? null : { reason: row.fail_reason, cause: row.cause, where: row.fail_place },
  }
}

function timesOf(row: StoredConsignment): Consignment['times'] {
  return {
    ...{ assigned: row.assigned_at, arrivedFarm: row.arrived_farm_at, collected: row.collected_at },
    ...{ departed: row.departed_at, arrivedPlant: row.arrived_plant_at, received: row.received_at },
    ...{ refused: row.refused_at, failed: row.failed_at, returned: row.returned_at },
  }
}

function objectionOf(objection: StoredObjection | undefined): Consignment['objection'] {
  if (objection === undefined) return null
  const { kind, words, claimed_kg, state, answer } = objection
  return { kind, words, claimedKg: claimed_kg, state, answer }
}

function nutrientsOf(settled: SettledConsignment | null): Consignment['nutrients'] {
  if (settled === null || settled.nutrients === null) return null
  const { source, dryKg, n, solubleN, p, k } = settled.nutrients
  // A type without table values, and no analysis: nothing is known.
  if (source === 'table' && dryKg + n + solubleN + p + k === 0) return null
  return { source, dryKg, n, solubleN, p, k }
}

function amountsOf(settled: SettledConsignment | null): Consignment['amounts'] {
  if (settled === null) return null
  const { rows, sale, purchase, balance, missing } = settled
  return {
    rows: rows.map((row) => ({ ...row })),
    ...{ saleGross: sale.gross, purchaseGross: purchase.gross, balance, missing: [...missing] },
  }
}

/** The windows go by the device's clock, which may be so far off; a press in between is refused with its words. */
const undoWindow = minutes(30) + minutes(10)

interface Offered {
  readonly commands: Consignment['commands']
  readonly roles: readonly ConsignmentRole[]
  readonly now: Date
}

function withoutExpiredUndo(row: StoredConsignment, { commands, roles, now }: Offered): Consignment['commands'] {
  if (roles.includes('officeOwn') || roles.includes('superadmin')) return commands
  const isOver = (since: string | null) => since !== null && now.getTime() - Date.parse(since) > undoWindow
  const gone = new Set<string>()
  if (isOver(row.arrived_farm_at) || row.collected_at !== null) gone.add('stopLoading')
  if (row.departed_at !== null) gone.add('undoCollected')
  if (isOver(row.received_at)) gone.add('undoReceived').add('correctReceived')
  return commands.filter((command) => !gone.has(command))
}
