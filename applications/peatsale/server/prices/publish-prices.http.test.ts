/** What publishing a price list does, and what it changes in the one before (2.7, 2.10). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  comparePriceList,
  publishPriceList,
  readPriceList,
  retirePriceList,
  savePriceRows,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { biolanPrices, enterAs, fillPrices, newPriceRow, peat, peatTables, startPeatPortal } from '../testing/index.ts'
import { newId, priceDraft } from '../testing/price-draft.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let customer: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  customer = await enterAs(portal, 'customer')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { bulk, screened, seller } = peat.biolan
const draft = (end: string, fields?: object, rows?: readonly object[]) => priceDraft(office, end, { fields, rows })

async function refusal(asked: Promise<{ body: { value?: unknown; fields?: readonly string[] } }>): Promise<unknown[]> {
  const { body } = await asked
  return [body.value, ...(body.fields ?? [])]
}

test('Kuivikemyynti 2.7: a draft that replaces a list begins with its rows, tells what it changes, and ends it when published', async () => {
  const { id, version } = await draft('d001', { name: 'BIO hinnasto 2027', replaces: biolanPrices.list })
  const { rows } = (await office.ask(readPriceList, { id })).body as {
    rows: (typeof newPriceRow & { id: string; product: string; zone: string })[]
  }
  expect(rows).toHaveLength(5)
  expect((await office.ask(comparePriceList, { id })).body).toMatchObject({ added: [], changed: [], removed: [] })
  const [raised] = rows.filter(
    ({ minQty, method, product }) => product === bulk && method === 'delivered' && minQty === 100_000,
  )
  const [gone] = rows.filter(({ minQty }) => minQty === 250_000)
  if (!raised || !gone) throw new Error('the fixture has these rows')
  const changes = [
    { ...newPriceRow, id: raised.id, product: bulk, minQty: 100_000, unitPrice: 95_000 },
    { action: 'remove' as const, id: gone.id },
    { ...newPriceRow, id: newId('d101'), product: screened, unitPrice: 121_500 },
  ]
  const saved = await office.ask(savePriceRows, { list: id, version, changes })
  expect(saved.status, saved.text).toBe(200)
  expect((await office.ask(comparePriceList, { id })).body).toMatchObject({
    added: [{ product: screened, unitPrice: 121_500 }],
    changed: [
      { before: { unitPrice: 94_000 }, after: { unitPrice: 95_000, productName: { fi: 'Kuiviketurve, irto' } } },
    ],
    removed: [{ minQty: 250_000, unitPrice: 89_000 }],
  })
  expect((await otherOffice.ask(comparePriceList, { id })).body.value).toBe('not_found')
  const before = await peatTables(portal)
    .selectFrom('peatsale_price_version')
    .selectAll()
    .where('seller', '=', seller)
    .executeTakeFirstOrThrow()
  const published = await office.ask(publishPriceList, { id, version: saved.body.version as number })
  expect(published.body).toMatchObject({ state: 'published', priceVersion: before.version + 1 })
  expect((await office.ask(readPriceList, { id: biolanPrices.list })).body).toMatchObject({
    list: { validTo: '2026-12-31', state: 'published' },
  })
  expect(
    await refusal(office.ask(savePriceRows, { list: id, version: published.body.version as number, changes })),
  ).toEqual(['wrong_state'])
})

test('Kuivikemyynti 2.7: a list that is replaced in its time ends the day before; one with no day left is retired', async () => {
  const spring = await draft('d201', { validFrom: '2027-01-01', validTo: '2027-12-31' }, [{}])
  await office.ask(publishPriceList, spring)
  const summer = await draft('d301', { validFrom: '2027-06-01', replaces: spring.id })
  await office.ask(publishPriceList, summer)
  expect((await office.ask(readPriceList, spring)).body).toMatchObject({
    list: { validTo: '2027-05-31', state: 'published' },
  })
  const whole = await draft('d401', { validFrom: '2027-05-01', replaces: summer.id })
  await office.ask(publishPriceList, whole)
  expect((await office.ask(readPriceList, summer)).body).toMatchObject({ list: { state: 'retired' } })
})

test('Kuivikemyynti 2.10: an empty, a past and an old draft are not published; of two who publish one wins', async () => {
  const empty = await draft('e001')
  expect(await refusal(office.ask(publishPriceList, empty))).toEqual(['invalid_input', 'rows'])
  const past = await draft('e101', { validFrom: '2020-01-01', validTo: '2020-12-31' }, [{}])
  expect(await refusal(office.ask(publishPriceList, past))).toEqual(['invalid_input', 'validTo'])
  const good = await draft('e201', {}, [{}])
  expect(await refusal(office.ask(publishPriceList, { ...good, version: 1 }))).toEqual(['modified_elsewhere'])
  expect(await refusal(otherOffice.ask(publishPriceList, good))).toEqual(['not_found'])
  const both = await Promise.all([office.ask(publishPriceList, good), office.ask(publishPriceList, good)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('GEN-13, Kuivikemyynti 2.7: publishing and retiring stand in the audit trail and are told at once', async () => {
  await using stream = await openLiveStream(portal.address, customer.token)
  const list = await draft('e301', { name: 'Kertahinnasto' }, [{}])
  const { body } = await office.ask(publishPriceList, list)
  await expect
    .poll(() => stream.events.filter(({ topic }) => topic === 'peatsale:prices').map(({ ids }) => ids), {
      timeout: 60_000,
    })
    .toEqual([[list.id]])
  const retired = await office.ask(retirePriceList, { id: list.id, version: body.version as number })
  expect(retired.body).toMatchObject({ state: 'retired', priceVersion: (body.priceVersion as number) + 1 })
  const again = { id: list.id, version: retired.body.version as number }
  expect(await refusal(office.ask(retirePriceList, again))).toEqual(['wrong_state'])
  const lines = await portal.host.database.reading
    .selectFrom('audit')
    .selectAll()
    .where('target', '=', 'Kertahinnasto')
    .execute()
  expect(lines.map(({ action, company }) => [action, company])).toEqual([
    ['peatsale.publishpricelist', 'Biolan'],
    ['peatsale.retirepricelist', 'Biolan'],
  ])
})
