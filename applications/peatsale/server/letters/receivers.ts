/** Who gets the letters about an account's orders, and who reads the answers. */
import type { Host, LetterTemplate } from '@workspace/portal/server'
import { languageOf } from '../customers/customer-store.ts'
import { membersOf } from '../customers/members.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatTransaction } from '../events/aggregate.ts'

export interface Sending {
  readonly host: Pick<Host, 'mail'>
  readonly now: Date
}

export interface LetterOf<Parameters extends object> {
  readonly template: LetterTemplate<Parameters>
  readonly parameters: Parameters
  readonly route: `/${string}`
  readonly files?: readonly { readonly file: string; readonly name: string }[]
}

/** To each member of the account who sees the seller, in the own language; the portal leaves out whoever is deactivated. */
export async function mailToCustomer<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, customer, seller }: Sending & { readonly customer: string; readonly seller: string },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const members = (await membersOf(transaction, [customer])).filter(
    ({ seesAll, sellers }) => seesAll || sellers.includes(seller),
  )
  const inOrder = members.toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || (a.person < b.person ? -1 : 1))
  const people = inOrder.map(({ person }) => person)
  if (people.length === 0) return mailToContact(transaction, { host, now, customer, seller }, letter)
  await mailToPeople(transaction, { host, now, seller, people }, letter)
}

/** An account without a member yet: whoever ordered by telephone reads it at the address that the office noted. */
async function mailToContact<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, customer, seller }: Sending & { readonly customer: string; readonly seller: string },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const noted = await ownTables(transaction)
    .selectFrom('peatsale_customer_link as link')
    .innerJoin('peatsale_customer as account', 'account.id', 'link.customer')
    .select(['link.email', 'account.language'])
    .where('link.customer', '=', customer)
    .where('link.seller', '=', seller)
    .executeTakeFirst()
  if (noted === undefined || noted.email === '') return
  const to = { address: noted.email, language: languageOf(noted) }
  const replyTo = await ordersEmail(transaction, seller)
  await host.mail.queue(transaction, { ...letter, to, ...(replyTo !== '' && { replyTo }), now })
}

/** Each in the own language; answers reach the seller. */
export async function mailToPeople<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, seller, people }: Sending & { readonly seller: string; readonly people: readonly string[] },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const replyTo = await ordersEmail(transaction, seller)
  for (const person of people) {
    await host.mail.queue(transaction, { ...letter, to: { person }, ...(replyTo !== '' && { replyTo }), now })
  }
}

/** To the address that the seller's letters are answered to; a seller without one reads it in the application. */
export async function mailToOffice<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, seller }: Sending & { readonly seller: string },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const address = await ordersEmail(transaction, seller)
  if (address !== '') await host.mail.queue(transaction, { ...letter, to: { address, language: 'fi' }, now })
}

async function ordersEmail(reader: PeatReader, seller: string): Promise<string> {
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select('orders_email').where('id', '=', seller)
  return (await sellers.executeTakeFirst())?.orders_email ?? ''
}
