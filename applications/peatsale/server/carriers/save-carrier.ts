import type { Host } from '@workspace/portal/server'
import { answersOf } from '@workspace/portal/server'
import { saveCarrier, saveCarrierService } from '../../contract/index.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import { writeRow } from '../registers/write-row.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { carrierName, channelsOfCarrier, mayManage, settleCarrier } from './carrier-store.ts'
import { isDriver } from './read-carrier.ts'

const { writes } = answersOf<PeatActor>()

export const saveCarrierAnswer = writes(saveCarrier, {
  prepare: ({ host }, { id }) => carrierName(host, id),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { id, version, contact } = given
    if (name === undefined || !(await mayManage(transaction, actor, id))) throw refuse('not_found')
    const now = request.now
    const stored = await settleCarrier(transaction, { id, name, now })
    const values = {
      ...{ name, contact, sort_name: stored.sort_name, business_id: given.businessId },
      licence_number: given.licenceNumber,
      byproduct_number: given.byproductNumber,
      insurance_until: given.insuranceUntil,
      settlement_terms: stored.settlement_terms,
    }
    const written = await writeRow(transaction, 'peatsale_carrier', { id, version, now, isNew: false, values })
    if (written === undefined) throw refuse('modified_elsewhere')
    const channels = await channelsOfCarrier(transaction, id)
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels })
    return { id, version: written }
  },
})

export const saveCarrierServiceAnswer = writes(saveCarrierService, {
  prepare: async ({ host }, { carrier }) => ({
    name: await carrierName(host, carrier),
    drivers: await driversWithoutLead(host, carrier),
  }),
  write: async ({ host, actor, transaction, request, prepared: { name, drivers } }, given, refuse) => {
    const { carrier, seller, serves, zones } = given
    if (name === undefined || !actor.sellers.includes(seller)) throw refuse('not_found')
    if (!(await areZonesOf(transaction, seller, zones))) throw refuse('invalid_input', { fields: ['zones'] })
    await settleCarrier(transaction, { id: carrier, name, now: request.now })
    const before = await channelsOfCarrier(transaction, carrier)
    if (await settleService(transaction, given)) {
      const act = { action: 'servecarrier', target: name, details: { serves } }
      await auditForSellers({ host, transaction, request }, { ...act, sellers: [seller] })
    }
    await settleZones(transaction, { carrier, seller, zones: serves ? zones : [] })
    if (given.settlementTerms !== undefined) {
      await settleTerms(transaction, { carrier, seller, terms: given.settlementTerms })
    }
    if (serves && drivers.length > 0) {
      await letClaim(transaction, { carrier, drivers, now: request.now })
      await host.live.publish(transaction, { topic: 'rights', ids: drivers, channels: [] })
    }
    const channels = [...new Set([...before, ...(await channelsOfCarrier(transaction, carrier))])]
    await host.live.publish(transaction, { topic: 'registers', ids: [carrier], channels })
    return {}
  },
})

/** Where nobody leads the carrier, nobody could let its drivers claim loads (2.6). */
async function driversWithoutLead({ people }: Host, carrier: string): Promise<readonly string[]> {
  const drivers = (await people.cards({ carrier })).filter(isDriver)
  return drivers.some(({ transportadmin }) => transportadmin) ? [] : drivers.map(({ id }) => id)
}

/** They may from the start; what has been set of one stays. */
async function letClaim(
  transaction: PeatTransaction,
  { carrier, drivers, now }: { readonly carrier: string; readonly drivers: readonly string[]; readonly now: Date },
): Promise<void> {
  const rows = drivers.map((person) => ({
    ...{ person, carrier, may_claim: 1, sees_freight: 0, vehicle: null, shows_phone: 0, card_until: null },
    ...{ version: 1, changed_at: now.toISOString() },
  }))
  const settings = ownTables(transaction).insertInto('peatsale_carrier_driver').values(rows)
  await settings.onConflict((conflict) => conflict.column('person').doNothing()).execute()
}

async function areZonesOf(transaction: PeatTransaction, seller: string, zones: readonly string[]): Promise<boolean> {
  if (zones.length === 0) return true
  const own = ownTables(transaction).selectFrom('peatsale_zone').select('id').where('seller', '=', seller)
  return (await own.where('id', 'in', zones).execute()).length === new Set(zones).size
}

type Service = { readonly carrier: string; readonly seller: string; readonly serves: boolean }

/** @returns whether it is otherwise than before. */
async function settleService(transaction: PeatTransaction, { carrier, seller, serves }: Service): Promise<boolean> {
  const own = ownTables(transaction)
  if (serves) {
    const served = own.insertInto('peatsale_carrier_seller').values({ carrier, seller })
    const once = served.onConflict((conflict) => conflict.columns(['carrier', 'seller']).doNothing())
    return (await once.returning('carrier').execute()).length > 0
  }
  const served = own.deleteFrom('peatsale_carrier_seller').where('carrier', '=', carrier)
  return (await served.where('seller', '=', seller).returning('carrier').execute()).length > 0
}

/** Between this seller and the carrier: another seller neither reads nor changes it. */
async function settleTerms(
  transaction: PeatTransaction,
  row: { readonly carrier: string; readonly seller: string; readonly terms: string },
): Promise<void> {
  const terms = ownTables(transaction).insertInto('peatsale_carrier_terms').values(row)
  await terms.onConflict((is) => is.columns(['carrier', 'seller']).doUpdateSet({ terms: row.terms })).execute()
}

/** Zones of the seller; those of others that the carrier drives for stay as they are. */
async function settleZones(
  transaction: PeatTransaction,
  { carrier, seller, zones }: { readonly carrier: string; readonly seller: string; readonly zones: readonly string[] },
): Promise<void> {
  const own = ownTables(transaction)
  await own
    .deleteFrom('peatsale_carrier_zone')
    .where('carrier', '=', carrier)
    .where('zone', 'in', own.selectFrom('peatsale_zone').select('id').where('seller', '=', seller))
    .execute()
  const rows = [...new Set(zones)].map((zone) => ({ carrier, zone }))
  if (rows.length > 0) await own.insertInto('peatsale_carrier_zone').values(rows).execute()
}
