/** A swamp that two sellers share works for both, from the confirmation to the invoice (2.6, shared swamp). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSwamp } from '../../contract/index.ts'
import { approveBatch, proposeBatch } from '../../contract/invoicing/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { prepareConfirmation, readOrder } from '../../contract/orders/calls.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'
import { confirmation, sendOrder } from '../testing/order-events.ts'

let portal: TestPortal
type Name = 'customer' | 'loader' | 'ownLoader' | 'driver' | 'office' | 'ownerOffice'
let people: Record<Name, PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  const carrier = peat.lakeus.carrier
  people = {
    customer: await enterAs(portal, 'member'),
    loader: await enterAs(portal, 'loader'),
    ownLoader: await enterAs(portal, 'loader', { company: 'Novarbo' }),
    driver: await enterAs(portal, 'driver', { carrier }),
    office: await enterAs(portal, 'otherOffice'),
    ownerOffice: await enterAs(portal, 'office'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

const freight = { by: 'hand', freight: { kind: 'perM3', price: 31_000 }, reason: 'Sovittu' }
const place = { swamp: peat.sharedSwamp, freight }

interface Made {
  readonly order: string
  readonly load: string
  readonly line: string
}

/** Novarbo's order from Hallanperänneva, confirmed and given to Lakeus. */
async function assigned(pile: string | undefined): Promise<Made> {
  const order = newId()
  const draft = {
    ...{ seller: peat.novarbo.seller, account: peat.suviranta.customer, site: peat.suviranta.site },
    lines: [{ id: newId(), product: peat.novarbo.bulk, quantity: 100_000 }],
    wish: { by: 'week', week: '2026-W42' },
  }
  expect((await sendOrder(people.customer, 'submit', order, draft)).body['state']).toBe('submitted')
  const where = { ...place, ...(pile && { stockpile: pile }) }
  const answer = await sendOrder(people.office, 'confirm', order, confirmation(where), { baseVersion: 1 })
  expect(answer.body, answer.text).toMatchObject({ state: 'confirmed' })
  const { body } = await people.office.ask(readOrder, { id: order })
  const [load] = (body as unknown as { order: { loads: { id: string }[] } }).order.loads
  const id = load?.id ?? ''
  const to = { by: 'carrier', carrier: peat.lakeus.carrier, driver: people.driver.id, vehicle: peat.lakeus.truck }
  await send(people.office, loadEvent('assign', id, { to, reason: 'Mahtuu' } as never))
  const lines = peatTables(portal).selectFrom('peatsale_load_line').select('id').where('load_id', '=', id)
  return { order, load: id, line: (await lines.executeTakeFirstOrThrow()).id }
}

async function send(person: PeatPerson, event: LoadEvent): Promise<void> {
  const { body } = await person.ask(commandLoad, { event })
  expect(body['value'], `${event.kind}: ${JSON.stringify(body)}`).toBe('ok')
}

async function movedOf(load: string) {
  const moves = peatTables(portal).selectFrom('peatsale_stock_movement').select(['stockpile', 'quantity'])
  return await moves.where('ref', '=', load).execute()
}

const loadings = [
  { who: 'the owner’s loader', by: 'loader', planned: peat.sharedPile, told: peat.sharedPile },
  { who: 'the owner’s loader, of a pile that nobody planned', by: 'loader', planned: undefined, told: peat.sharedPile },
  { who: 'a loader of its own', by: 'ownLoader', planned: undefined, told: peat.sharedPile },
  { who: 'its office, by telephone', by: 'office', planned: undefined, told: peat.sharedPile },
  { who: 'its driver, who names no pile', by: 'driver', planned: undefined, told: undefined },
] as const

