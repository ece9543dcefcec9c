/** Who gets the letters about an account's orders, and who reads the answers. */
import type { Host, LetterTemplate } from '@workspace/portal/server'
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
  await mailToPeople(transaction, { host, now, seller, people }, letter)
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
