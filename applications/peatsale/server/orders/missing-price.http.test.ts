/** A price that is missing names why, and comes by itself once that is cured (issue 26, 3.1). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCaller, saveSiteZone } from '../../contract/index.ts'
import { estimateOrder, prepareConfirmation } from '../../contract/orders/calls.ts'
import { newCaller } from '../testing/customer-inputs.ts'
import { fillPrices } from '../testing/fixture-prices.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { biolanDraft, sendOrder } from '../testing/order-events.ts'

let portal: TestPortal
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { biolan } = peat

/** An order of somebody new, whose yard is in no zone. */
async function callersOrder() {
  const caller = { ...newCaller(), seller: biolan.seller, postalCode: '00100', city: 'Helsinki' }
  await office.ask(addCaller, caller)
  const id = newId()
  await sendOrder(office, 'submit', id, biolanDraft({ account: caller.account, site: caller.site }))
  return { id, caller }
}

async function lackingOf(id: string) {
  const { body } = await office.ask(prepareConfirmation, { id })
  const { lacking, prices } = body['confirmation'] as unknown as {
    lacking: { missing: { product: string; cause: string }[]; zone: { site: string } | null }
    prices: { output: { total?: object } }
  }
  return { causes: lacking.missing.map(({ cause }) => cause), zone: lacking.zone, total: prices.output.total }
}

test('Kuivikemyynti 2.7: a yard without a zone is named as the cause, and the price is there once it has one', async () => {
  const { id, caller } = await callersOrder()
  expect(await lackingOf(id)).toMatchObject({ causes: ['zone'], zone: { site: caller.site, account: caller.account } })
  const zone = { site: caller.site, seller: biolan.seller, version: 0, zone: biolan.nearZone, distances: [] }
  expect((await office.ask(saveSiteZone, zone)).body.value).toBe('ok')
  expect(await lackingOf(id)).toMatchObject({ causes: [], zone: null, total: expect.anything() })
})

test('Kuivikemyynti 2.7: rows of another time of the year, and no row at all, are told apart', async () => {
  const { id, caller } = await callersOrder()
  const zone = { site: caller.site, seller: biolan.seller, version: 0, zone: biolan.nearZone, distances: [] }
  await office.ask(saveSiteZone, zone)
  const season = { season_from: '2026-01-01', season_to: '2026-02-01' }
  await writePeat(portal, (own) => own.updateTable('peatsale_price_row').set(season).execute())
  expect((await lackingOf(id)).causes).toEqual(['season'])
  await writePeat(portal, (own) => own.updateTable('peatsale_price_row').set({ method: 'collected' }).execute())
  expect((await lackingOf(id)).causes).toEqual(['row'])
})

test('Kuivikemyynti 2.7: a customer’s estimate tells nothing of the office’s registers', async () => {
  const customer = await enterAs(portal, 'customer')
  const asked = {
    ...{ seller: biolan.seller, account: peat.kalliorinne.customer, site: peat.kalliorinne.site },
    ...{ method: 'delivered' as const, wish: null, lines: [{ product: biolan.bulk, quantity: 120_000 }] },
  }
  expect((await customer.ask(estimateOrder, asked)).body).toMatchObject({ lacking: null })
  expect((await office.ask(estimateOrder, asked)).body).toMatchObject({ lacking: { missing: [{ cause: 'row' }] } })
})
