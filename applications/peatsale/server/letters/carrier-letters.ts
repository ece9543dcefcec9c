/** Letters between a seller and a carrier: it is asked to drive for the seller, and its loads are invoiced. */

import type { Sending } from '@workspace/logistics/server'
import { leadsOf } from '@workspace/logistics/server'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { isCarrierLead } from '../rights/peat-actor.ts'
import { noticeToOffice, notifyPeople } from './receivers.ts'
import { letters } from './templates.ts'

type OfService = Sending & { readonly seller: string; readonly carrier: string; readonly name: string }

/** To the dispatchers of the carrier; where it has none, to those who may answer for it. */
export async function mailServiceAsked(transaction: PeatTransaction, of: OfService): Promise<void> {
  const { seller, carrier, name, host } = of
  const leads = await leadsOf(host, carrier, isCarrierLead)
  const superadmins = leads.length > 0 ? [] : await host.people.cards({ administrators: 'superadmin' })
  const people = leads.length > 0 ? leads : superadmins.map(({ id }) => id)
  const parameters = { seller: await nameOf(transaction, seller), carrier: name }
  const route = leads.length > 0 ? ('/carrier/crew' as const) : ('/office/carriers' as const)
  const asked = { template: letters.service_asked, parameters, about: { kind: 'carrier', id: carrier }, route }
  await notifyPeople(transaction, { ...of, people }, asked)
}

export async function mailServiceAnswered(
  transaction: PeatTransaction,
  { accepts, ...of }: OfService & { readonly accepts: boolean },
): Promise<void> {
  const { carrier, name } = of
  const parameters = { seller: await nameOf(transaction, of.seller), carrier: name, accepts }
  const about = { kind: 'carrier', id: carrier }
  const route = '/office/carriers'
  await noticeToOffice(transaction, of, { template: letters.service_answered, parameters, about, route })
}

type OfBatch = Sending & { readonly seller: string; readonly batch: string; readonly number: string }

/** To the dispatchers of each carrier that drove for the batch: how many of its loads it holds, and their freight. */
export async function mailBatchExported(transaction: PeatTransaction, of: OfBatch): Promise<void> {
  const { host, seller, batch, number } = of
  const own = ownTables(transaction)
  const loads = own.selectFrom('peatsale_invoice_row').select('load_id').where('batch', '=', batch)
  const owed = await own
    .selectFrom('peatsale_carrier_row')
    .select(({ fn }) => ['carrier', fn.count('load_id').distinct().as('loads'), fn.sum('amount').as('amount')])
    .where('load_id', 'in', loads)
    .groupBy('carrier')
    .orderBy('carrier')
    .execute()
  const name = await nameOf(transaction, seller)
  for (const { carrier, loads: count, amount } of owed) {
    const people = await leadsOf(host, carrier, isCarrierLead)
    const parameters = { seller: name, number, loads: Number(count), amount: Number(amount) }
    const about = { kind: 'carrier', id: carrier }
    const route = '/loads'
    await notifyPeople(transaction, { ...of, people }, { template: letters.batch_exported, parameters, about, route })
  }
}

async function nameOf(transaction: PeatTransaction, seller: string): Promise<string> {
  const sellers = ownTables(transaction).selectFrom('peatsale_seller').select('name')
  return (await sellers.where('id', '=', seller).executeTakeFirstOrThrow()).name
}
