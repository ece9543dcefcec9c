/** For which sellers a carrier drives: the seller asks, the carrier consents (2.6). */
import { carriers } from '@workspace/logistics/server'
import type { AskOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { answerCarrierService, saveCarrierService } from '../../contract/index.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { mailServiceAnswered, mailServiceAsked } from '../letters/carrier-letters.ts'
import { auditForSellers } from '../registers/audit-sellers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { servedSellers } from '../rights/worked-sellers.ts'
import { carrierName, channelsOfCarrier } from './carrier-store.ts'
import { isDriver } from './read-carrier.ts'

const { writes } = handlersOf<PeatActor>()

export const saveCarrierServiceHandler = writes(saveCarrierService, {
  prepare: ({ host }, { carrier }) => known(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: { name, drivers } }, given, refuse) => {
    const { carrier, seller, serves } = given
    if (name === undefined || !actor.sellers.includes(seller)) throw refuse('not_found')
    if (!(await areZonesOf(transaction, seller, given.zones))) throw refuse('invalid_input', { fields: ['zones'] })
    await carriers.settle(transaction, { id: carrier, name, now: request.now })
    const isServed = (await servedSellers(transaction, carrier)).includes(seller)
    const asks = serves && !isServed && !actor.roles.has('superadmin')
    const of = { host, transaction, request, carrier, name, seller }
    if (asks) await ask(of, actor.id)
    else {
      await forgetRequest(transaction, of)
      await settleService(of, { serves, drivers })
      await settleAgreed(transaction, given)
    }
    await tellOfCarrier(of)
    return { asked: asks }
  },
})

export const answerCarrierServiceHandler = writes(answerCarrierService, {
  prepare: ({ host }, { carrier }) => known(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: { name, drivers } }, given, refuse) => {
    const { carrier, seller, accepts } = given
    const isOwn = actor.roles.has('superadmin') || (actor.roles.has('carrierLead') && actor.carrier === carrier)
    if (name === undefined || !isOwn || !(await forgetRequest(transaction, given))) throw refuse('not_found')
    const of = { host, transaction, request, carrier, name, seller }
    if (accepts) await settleService(of, { serves: true, drivers })
    else await audit(of, 'declineservice', {})
    await mailServiceAnswered(transaction, { host, now: request.now, by: actor.id, seller, carrier, name, accepts })
    await tellOfCarrier(of)
    return {}
  },
})

async function known(host: Host, carrier: string) {
  return { name: await carrierName(host, carrier), drivers: await driversWithoutLead(host, carrier) }
}

type Acting = Parameters<typeof auditForSellers>[0]

type Between = Acting & {
  readonly request: Exclude<Acting['request'], 'portal'>
  readonly carrier: string
  readonly name: string
  readonly seller: string
}

/** Asked twice is asked once. */
async function ask(of: Between, by: string): Promise<void> {
  const { host, transaction, carrier, name, seller, request } = of
  const row = { carrier, seller, asked_at: request.now.toISOString() }
  const once = ownTables(transaction)
    .insertInto('peatsale_carrier_request')
    .values(row)
    .onConflict((conflict) => conflict.columns(['carrier', 'seller']).doNothing())
  if ((await once.returning('carrier').execute()).length === 0) return
  await audit(of, 'askservice', {})
  await mailServiceAsked(transaction, { host, now: request.now, by, seller, carrier, name })
}

/** @returns whether the carrier had been asked. */
async function forgetRequest(
  transaction: PeatTransaction,
  { carrier, seller }: Pick<Between, 'carrier' | 'seller'>,
): Promise<boolean> {
  const asked = ownTables(transaction).deleteFrom('peatsale_carrier_request').where('carrier', '=', carrier)
  return (await asked.where('seller', '=', seller).returning('carrier').execute()).length > 0
}

type Service = { readonly serves: boolean; readonly drivers: readonly string[] }

async function settleService(of: Between, { serves, drivers }: Service): Promise<void> {
  const { host, transaction, carrier } = of
  if (await isServiceChanged(of, serves)) {
    await audit(of, 'servecarrier', { serves })
    // Which vehicles an office hears of follows from its carriers; who its people are only the portal knows.
    await host.live.publish(transaction, { topic: 'rights', channels: [] })
  }
  if (!serves || drivers.length === 0) return
  await letClaim(transaction, { carrier, drivers })
  await host.live.publish(transaction, { topic: 'rights', ids: drivers, channels: [] })
}

const audit = (of: Between, action: string, details: object) =>
  auditForSellers(of, { action, target: of.name, details, sellers: [of.seller] })

/** To the carrier, and to every seller in whose lists it is, or was. */
async function tellOfCarrier({ host, transaction, carrier, seller }: Between): Promise<void> {
  const channels = [...new Set([`seller:${seller}`, ...(await channelsOfCarrier(transaction, carrier))])]
  await host.live.publish(transaction, { topic: 'registers', ids: [carrier], channels })
}

/** Where nobody leads the carrier, nobody could let its drivers claim loads (2.6). */
async function driversWithoutLead({ people }: Host, carrier: string): Promise<readonly string[]> {
  const drivers = (await people.cards({ carrier })).filter(isDriver)
  return drivers.some(({ transportadmin }) => transportadmin) ? [] : drivers.map(({ id }) => id)
}

/** They may from the start; what has been set of one stays. */
async function letClaim(
  transaction: PeatTransaction,
  { carrier, drivers }: { readonly carrier: string; readonly drivers: readonly string[] },
): Promise<void> {
  const rows = drivers.map((person) => ({ person, carrier, may_claim: 1, sees_freight: 0 }))
  const settings = ownTables(transaction).insertInto('peatsale_driver_right').values(rows)
  await settings.onConflict((conflict) => conflict.column('person').doNothing()).execute()
}

async function areZonesOf(transaction: PeatTransaction, seller: string, zones: readonly string[]): Promise<boolean> {
  if (zones.length === 0) return true
  const own = ownTables(transaction).selectFrom('peatsale_zone').select('id').where('seller', '=', seller)
  return (await own.where('id', 'in', zones).execute()).length === new Set(zones).size
}

/** @returns whether it is otherwise than before. */
async function isServiceChanged({ transaction, carrier, seller }: Between, serves: boolean): Promise<boolean> {
  const own = ownTables(transaction)
  if (serves) {
    const served = own.insertInto('peatsale_carrier_seller').values({ carrier, seller })
    const once = served.onConflict((conflict) => conflict.columns(['carrier', 'seller']).doNothing())
    return (await once.returning('carrier').execute()).length > 0
  }
  const served = own.deleteFrom('peatsale_carrier_seller').where('carrier', '=', carrier)
  return (await served.where('seller', '=', seller).returning('carrier').execute()).length > 0
}

async function settleAgreed(
  transaction: PeatTransaction,
  { carrier, seller, serves, zones, settlementTerms }: AskOf<typeof saveCarrierService>,
): Promise<void> {
  await settleZones(transaction, { carrier, seller, zones: serves ? zones : [] })
  if (settlementTerms !== undefined) await settleTerms(transaction, { carrier, seller, terms: settlementTerms })
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
