/** Of what notices are about, what the person may see now: asked again whenever they are read. */
import type { NoticeSubject } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadsSeenBy } from '../rights/load-roles.ts'
import { ordersSeenBy } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

export async function noticesSeen(
  reader: PeatReader,
  actor: PeatActor,
  subjects: readonly NoticeSubject[],
): Promise<ReadonlySet<string>> {
  const own = ownTables(reader)
  const ids = (kind: string) => [...new Set(subjects.flatMap((each) => (each.kind === kind ? [each.id] : [])))]
  const [loads, orders, requests] = [ids('load'), ids('order'), ids('request')]
  const seen = await Promise.all([
    loads.length === 0
      ? []
      : own
          .selectFrom('peatsale_load')
          .select('id')
          .where('id', 'in', loads)
          .where((of) => loadsSeenBy(actor, of))
          .execute(),
    orders.length === 0
      ? []
      : own
          .selectFrom('peatsale_order')
          .select('id')
          .where('id', 'in', orders)
          .where((of) => ordersSeenBy(actor, of))
          .execute(),
    requests.length === 0
      ? []
      : own
          .selectFrom('peatsale_customer_request')
          .select('id')
          .where('id', 'in', requests)
          .where('person', '=', actor.id)
          .execute(),
  ])
  const accounts = ids('customer').filter((id) => actor.accounts.includes(id))
  // An office has heard of the carrier by its own request; a dispatcher hears of the own one.
  const carriers = ids('carrier').filter((id) => actor.sellers.length > 0 || actor.carrier === id)
  const sellers = ids('seller').filter((id) => actor.sellers.includes(id))
  return new Set([...seen.flat().map(({ id }) => id), ...accounts, ...carriers, ...sellers])
}
