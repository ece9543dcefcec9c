/** For which companies a carrier drives: the company asks, the carrier consents. */
import { carriers } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { answerCarrierService, saveCarrierService } from '../../contract/carriers/calls.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { carrierName, publishCarrier, servedCompanies } from './carrier-store.ts'

const { writes } = handlersOf<ManureActor>()

const saveCarrierServiceHandler = writes(saveCarrierService, {
  prepare: ({ host }, { carrier }) => carrierName(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: name }, given, refuse) => {
    const { carrier, company, serves, settlementTerms } = given
    if (name === undefined || !actor.companies.includes(company)) throw refuse('not_found')
    await carriers.settle(transaction, { id: carrier, name, now: request.now })
    const isServed = (await servedCompanies(transaction, carrier)).includes(company)
    const asks = serves && !isServed && !actor.roles.has('superadmin')
    const of = { host, transaction, request, carrier, company, name }
    if (asks) await ask(of)
    else {
      await forgetRequest(of)
      await settleService(of, serves)
    }
    if (settlementTerms !== undefined) await settleTerms(transaction, { carrier, company, terms: settlementTerms })
    await publishCarrier(host, transaction, { carrier, besides: [company] })
    return { asked: asks }
  },
})

const answerCarrierServiceHandler = writes(answerCarrierService, {
  prepare: ({ host }, { carrier }) => carrierName(host, carrier),
  write: async ({ host, actor, transaction, request, prepared: name }, { carrier, company, accepts }, refuse) => {
    const isOwn = actor.roles.has('superadmin') || (actor.roles.has('carrierLead') && actor.carrier === carrier)
    const of = { host, transaction, request, carrier, company, name: name ?? '' }
    if (name === undefined || !isOwn || !(await forgetRequest(of))) throw refuse('not_found')
    if (accepts) await settleService(of, true)
    else await host.audit.append(transaction, request, { action: 'declineservice', target: name, details: {} })
    await publishCarrier(host, transaction, { carrier, besides: [company] })
    return {}
  },
})

interface Between {
  readonly host: Host
  readonly transaction: ManureTransaction
  readonly request: Parameters<Host['audit']['append']>[1] & { readonly now: Date }
  readonly carrier: string
  readonly company: string
  /** Of the carrier. */
  readonly name: string
}

/** Asked twice is asked once. */
async function ask({ host, transaction, request, carrier, company, name }: Between): Promise<void> {
  const row = { carrier, company, asked_at: request.now.toISOString() }
  const asked = ownTables(transaction).insertInto('manuredelivery_carrier_request').values(row)
  const once = asked.onConflict((conflict) => conflict.columns(['carrier', 'company']).doNothing())
  if ((await once.returning('carrier').execute()).length === 0) return
  await host.audit.append(transaction, request, { action: 'askservice', target: name, details: {} })
}

/** @returns whether the carrier had been asked. */
async function forgetRequest({ transaction, carrier, company }: Between): Promise<boolean> {
  const asked = ownTables(transaction).deleteFrom('manuredelivery_carrier_request').where('carrier', '=', carrier)
  return (await asked.where('company', '=', company).returning('carrier').execute()).length > 0
}

async function settleService(of: Between, serves: boolean): Promise<void> {
  const { host, transaction, request, name } = of
  if (!(await isServiceChanged(of, serves))) return
  await host.audit.append(transaction, request, { action: 'servecarrier', target: name, details: { serves } })
  // Which vehicles an office hears of follows from its carriers; who its people are only the portal knows.
  await host.live.publish(transaction, { topic: 'rights', channels: [] })
}

/** @returns whether it is otherwise than before. */
async function isServiceChanged({ transaction, carrier, company }: Between, serves: boolean): Promise<boolean> {
  const own = ownTables(transaction)
  if (serves) {
    const served = own.insertInto('manuredelivery_carrier_company').values({ carrier, company })
    const once = served.onConflict((conflict) => conflict.columns(['carrier', 'company']).doNothing())
    return (await once.returning('carrier').execute()).length > 0
  }
  const served = own.deleteFrom('manuredelivery_carrier_company').where('carrier', '=', carrier)
  return (await served.where('company', '=', company).returning('carrier').execute()).length > 0
}

/** Between this company and the carrier: another company neither reads nor changes it. */
async function settleTerms(
  transaction: ManureTransaction,
  row: { readonly carrier: string; readonly company: string; readonly terms: string },
): Promise<void> {
  const terms = ownTables(transaction).insertInto('manuredelivery_carrier_agreement').values(row)
  await terms.onConflict((is) => is.columns(['carrier', 'company']).doUpdateSet({ terms: row.terms })).execute()
}

export const serviceHandlers = {
  saveCarrierService: saveCarrierServiceHandler,
  answerCarrierService: answerCarrierServiceHandler,
}
