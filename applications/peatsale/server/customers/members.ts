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
  /** Somebody has yet to approve: nothing of the account is shown to the person. */
  readonly waits: boolean
  /** Sees what the account has with each of its sellers; the main member does so always. */
  readonly seesAll: boolean
  /** Those that admitted the member. */
  readonly sellers: readonly string[]
}

/** Those who wait for an approval, too. */
export async function everyMember(reader: PeatReader, customers: readonly string[]): Promise<readonly Member[]> {
  if (customers.length === 0) return []
  const own = ownTables(reader)
  const members = own.selectFrom('peatsale_customer_member').selectAll().where('customer', 'in', customers)
  const admitted = own.selectFrom('peatsale_member_seller').selectAll().where('customer', 'in', customers)
  const [rows, sellers] = [await members.execute(), await admitted.orderBy('seller').execute()]
  return rows.map(({ customer, person, is_main, opened, waiting }) => ({
    ...{ customer, person, isMain: is_main === 1, waits: waiting === 1, seesAll: opened === 1 },
    sellers: sellers.flatMap((of) => (of.customer === customer && of.person === person ? [of.seller] : [])),
  }))
}

export async function membersOf(reader: PeatReader, customers: readonly string[]): Promise<readonly Member[]> {
  return (await everyMember(reader, customers)).filter(({ waits }) => !waits)
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

export async function removeMember(transaction: PeatReader, customer: string, person: string): Promise<void> {
  const own = ownTables(transaction)
  for (const table of ['peatsale_member_seller', 'peatsale_customer_member'] as const) {
    await own.deleteFrom(table).where('customer', '=', customer).where('person', '=', person).execute()
  }
}