test.each(loadings)(
  'Kuivikemyynti 2.6: a load of the second seller at a shared swamp is loaded by $who, driven, verified and billed',
  async ({ by, planned, told }) => {
    const made = await assigned(planned)
    if (by === 'driver') await setSelfLoading(made.load)
    const lines = [{ line: made.line, quantity: 100_000, basis: 'box', ...(told && { stockpile: told }) }]
    const data = { lines, ...(by === 'office' && { reason: 'Puhelimessa' }) }
    await send(people[by], loadEvent('finishLoading', made.load, data as never))
    expect(await movedOf(made.load)).toEqual([{ stockpile: peat.sharedPile, quantity: -100_000 }])
    await send(people.driver, loadEvent('depart', made.load, {}))
    await send(people.driver, loadEvent('deliver', made.load, { receipt: { kind: 'absent' } } as never))
    const verified = {
      lines: [{ line: made.line, billed: 100_000 }],
      freight: { kind: 'perM3', price: 31_000, reason: 'Sovittu puhelimessa' },
      ...{ waiting: { site: 0, swamp: 0 }, words: 'Sovittu' },
    }
    await send(people.office, loadEvent('verify', made.load, verified as never))
    const period = { seller: peat.novarbo.seller, from: '2026-10-01', to: '2026-10-31' } as never
    const { proposal } = (await people.office.ask(proposeBatch, period)).body as unknown as {
      proposal: { loads: { id: string; version: number; rows: { product: string }[] }[] }
    }
    const billed = proposal.loads.filter(({ id }) => id === made.load)
    expect(billed[0]?.rows[0]).toMatchObject({ kind: 'goods', product: 'Kuiviketurve, irto' })
    const loads = billed.map(({ id, version }) => ({ id, version }))
    const approved = await people.office.ask(approveBatch, { ...(period as object), loads } as never)
    expect(approved.status, approved.text).toBe(200)
    const { body } = await people.office.ask(readLoad, { id: made.load })
    expect(body).toMatchObject({ load: { state: 'locked' } })
  },
)

test('Kuivikemyynti 2.6: loader and office of the second seller are offered the piles that their peat is loaded from', async () => {
  const day = (await people.ownLoader.ask(readLoaderDay, { swamp: peat.sharedSwamp, day: '2026-10-13' as never })).body
  expect(day).toMatchObject({ piles: [{ id: peat.sharedPile }] })
  const { piles } = day as unknown as { piles: { products: string[] }[] }
  expect(piles[0]?.products.toSorted()).toEqual([peat.biolan.bulk, peat.novarbo.bulk].toSorted())
  const office = (await people.office.ask(readSwamp, { id: peat.sharedSwamp })).body
  expect(office).toMatchObject({ piles: [{ id: peat.sharedPile, products: [peat.novarbo.bulk] }] })
  const owner = (await people.ownerOffice.ask(readSwamp, { id: peat.sharedSwamp })).body
  expect(owner).toMatchObject({ piles: [{ id: peat.sharedPile, products: [peat.biolan.bulk] }] })
})

test('Kuivikemyynti 2.6: a pile of another product is no pile of the load, whoever owns it', async () => {
  const other = newId()
  await writePeat(portal, async (own) => {
    const piles = own.selectFrom('peatsale_stockpile').selectAll().where('id', '=', peat.sharedPile)
    const pile = { ...(await piles.executeTakeFirstOrThrow()), id: other, code: 'S', product: peat.biolan.screened }
    await own.insertInto('peatsale_stockpile').values(pile).execute()
  })
  const made = await assigned(undefined)
  const lines = [{ line: made.line, quantity: 100_000, basis: 'box', stockpile: other }]
  const { body } = await people.loader.ask(commandLoad, {
    event: loadEvent('finishLoading', made.load, { lines } as never),
  })
  expect(body).toMatchObject({ value: 'invalid_input', fields: ['lines.stockpile'] })
  const order = newId()
  const draft = {
    ...{ seller: peat.novarbo.seller, account: peat.suviranta.customer, site: peat.suviranta.site },
    lines: [{ id: newId(), product: peat.novarbo.bulk, quantity: 100_000 }],
    wish: { by: 'week', week: '2026-W42' },
  }
  expect((await sendOrder(people.customer, 'submit', order, draft)).status).toBe(200)
  const where = { ...place, stockpile: other }
  const answer = await sendOrder(people.office, 'confirm', order, confirmation(where), { baseVersion: 1 })
  expect(answer.body).toMatchObject({ value: 'invalid_input', fields: ['stockpile'] })
  expect((await people.office.ask(prepareConfirmation, { id: order })).status).toBe(200)
})

async function setSelfLoading(load: string): Promise<void> {
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_load').set({ self_loading: 1 }).where('id', '=', load).execute(),
  )
}
