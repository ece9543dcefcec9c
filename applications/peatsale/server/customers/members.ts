/** People of accounts, as cards of the portal. */
import type { PersonCard } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** So many cards the portal gives at once. */
const cardsAtOnce = 1000

export interface Member {
  readonly customer: string
  readonly person: string
  readonly isMain: boolean
}

export async function membersOf(reader: PeatReader, customers: readonly string[]): Promise<readonly Member[]> {
  if (customers.length === 0) return []
  const rows = await ownTables(reader)
    .selectFrom('peatsale_customer_member')
    .selectAll()
    .where('customer', 'in', customers)
    .execute()
  return rows.map(({ customer, person, is_main }) => ({ customer, person, isMain: is_main === 1 }))
}

export async function cardsOf(host: Host, people: readonly string[]): Promise<ReadonlyMap<string, PersonCard>> {
  const ids = [...new Set(people)]
  const cards = new Map<string, PersonCard>()
  for (let from = 0; from < ids.length; from += cardsAtOnce) {
    for (const card of await host.people.cards({ ids: ids.slice(from, from + cardsAtOnce) })) cards.set(card.id, card)
  }
  return cards
}

/** The accounts among these where nobody is left who could sign in: the office has to ask who takes over (2.6). */
export async function unattendedAmong(
  host: Host,
  reader: PeatReader,
  customers: readonly string[],
): Promise<ReadonlySet<string>> {
  const members = await membersOf(reader, customers)
  const cards = await cardsOf(
    host,
    members.map(({ person }) => person),
  )
  const attended = new Set(members.filter(({ person }) => cards.get(person)?.active).map(({ customer }) => customer))
  return new Set(customers.filter((customer) => !attended.has(customer)))
}

/** Writes somebody into the account, once; its first member is the main one. */
export async function insertMember(transaction: PeatReader, customer: string, person: string): Promise<void> {
  const others = await membersOf(transaction, [customer])
  await ownTables(transaction)
    .insertInto('peatsale_customer_member')
    .values({ customer, person, is_main: others.length === 0 ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(['customer', 'person']).doNothing())
    .execute()
}
