/** Who is notified about an account's orders and loads, and who reads the answers. */
import type { LetterOf, Office, Sending } from '@workspace/logistics/server'
import {
  mailToAddress,
  noticeToOffice as noticeTo,
  notifyPeople as notify,
  notifyOffice as notifyTo,
} from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { languageOf } from '../customers/customer-store.ts'
import { membersOf } from '../customers/members.ts'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type OfSeller = Sending & { readonly seller: string }

/** To each member of the account who sees the seller, in the own language. */
export async function notifyCustomer<Parameters extends object>(
  transaction: PeatTransaction,
  { customer, ...sending }: OfSeller & { readonly customer: string },
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
  { customer, seller, ...sending }: OfSeller & { readonly customer: string },
  letter: LetterOf<Parameters>,
): Promise<void> {
  const noted = await ownTables(transaction)
    .selectFrom('peatsale_customer_link as link')
    .innerJoin('logistics_account as account', 'account.id', 'link.customer')
    .select(['link.email', 'account.language'])
    .where('link.customer', '=', customer)
    .where('link.seller', '=', seller)
    .executeTakeFirst()
  if (noted === undefined) return
  const to = { address: noted.email, language: languageOf(noted), office: await answersTo(transaction, seller) }
  await mailToAddress(transaction, { ...sending, ...to }, letter)
}

/** Each in the own language; answers reach the seller. */
export async function notifyPeople<Parameters extends object>(
  transaction: PeatTransaction,
  { seller, ...sending }: OfSeller & { readonly people: readonly string[] },
  letter: LetterOf<Parameters>,
): Promise<void> {
  await notify(transaction, { ...sending, office: await answersTo(transaction, seller) }, letter)
}

/** To each person of the seller's office, as a notice alone. */
export async function noticeToOffice<Parameters extends object>(
  transaction: PeatTransaction,
  { seller, ...sending }: OfSeller,
  letter: LetterOf<Parameters>,
): Promise<void> {
  await noticeTo(transaction, { ...sending, office: await officeOf(transaction, sending.host, seller) }, letter)
}

/** Besides the notice a letter, to the address that the seller's letters are answered to. */
export async function notifyOffice<Parameters extends object>(
  transaction: PeatTransaction,
  { seller, ...sending }: OfSeller,
  letter: LetterOf<Parameters>,
): Promise<void> {
  await notifyTo(transaction, { ...sending, office: await officeOf(transaction, sending.host, seller) }, letter)
}

async function answersTo(reader: PeatReader, seller: string): Promise<Pick<Office, 'email'>> {
  return { email: (await sellerOf(reader, seller))?.orders_email ?? '' }
}

async function officeOf(reader: PeatReader, { people }: Pick<Host, 'people'>, id: string): Promise<Office> {
  const seller = await sellerOf(reader, id)
  if (seller === undefined) return { email: '', people: [] }
  const cards = await people.cards({ administrators: `${seller.company_key}admin` })
  return { email: seller.orders_email, people: cards.map((card) => card.id) }
}

function sellerOf(reader: PeatReader, seller: string) {
  const sellers = ownTables(reader).selectFrom('peatsale_seller').select(['orders_email', 'company_key'])
  return sellers.where('id', '=', seller).executeTakeFirst()
}
