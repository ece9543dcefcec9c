/**
 * The demo of Kuivikemyynti (chapter 6 of its design, docs/decisions/0080): four sellers with all their registers, the
 * twelve months before this one, and work for these days. The same every time, but for the day that it is made on.
 */
import { accounts, randomFrom, sites } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { ApplicationDemo } from '@workspace/portal/server'
import { days } from '@workspace/portal/server'
import { relate } from '../customers/links.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { DemoBatches } from './batches.ts'
import { demoBatches } from './batches.ts'
import { makeCarriers } from './carriers.ts'
import { makeCustomers } from './customers.ts'
import { demoRows } from './demo-rows.ts'
import { tellLiving } from './living.ts'
import { livingOrders } from './living-orders.ts'
import { issuePapers } from './papers.ts'
import { makePrices } from './prices.ts'
import { makeSeasons } from './seasons.ts'
import { makeSellers } from './sellers.ts'
import type { Numbered } from './send-order.ts'
import { yearStock } from './stock.ts'
import type { OrderStory } from './stories.ts'
import { makeSwamps } from './swamps.ts'
import { makeTariffs } from './tariffs.ts'
import { publishOrder } from './tell-order.ts'
import type { DemoPlace, DemoWorld } from './world.ts'
import { unissuedBusinessIds } from './world.ts'
import { yearStories } from './year.ts'
import { monthsBefore } from './year-load.ts'

type Surroundings = Parameters<ApplicationDemo['fill']>[2]

export const demo: ApplicationDemo = {
  fill: async (_, transaction, there) => {
    const own = ownTables(transaction)
    const world = makeRegisters(there)
    await writeAccounts(transaction, world)
    makeSeasons(world)
    // Prices are calculated from the registers as they are stored.
    await world.rows.write(own)
    yearStock(world)
    const batches = await tellAll(transaction, world, [...yearStories(world), ...tellLiving(world, livingOrders)])
    await world.rows.write(own)
    await batches.addRows(transaction)
    makeTariffs(world)
    await world.rows.write(own)
    await issuePapers(transaction, world)
    for (const [id, balance] of world.piles) {
      const opening_estimate = world.openings.get(id) ?? 0
      await own.updateTable('peatsale_stockpile').set({ balance, opening_estimate }).where('id', '=', id).execute()
    }
  },
}

interface MadeWorld extends DemoWorld {
  readonly piles: ReadonlyMap<string, number>
  readonly openings: ReadonlyMap<string, number>
}

export function makeRegisters({ person, carrier, today, now }: Surroundings): MadeWorld {
  const [first = today] = monthsBefore(today)
  const founded = new Date(new Date(`${first}T06:00:00.000Z`).getTime() - days(30)).toISOString()
  const rows = demoRows()
  const place: DemoPlace = {
    ...{ accounts: [], sites: [], random: randomFrom(20_260_101), rows, person, carrier, today, now, founded },
    businessIds: unissuedBusinessIds(),
  }
  const sellers = makeSellers(place)
  const swamps = makeSwamps(place, sellers)
  const carriers = makeCarriers(place, sellers)
  const customers = makeCustomers(place, { sellers, swamps })
  makePrices(place, sellers, customers)
  const distances = new Map(rows.of('peatsale_site_distance').map(({ site, swamp, km }) => [`${site} ${swamp}`, km]))
  const piles = new Map<string, number>()
  const openings = new Map<string, number>()
  const add = (pile: string, quantity: number) => {
    if (!openings.has(pile)) openings.set(pile, quantity)
    piles.set(pile, (piles.get(pile) ?? 0) + quantity)
  }
  const km = (site: string, swamp: string) => distances.get(`${site} ${swamp}`) ?? 0
  return { ...place, sellers, swamps, carriers, customers, balances: { add }, km, piles, openings }
}

/** Shared rows: the portal's demo data of `logistics` have none of them yet. */
async function writeAccounts(transaction: PeatTransaction, world: DemoWorld): Promise<void> {
  const now = new Date(world.founded)
  for (const account of world.accounts) await accounts.save(transaction, { ...account, now })
  for (const site of world.sites) await sites.save(transaction, { ...site, now })
  for (const { id } of world.accounts) await accounts.refreshSearchText(transaction, id)
  for (const { customer, seller, active } of world.rows.of('peatsale_customer_link')) {
    await relate(transaction, { customer, seller, active })
  }
}

/** In the order in which they were sent, as numbers are given. */
async function tellAll(
  transaction: PeatTransaction,
  world: DemoWorld,
  stories: readonly OrderStory[],
): Promise<DemoBatches> {
  const batches = demoBatches(world)
  const given = new Map<number, number>()
  for (const story of stories.toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())) {
    const numbered = story.state === 'draft' ? undefined : nextNumber(given, story)
    await publishOrder(transaction, story, { world, batches, numbered })
  }
  batches.close()
  world.rows.add('peatsale_counter', ...[...given].map(([year, last]) => ({ name: 'order', year, next: last + 1 })))
  return batches
}

function nextNumber(given: Map<number, number>, { submittedAt }: OrderStory): Numbered {
  const year = Number(dayOf(submittedAt).slice(0, 4))
  const next = (given.get(year) ?? 0) + 1
  given.set(year, next)
  const prefix = `KM-${String(year).slice(2)}-`
  return { number: prefix + String(next).padStart(5, '0'), sort: prefix + String(next).padStart(9, '0') }
}
