/** The office's one search (5.5): customers and transport first, then the orders and loads of those and by number. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { anythingFindMost, findAnything } from '../../contract/search/search-call.ts'
import { foundCustomers } from '../customers/find-customers.ts'
import { officeRows } from '../customers/search-customers.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { foundTransport } from './found-transport.ts'
import { foundLoads, foundOrders } from './found-work.ts'

const { reads } = handlersOf<PeatActor>()

export const findAnythingHandler = reads(findAnything, async ({ host, actor }, { find }) => {
  const [customers, transport] = await Promise.all([
    customersOf(host, actor.sellers, find),
    foundTransport(host, actor.sellers, find),
  ])
  const of = {
    ...{ find, sellers: actor.sellers, customers: customers.map(({ id }) => id) },
    vehicles: transport.flatMap(({ kind, id }) => (kind === 'vehicle' ? [id] : [])),
    drivers: transport.flatMap(({ kind, id }) => (kind === 'driver' ? [id] : [])),
  }
  const [orders, loads] = await Promise.all([foundOrders(host, actor, of), foundLoads(host, of)])
  return { orders, loads, customers, transport }
})

async function customersOf(
  host: Host,
  sellers: readonly string[],
  find: string,
): Promise<AnswerOf<typeof findAnything>['customers']> {
  if (sellers.length === 0) return []
  const found = await foundCustomers(host, sellers, { find, tag: '', onHold: false, closed: false })
  const stored = await found.selectAll().orderBy('sort_name').orderBy('id').limit(anythingFindMost).execute()
  return (await officeRows(host, sellers, stored)).map(({ id, name, sites, office }) => ({
    ...{ id, name, number: office?.numbers.map(({ number }) => number).join(', ') ?? '' },
    ...{ place: sites[0]?.municipality ?? '', telephone: office?.contact.telephone ?? '' },
  }))
}
