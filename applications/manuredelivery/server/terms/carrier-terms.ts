/** What a company pays its carriers (lanta-appi S16): the office edits it, a foreman reads the row of the own carrier. */
import type { Cents, InputOf, Quantity } from '@workspace/portal/contract'
import { handlersOf, writeRow } from '@workspace/portal/server'
import type { CarrierTerm } from '../../contract/index.ts'
import { readCarrierTerms, saveCarrierTerm } from '../../contract/index.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads, writes } = handlersOf<ManureActor>()

type CarrierTermRow = ManureTables['manuredelivery_carrier_term']
type Given = InputOf<typeof saveCarrierTerm>

const readCarrierTermsHandler = reads(readCarrierTerms, async ({ host, actor }, { company }, refuse) => {
  const isOffice = actor.companies.includes(company)
  if (!isOffice && !actor.roles.has('carrierLead')) throw refuse('not_found')
  const all = ownTables(host.database.reading).selectFrom('manuredelivery_carrier_term').selectAll()
  const ofCompany = all.where('company', '=', company).orderBy('carrier')
  const rows = await (isOffice ? ofCompany : ofCompany.where('carrier', '=', actor.carrier)).execute()
  if (!isOffice && rows.length === 0) throw refuse('not_found')
  const names = new Map((await host.transportCompanies()).map(({ _id, companyname }) => [_id, companyname]))
  return { terms: rows.map((row) => carrierTermOf(row, names)) }
})

const saveCarrierTermHandler = writes(saveCarrierTerm, {
  prepare: async ({ host }, { carrier }, refuse) => {
    const isCarrier = carrier === null || (await host.transportCompanies()).some(({ _id }) => _id === carrier)
    if (!isCarrier) throw refuse('invalid_input', { fields: ['carrier'] })
  },
  write: async ({ actor, transaction, request }, given, refuse) => {
    const { id, version, company } = given
    const stored = await carrierTermRow(transaction, id)
    const isOwn = actor.companies.includes(company) && (stored === undefined || stored.company === company)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (await isCarrierTaken(transaction, given)) throw refuse('invalid_input', { fields: ['carrier'] })
    const row = { id, version, now: request.now, isNew: stored === undefined, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'manuredelivery_carrier_term', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const isTaken = await isCarrierTaken(host.database.reading, given)
    throw isTaken ? refuse('invalid_input', { fields: ['carrier'] }) : refuse('modified_elsewhere')
  },
})

export const carrierTermHandlers = {
  readCarrierTerms: readCarrierTermsHandler,
  saveCarrierTerm: saveCarrierTermHandler,
}

function carrierTermRow(reader: ManureReader, id: string): Promise<CarrierTermRow | undefined> {
  const rows = ownTables(reader).selectFrom('manuredelivery_carrier_term').selectAll()
  return rows.where('id', '=', id).executeTakeFirst()
}

async function isCarrierTaken(reader: ManureReader, { id, company, carrier }: Given): Promise<boolean> {
  const others = ownTables(reader).selectFrom('manuredelivery_carrier_term').select('id').where('id', '!=', id)
  const same = others.where('company', '=', company).where('carrier', '=', carrier ?? '')
  return (await same.executeTakeFirst()) !== undefined
}

function columnsOf(given: Given): Omit<CarrierTermRow, 'id' | 'version' | 'changed_at'> {
  const { company, carrier, kind, price, minimum = null, minChargeable = null } = given
  return {
    ...{ company, carrier: carrier ?? '', kind, price, minimum, min_chargeable: minChargeable },
    ...{ fuel_bp: given.fuelBp, waiting_per_hour: given.waitingPerHour, wasted_trip: given.wastedTrip },
    ...{ free_minutes_farm: given.freeMinutesFarm, free_minutes_plant: given.freeMinutesPlant },
    refused_return: given.refusedReturn,
  }
}

function carrierTermOf(row: CarrierTermRow, names: ReadonlyMap<string, string>): CarrierTerm {
  const { id, version, carrier, minimum, min_chargeable } = row
  return {
    ...{ id, version, carrier: carrier === '' ? null : { id: carrier, name: names.get(carrier) ?? '' } },
    kind: row.kind as CarrierTerm['kind'],
    price: row.price as CarrierTerm['price'],
    ...(minimum === null ? {} : { minimum: minimum as Cents }),
    ...(min_chargeable === null ? {} : { minChargeable: min_chargeable as Quantity }),
    fuelBp: row.fuel_bp as CarrierTerm['fuelBp'],
    waitingPerHour: row.waiting_per_hour as Cents,
    ...{ freeMinutesFarm: row.free_minutes_farm, freeMinutesPlant: row.free_minutes_plant },
    wastedTrip: row.wasted_trip as Cents,
    refusedReturn: row.refused_return as CarrierTerm['refusedReturn'],
  }
}
