/** A carrier as its people and its offices read and keep it. */
import type { Driver } from '@workspace/logistics/contract'
import { carriers } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { readCarrier, saveCarrier, saveDriver } from '../../contract/carriers/calls.ts'
import type { Carrier } from '../../contract/carriers/carrier.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { dispatchesManure } from '../rights/manure-actor.ts'
import { carrierName, isDriver, mayManage, publishCarrier, servedCompanies, vehiclesOf } from './carrier-store.ts'

const { reads, writes } = handlersOf<ManureActor>()

const readCarrierHandler = reads(readCarrier, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const manages = await mayManage(reader, actor, id)
  const name = manages || actor.carrier === id ? await carrierName(host, id) : undefined
  if (name === undefined) throw refuse('not_found')
  const drivers = await driversOf(host, id)
  return {
    carrier: await carrierOf(reader, actor, { id, name, manages }),
    // A driver has the own settings; what the others may do is the dispatcher's matter.
    drivers: manages ? drivers : drivers.filter((driver) => driver.id === actor.id),
    vehicles: await vehiclesOf(reader, id, request.now),
  }
})

const saveCarrierHandler = writes(saveCarrier, {
  prepare: ({ host }, { id }) => carrierName(host, id),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id } = given
    if (name === undefined || !(await mayManage(transaction, actor, id))) throw refuse('not_found')
    const version = await carriers.save(transaction, given, { name, now: request.now })
    if (version === undefined) throw refuse('modified_elsewhere')
    await publishCarrier(host, transaction, { carrier: id })
    return { id, version }
  },
})

const saveDriverHandler = writes(saveDriver, {
  prepare: async ({ host }, { carrier, person }) => {
    const card = await host.people.card(person)
    const isOfCarrier = card !== undefined && card.carrier === carrier && isDriver(card)
    return { name: isOfCarrier ? await carrierName(host, carrier) : undefined, driver: card?.name ?? '' }
  },
  write: async ({ host, actor, transaction, request, prepared: { name, driver } }, given, refuse) => {
    const { carrier, person, mayClaim, seesFreight } = given
    if (name === undefined || !(await mayManage(transaction, actor, carrier))) throw refuse('not_found')
    const saved = await carriers.saveDriver(transaction, given, { name, now: request.now })
    if (typeof saved === 'object') {
      throw saved.refused === 'invalid_input'
        ? refuse(saved.refused, { fields: [...saved.fields] })
        : refuse(saved.refused)
    }
    const own = ownTables(transaction)
    const rights = own.selectFrom('manuredelivery_driver_right').selectAll().where('person', '=', person)
    const stored = await rights.executeTakeFirst()
    const row = { carrier, may_claim: mayClaim ? 1 : 0, sees_freight: seesFreight ? 1 : 0 }
    const settled = own.insertInto('manuredelivery_driver_right').values({ person, ...row })
    await settled.onConflict((conflict) => conflict.column('person').doUpdateSet(row)).execute()
    if (stored?.may_claim !== row.may_claim || stored.sees_freight !== row.sees_freight) {
      const details = { mayClaim, seesFreight }
      await host.audit.append(transaction, request, { action: 'driverrights', target: driver, details })
    }
    await publishCarrier(host, transaction, { carrier })
    await host.live.publish(transaction, { topic: 'rights', ids: [person], channels: [] })
    return { id: person, version: saved }
  },
})

type Shown = { readonly id: string; readonly name: string; readonly manages: boolean }

async function carrierOf(reader: ManureReader, actor: ManureActor, { id, name, manages }: Shown): Promise<Carrier> {
  const own = ownTables(reader)
  const [row, companies, agreements, asking] = await Promise.all([
    carriers.read(reader, id),
    servedCompanies(reader, id),
    own.selectFrom('manuredelivery_carrier_agreement').selectAll().where('carrier', '=', id).execute(),
    manages ? askingOf(reader, id) : [],
  ])
  // An office learns of no other company that the carrier drives for, nor what that has written.
  const isOwn = actor.carrier === id
  const seen = companies.filter((company) => isOwn || actor.companies.includes(company))
  const written = agreements.filter(({ company }) => manages && seen.includes(company))
  return {
    ...{ id, name, version: row?.version ?? 0, businessId: row?.business_id ?? '' },
    ...{ licenceNumber: row?.licence_number ?? '', byproductNumber: row?.byproduct_number ?? '' },
    ...{ wasteRegisterNumber: row?.waste_register_number ?? '', insuranceUntil: row?.insurance_until ?? null },
    ...{ contact: row?.contact ?? '', companies: seen },
    settlementTerms: written.map(({ company, terms }) => ({ company, terms })),
    asking: asking.filter((company) => isOwn || actor.companies.includes(company.id)),
  }
}

function askingOf(reader: ManureReader, carrier: string) {
  return ownTables(reader)
    .selectFrom('manuredelivery_carrier_request')
    .innerJoin('logistics_company', 'logistics_company.id', 'manuredelivery_carrier_request.company')
    .select(['logistics_company.id', 'logistics_company.name'])
    .where('carrier', '=', carrier)
    .orderBy('asked_at')
    .orderBy('logistics_company.code')
    .execute()
}

/** The portal's people of the carrier who may still sign in, with what is set of each. */
async function driversOf({ people, database }: Host, carrier: string): Promise<Driver[]> {
  const reader = database.reading
  const rights = ownTables(reader).selectFrom('manuredelivery_driver_right').selectAll().where('carrier', '=', carrier)
  const cards = (await people.cards({ carrier })).filter(isDriver)
  return await carriers.drivers(reader, carrier, { cards, rights: await rights.execute(), isLead: dispatchesManure })
}

export const carrierCardHandlers = {
  readCarrier: readCarrierHandler,
  saveCarrier: saveCarrierHandler,
  saveDriver: saveDriverHandler,
}
