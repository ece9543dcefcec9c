/** Somebody's account in the portal goes: what goes with it here, and when it may not (2.6, CALL-37). */
import { accounts, invitations, sites } from '@workspace/logistics/server'
import type { Host, LeavingPeople } from '@workspace/portal/server'
import type { PeatReader, PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { cancelOrdersOf, lockUnfinishedOrders } from '../orders/cancel-orders-of-closed-account.ts'
import { companyNamed } from '../sellers/company-name.ts'
import { linkedSellers } from './admission.ts'
import { relate } from './links.ts'
import { membersOf } from './members.ts'
import { retirePriceLists } from './retire-price-lists.ts'
import { publishCustomer } from './tell.ts'

/** From the first bucket until the sums are settled an account has somebody to answer for its loads. */
const answeredFor = ['loading', 'loaded', 'delivered', 'verified'] as const
/** A driver with one of these is on the way to it, or with it. */
const beingDriven = ['assigned', 'loading', 'loaded'] as const

export const personLeaves: LeavingPeople = async ({ transaction, host, now, person: { id }, parts }) => {
  const alone = await accountsAlone(transaction, id)
  const orders = await lockUnfinishedOrders(transaction, alone)
  if ((await isDriving(transaction, id)) || (await isOnlyLoader(transaction, id))) return { refused: 'in_use' }
  if (await hasLoads(transaction, alone)) return { refused: 'in_use' }
  await cancelOrdersOf(transaction, { host, now }, orders)
  await removePerson(transaction, id)
  for (const customer of alone) {
    if (parts.pricelist) await retirePriceLists(transaction, customer)
    if (parts.company) await removeCompanyData(transaction, customer, now)
    const ended = orders.filter((order) => order.customer === customer).length
    await auditRemoved(transaction, host, { customer, details: { ...parts, orders: ended } })
    await publishCustomer(host, transaction, customer)
  }
  return undefined
}

interface Removed {
  readonly customer: string
  readonly details: { readonly company: boolean; readonly pricelist: boolean; readonly orders: number }
}

/** A line for each seller of the account; who removed the person stands in the portal's own. */
async function auditRemoved(transaction: PeatTransaction, host: Host, { customer, details }: Removed): Promise<void> {
  const own = ownTables(transaction)
  const { name } = await own
    .selectFrom('logistics_account')
    .select('name')
    .where('id', '=', customer)
    .executeTakeFirstOrThrow()
  const links = own.selectFrom('peatsale_customer_link').select('seller').where('customer', '=', customer)
  for (const { seller } of await links.orderBy('seller').execute()) {
    const company = await companyNamed(host, transaction, seller)
    await host.audit.append(transaction, 'portal', { action: 'removecustomer', details, target: name, ...company })
  }
}

/** Accounts whose last member this is. */
async function accountsAlone(reader: PeatReader, person: string): Promise<readonly string[]> {
  const own = ownTables(reader).selectFrom('peatsale_customer_member').select('customer').where('person', '=', person)
  const customers = (await own.where('waiting', '=', 0).execute()).map(({ customer }) => customer)
  const members = await membersOf(reader, customers)
  return customers.filter((customer) => members.filter((member) => member.customer === customer).length === 1)
}

async function isDriving(reader: PeatReader, person: string): Promise<boolean> {
  const loads = ownTables(reader).selectFrom('peatsale_load').select('id').where('driver', '=', person)
  return (await loads.where('state', 'in', beingDriven).executeTakeFirst()) !== undefined
}

async function isOnlyLoader(reader: PeatReader, person: string): Promise<boolean> {
  const swamp = await ownTables(reader)
    .selectFrom('peatsale_swamp_loader as listed')
    .innerJoin('peatsale_load as load', 'load.swamp', 'listed.swamp')
    .select('listed.swamp')
    .where('listed.person', '=', person)
    .where('load.state', '=', 'loading')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('peatsale_swamp_loader as other')
            .select('other.person')
            .whereRef('other.swamp', '=', 'listed.swamp')
            .where('other.person', '!=', person),
        ),
      ),
    )
    .executeTakeFirst()
  return swamp !== undefined
}

async function hasLoads(reader: PeatReader, customers: readonly string[]): Promise<boolean> {
  if (customers.length === 0) return false
  const loads = ownTables(reader).selectFrom('peatsale_load').select('id').where('customer', 'in', customers)
  return (await loads.where('state', 'in', answeredFor).executeTakeFirst()) !== undefined
}

/** Memberships, choices and requests are the person's own; loads and events keep the id, which then names nobody. */
async function removePerson(transaction: PeatReader, person: string): Promise<void> {
  const own = ownTables(transaction)
  await own.deleteFrom('peatsale_member_seller').where('person', '=', person).execute()
  const mainOf = await own
    .deleteFrom('peatsale_customer_member')
    .where('person', '=', person)
    .returning(['customer', 'is_main'])
    .execute()
  for (const { customer, is_main } of mainOf) if (is_main === 1) await handOn(transaction, customer)
  await own.deleteFrom('peatsale_swamp_loader').where('person', '=', person).execute()
  await own.deleteFrom('peatsale_driver_right').where('person', '=', person).execute()
  await own.deleteFrom('peatsale_bucket').where('person', '=', person).execute()
  await own.deleteFrom('peatsale_customer_request').where('person', '=', person).execute()
}

/** One of the members who see all sellers becomes the main one; which of them it stays the office or that one may change. */
async function handOn(transaction: PeatReader, customer: string): Promise<void> {
  const linked = await linkedSellers(transaction, customer)
  const members = (await membersOf(transaction, [customer])).filter(
    ({ seesAll, sellers }) => seesAll || linked.every((seller) => sellers.includes(seller)),
  )
  const people = members.map(({ person }) => person).sort()
  const [next] = people
  if (next === undefined) return
  const main = ownTables(transaction).updateTable('peatsale_customer_member').set({ is_main: 1, opened: 1 })
  await main.where('customer', '=', customer).where('person', '=', next).execute()
}

/** Who is called, how one gets in, whom to write to: gone. Name and business id stay with the papers that name them. */
async function removeCompanyData(transaction: PeatTransaction, customer: string, now: Date): Promise<void> {
  const own = ownTables(transaction)
  await own
    .updateTable('peatsale_order')
    .set({ contact_name: '', contact_phone: '', instructions: '', note: '' })
    .where('customer', '=', customer)
    .execute()
  await invitations.forgetAccount(transaction, { account: customer, application: 'peatsale' })
  await own
    .updateTable('peatsale_customer_link')
    .set((link) => ({
      ...{ active: 0, notes: '', contact_name: '', telephone: '', email: '', contact_search: '' },
      version: link('version', '+', 1),
    }))
    .where('customer', '=', customer)
    .execute()
  const links = own.selectFrom('peatsale_customer_link').select(['customer', 'seller', 'active'])
  for (const link of await links.where('customer', '=', customer).execute()) await relate(transaction, link)
  // A company of another application that deals with the account needs its yards.
  if (await accounts.hasRelationship(transaction, customer)) return
  await sites.forgetContacts(transaction, customer)
  await accounts.setClosed(transaction, customer, '')
  await accounts.touch(transaction, customer, now)
}
