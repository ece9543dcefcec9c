/** Who is told about an account's orders, by notice and letter, and who reads the answers. */
import type { Host, LetterTemplate, NoticeSubject } from '@workspace/portal/server'
import { languageOf } from '../customers/customer-store.ts'
import { membersOf } from '../customers/members.ts'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface Sending {
  readonly host: Pick<Host, 'mail' | 'notices' | 'people'>
  readonly now: Date
  /** Whose act it is; empty where it is the portal's own. The office is not told what its own member did. */
  readonly by?: string
}

export interface LetterOf<Parameters extends object> {
  readonly template: LetterTemplate<Parameters>
  readonly parameters: Parameters
  readonly about: NoticeSubject
  readonly route: `/${string}`
  readonly files?: readonly { readonly file: string; readonly name: string }[]
}

/** To each member of the account who sees the seller, in the own language. */
export async function notifyCustomer<Parameters extends object>(
  transaction: PeatTransaction,
  { customer, ...sending }: Sending & { readonly customer: string; readonly seller: string },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const members = (await membersOf(transaction, [customer])).filter(
    ({ seesAll, sellers }) => seesAll || sellers.includes(sending.seller),
  )
  const inOrder = members.toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || (a.person < b.person ? -1 : 1))
  const people = inOrder.map(({ person }) => person)
  if (people.length === 0) return mailToContact(transaction, { ...sending, customer }, letter)
  await notifyPeople(transaction, { ...sending, people }, letter)
}

/** An account without a member yet: whoever ordered by telephone reads it at the address that the office noted. */
async function mailToContact<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, customer, seller }: Sending & { readonly customer: string; readonly seller: string },
  { about: _, ...letter }: LetterOf<Parameters>,
): Promise<void> {
  const noted = await ownTables(transaction)
    .selectFrom('peatsale_customer_link as link')
    .innerJoin('logistics_account as account', 'account.id', 'link.customer')
    .select(['link.email', 'account.language'])
    .where('link.customer', '=', customer)
    .where('link.seller', '=', seller)
    .executeTakeFirst()
  if (noted === undefined || noted.email === '') return
  const to = { address: noted.email, language: languageOf(noted) }
  const replyTo = (await sellerOf(transaction, seller))?.orders_email ?? ''
  await host.mail.queue(transaction, { ...letter, to, ...(replyTo !== '' && { replyTo }), now })
}

/** Each in the own language; answers reach the seller. */
export async function notifyPeople<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, by = '', seller, people }: Sending & { readonly seller: string; readonly people: readonly string[] },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const replyTo = (await sellerOf(transaction, seller))?.orders_email ?? ''
  const to = { to: people, actor: by, now, ...(replyTo !== '' && { replyTo }) }
  await host.notices.notify(transaction, { ...letter, ...to })
}

/** Who dispatches for the carrier. */
export async function leadsOf({ people }: Pick<Host, 'people'>, carrier: string): Promise<readonly string[]> {
  const cards = await people.cards({ carrier })
  return cards.filter(({ usertype, transportadmin }) => usertype === 'transport' && transportadmin).map(({ id }) => id)
}

type ToOffice = Sending & { readonly seller: string }

/** To each person of the seller's office, as a notice alone. */
export async function noticeToOffice<Parameters extends object>(
  transaction: PeatTransaction,
  { host, now, by = '', seller: id }: ToOffice,
  letter: LetterOf<Parameters>,
): Promise<void> {
  const seller = await sellerOf(transaction, id)
  if (!seller) return
  const office = await host.people.cards({ administrators: `${seller.company_key}admin` })
  const to = office.flatMap((person) => (person.id === by ? [] : [person.id]))
  await host.notices.notify(transaction, { ...letter, to, actor: by, now })
}

/** Besides the notice a letter, to the address that the seller's letters are answered to. */
export async function notifyOffice<Parameters extends object>(
  transaction: PeatTransaction,
  sending: ToOffice,
  letter: LetterOf<Parameters>,
): Promise<void> {
  await noticeToOffice(transaction, sending, letter)
  const { about: _, ...sent } = letter
  const address = (await sellerOf(transaction, sending.seller))?.orders_email ?? ''
  if (address === '') return
  await sending.host.mail.queue(transaction, { ...sent, to: { address, language: 'fi' }, now: sending.now })
}

function sellerOf(reader: PeatReader, seller: string) {
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select(['orders_email', 'company_key'])
  return sellers.where('id', '=', seller).executeTakeFirst()
}
