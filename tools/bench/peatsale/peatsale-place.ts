/** A place with the demo of Kuivikemyynti and, of one seller, as much more as the goals ask for. */
import { mounted } from '../../../assembly/server/applications.ts'
import type { IsoWeek } from '../../../portal/contract/own.ts'
import { addDays, addWeeks, dayOf, daysOf, weekOf } from '../../../portal/contract/own.ts'
import { fillDemoData } from '../../../portal/server/features/demo/fill-demo-data.ts'
import type { PortalTransaction } from '../../../portal/server/kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../../portal/server/kernel/host/portal-host.ts'
import { rowsOf, run } from '../../../portal/server/testing/raw-sql.ts'
import type { Place, SignedIn } from '../filled-place.ts'
import { placeFilledBy, signIn } from '../filled-place.ts'
import { scaled } from '../scale.ts'
import { copyLoads, copyOrders, loadCopy } from './copies.ts'

export const orders = scaled(100_000, 300)
export const loadsOfWeek = 500
/** Orders that wait for the office. */
export const waiting = 300
/** Their rows are enough for a batch of 2 000. */
const billable = scaled(2000, 50)
const loadings = 60

export interface PeatFilled {
  /** The seller's id. */
  readonly seller: string
  readonly office: SignedIn
  /** Main members of accounts that buy from the seller. */
  readonly buyers: readonly { readonly account: string; readonly person: SignedIn }[]
  readonly loader: SignedIn
  /** A week ahead, which nobody may wish yet. */
  readonly week: IsoWeek
  /** Loads that are being filled at the loader's swamp. */
  readonly loading: readonly string[]
  readonly waybills: readonly string[]
}

export function peatsalePlace(databaseUrl: string): Promise<Place & { readonly filled: PeatFilled }> {
  return placeFilledBy({ databaseUrl, isDemo: true }, async (portal) => {
    await fillDemoData(portal, [...mounted.modules, ...mounted.applications])
    const filled = await portal.database.writing((transaction) => fill(portal, transaction))
    // As the engine does by itself a little later.
    if (databaseUrl !== '') await portal.database.writing((transaction) => run(transaction, 'analyze'))
    return filled
  })
}

async function fill(portal: PortalHost, transaction: PortalTransaction): Promise<PeatFilled> {
  const textOf = async (text: string) => String((await rowsOf(transaction, text))[0]?.value)
  const accounts = await rowsOf(transaction, 'select id, username from account where activated = 1 and deactivated = 0')
  const office = { accounts, key: 'username', value: 'demo_admin_biolan' } as const
  const seller = await textOf(`select id as value from peatsale_seller where code = 'BIO'`)
  const week = addWeeks(weekOf(dayOf(portal.clock.now())), 30)
  const done = ['delivered', 'closed', 'rejected', 'cancelled']
  await copyOrders(transaction, { seller, states: done, count: orders, kind: '0' })
  await copyOrders(transaction, { seller, states: ['submitted'], count: waiting, kind: '1' })
  await copyWeek(transaction, seller, week)
  await copyBillable(transaction, seller)
  const person = await textOf(
    `select person as value from peatsale_swamp_loader s join peatsale_load l on l.swamp = s.swamp where state = 'loading' order by person`,
  )
  const loader = await signedIn(portal, transaction, { accounts, key: 'id', value: person })
  await copyLoading(transaction, loader)
  // Nothing that is confirmed runs out of peat or of credit meanwhile.
  await run(transaction, 'update peatsale_stockpile set balance = 1900000000')
  await run(transaction, 'update peatsale_customer_link set credit_limit = null')
  const waybills = await rowsOf(
    transaction,
    `select id from peatsale_document where kind = 'waybill' and seller = '${seller}' and replaced_by is null and is_void = 0`,
  )
  return {
    ...{ seller, week, loader, office: await signedIn(portal, transaction, office) },
    buyers: await buyersOf(portal, transaction, { seller, accounts }),
    loading: Array.from({ length: loadings }, (_, at) => loadCopy('3', at + 1)),
    waybills: waybills.map(({ id }) => String(id)),
  }
}

type Accounts = Awaited<ReturnType<typeof rowsOf>>

async function signedIn(
  portal: PortalHost,
  transaction: PortalTransaction,
  { accounts, key, value }: { readonly accounts: Accounts; readonly key: 'id' | 'username'; readonly value: string },
): Promise<SignedIn> {
  const found = accounts.find((account) => account[key] === value)
  if (!found) throw new Error(`The demo has no account whose ${key} is ${value}`)
  return await signIn(portal, transaction, { id: String(found.id), username: String(found.username) })
}

async function buyersOf(
  portal: PortalHost,
  transaction: PortalTransaction,
  { seller, accounts }: { readonly seller: string; readonly accounts: Accounts },
): Promise<PeatFilled['buyers']> {
  const members = await rowsOf(
    transaction,
    `select m.customer, m.person from peatsale_customer_member m
     join peatsale_customer_link l on l.customer = m.customer
     where l.seller = '${seller}' and l.active = 1 and l.hold_reason = '' and m.is_main = 1
     and exists (select 1 from peatsale_order o where o.customer = m.customer and o.seller = l.seller and o.state <> 'draft')
     order by m.customer`,
  )
  const buyers: PeatFilled['buyers'][number][] = []
  for (const { customer, person } of members) {
    // Some of the demo's people may not sign in.
    if (!accounts.some(({ id }) => id === person)) continue
    const by = await signedIn(portal, transaction, { accounts, key: 'id', value: String(person) })
    buyers.push({ account: String(customer), person: by })
  }
  return buyers
}

/** With carriers, drivers and trucks, over the days of work. */
async function copyWeek(transaction: PortalTransaction, seller: string, week: IsoWeek): Promise<void> {
  const [monday] = daysOf(week)
  const days = [0, 1, 2, 3, 4].map((later) => addDays(monday, later))
  const day = `case n % 5 ${days.map((each, at) => `when ${at} then '${each}'`).join(' ')} end`
  await copyLoads(transaction, {
    where: `seller = '${seller}' and state = 'locked' and driver is not null and vehicle is not null`,
    ...{ count: loadsOfWeek, kind: '1' },
    columns: { ...notBilled, state: `'assigned'`, week: `'${week}'`, day, slot_from: `${day} || 'T06:00:00.000Z'` },
  })
}

const notBilled = { batch: 'null', verified_at: 'null', verified_by: `''` }

/** Verified loads of a month that has no others. */
export const billedMonth = { from: '2020-01-01', to: '2020-01-31' } as const

async function copyBillable(transaction: PortalTransaction, seller: string): Promise<void> {
  await copyLoads(transaction, {
    where: `seller = '${seller}' and state = 'locked' and net is not null`,
    ...{ count: billable, kind: '2' },
    columns: { batch: 'null', state: `'verified'`, delivery_day: `'2020-01-15'` },
  })
}

async function copyLoading(transaction: PortalTransaction, loader: SignedIn): Promise<void> {
  const swamps = `select swamp from peatsale_swamp_loader where person = '${loader.id}'`
  await copyLoads(transaction, {
    where: `state = 'loading' and swamp in (${swamps})`,
    ...{ count: loadings, kind: '3', columns: {} },
  })
}
