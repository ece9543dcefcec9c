/** The office's letter of the morning: on weekdays from 7.00, only where orders or requests wait (5.6). */
import { addDays, dayOf, momentAt, weekdayOf } from '@workspace/portal/contract'
import type { ApplicationJob, Host } from '@workspace/portal/server'
import { minutes } from '@workspace/portal/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letters } from '../letters/templates.ts'

const [from, until] = [7, 12]
const friday = 5
/** Marks of earlier days tell nothing any more. */
const daysKept = 7

export const officeDigest: ApplicationJob = {
  name: 'office-digest',
  every: minutes(1),
  run: async (host, now) => {
    const day = dayOf(now)
    // A portal that was off at seven tells it later in the morning; after that the inbox has told it.
    const isTime = now >= momentAt(day, from, 0) && now < momentAt(day, until, 0)
    if (!isTime || weekdayOf(day) > friday) return 0
    const told = ownTables(host.database.reading).selectFrom('peatsale_office_digest').select('day')
    if ((await told.where('day', '=', day).executeTakeFirst()) !== undefined) return 0
    return await host.database.writing((transaction) => tellOffices(transaction, { host, day, now }))
  },
}

type Telling = { readonly host: Host; readonly day: ReturnType<typeof dayOf>; readonly now: Date }

/** Once a day, whichever process comes first. */
async function tellOffices(transaction: PeatTransaction, { host, day, now }: Telling): Promise<number> {
  const own = ownTables(transaction)
  const first = own.insertInto('peatsale_office_digest').values({ day })
  const marked = await first
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (marked === undefined) return 0
  await own.deleteFrom('peatsale_office_digest').where('day', '<', addDays(day, -daysKept)).execute()
  const waiting = (await waitingAt(transaction)).filter(({ orders, requests }) => orders + requests > 0)
  const people = new Map<string, typeof waiting>()
  for (const seller of waiting) {
    const office = await host.people.cards({ administrators: `${seller.companyKey}admin` })
    for (const { id } of office) people.set(id, [...(people.get(id) ?? []), seller])
  }
  for (const [person, sellers] of people) {
    await host.notices.notify(transaction, {
      template: letters.office_digest,
      parameters: { sellers: sellers.map(({ name, orders, requests }) => ({ name, orders, requests })) },
      about: { kind: 'seller', id: sellers[0]?.id ?? '' },
      route: '/office/orders',
      to: [person],
      now,
    })
  }
  return people.size
}

interface Waiting {
  readonly id: string
  readonly name: string
  readonly companyKey: string
  readonly orders: number
  /** To change or cancel an order, and to become a customer. */
  readonly requests: number
}

async function waitingAt(reader: PeatReader): Promise<readonly Waiting[]> {
  const own = ownTables(reader)
  const [sellers, orders, changes, customers] = await Promise.all([
    own.selectFrom('peatsale_seller').select(['id', 'name', 'company_key']).orderBy('code').execute(),
    own
      .selectFrom('peatsale_order')
      .select(({ fn }) => ['seller', fn.countAll().as('count')])
      .where('state', '=', 'submitted')
      .groupBy('seller')
      .execute(),
    own
      .selectFrom('peatsale_order_request')
      .innerJoin('peatsale_order', 'peatsale_order.id', 'peatsale_order_request.order_id')
      .select(({ fn }) => ['seller', fn.countAll().as('count')])
      .where('peatsale_order_request.state', '=', 'open')
      .groupBy('seller')
      .execute(),
    own
      .selectFrom('peatsale_customer_request')
      .select(({ fn }) => ['seller', fn.countAll().as('count')])
      .where('state', '=', 'open')
      .groupBy('seller')
      .execute(),
  ])
  const countOf = (rows: typeof orders, id: string) => Number(rows.find(({ seller }) => seller === id)?.count ?? 0)
  return sellers.map(({ id, name, company_key: companyKey }) => ({
    ...{ id, name, companyKey, orders: countOf(orders, id) },
    requests: countOf(changes, id) + countOf(customers, id),
  }))
}
