import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedProduct } from '../../contract/index.ts'
import { readProduct, saveProduct, searchProducts } from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, newProduct, nothing, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let customer: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  customer = await enterAs(portal, 'customer')
})
afterAll(() => portal[Symbol.asyncDispose]())

async function found(person: PeatPerson, asked: object = {}): Promise<ListedProduct[]> {
  const { status, body, text } = await person.ask(searchProducts, asked)
  expect(status, text).toBe(200)
  return body.rows as ListedProduct[]
}

const ids = (rows: readonly ListedProduct[]) => new Set(rows.map(({ id }) => id))
const { bulk, screened, bales, seller } = peat.biolan
const ofBiolan = new Set([bulk, screened, bales])
const ofNovarbo = new Set([peat.novarbo.bulk, peat.novarbo.screened, peat.novarbo.bales])
const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`

test('Kuivikemyynti 2.6: each sees the products of the sellers that they deal with', async () => {
  const other = { office: ofBiolan, otherOffice: ofNovarbo, customer: ofBiolan, member: ofNovarbo } as const
  for (const [role, seen] of Object.entries({ ...other, driver: ofBiolan, otherLead: ofNovarbo } as const)) {
    expect(ids(await found(await enterAs(portal, role as keyof typeof other))), role).toEqual(seen)
  }
  // Loads at a swamp that both sell from.
  const loader = await enterAs(portal, 'loader')
  expect(ids(await found(loader))).toEqual(new Set([...ofBiolan, ...ofNovarbo]))
  expect(ids(await found(await enterAs(portal, 'superadmin')))).toEqual(new Set([...ofBiolan, ...ofNovarbo]))
  expect((await (await enterAs(portal, 'newcomer')).ask(searchProducts, {})).body.value).toBe('forbidden')
  expect(await found(office, { seller: peat.novarbo.seller })).toEqual([])
})

test('Kuivikemyynti 2.6: account and tax class are the office’s, the word on availability is for those who order', async () => {
  const [own] = await found(office)
  expect(own?.office).toEqual({ version: 1, taxClass: 'general', account: '3000' })
  expect(own?.availability).not.toBeNull()
  const [bought] = await found(customer)
  expect([bought?.office, bought?.availability === null]).toEqual([null, false])
  for (const role of ['driver', 'loader'] as const) {
    const [seen] = await found(await enterAs(portal, role))
    expect([seen?.office, seen?.availability]).toEqual([null, null])
  }
  const [ordered] = await found(await enterAs(portal, 'orderingDriver'))
  expect(ordered?.availability).not.toBeNull()
})

test('Kuivikemyynti 2.6: an account is asked about by its members and by the office that it is linked to', async () => {
  const { customer: kalliorinne } = peat.kalliorinne
  expect(ids(await found(customer, { account: kalliorinne }))).toEqual(ofBiolan)
  expect(ids(await found(office, { account: kalliorinne }))).toEqual(ofBiolan)
  expect(ids(await found(office, { account: peat.koivukumpu.customer }))).toEqual(ofBiolan)
  for (const [person, account] of [
    [otherOffice, kalliorinne],
    [customer, peat.suviranta.customer],
    [await enterAs(portal, 'driver'), kalliorinne],
    [office, nothing],
  ] as const) {
    expect((await person.ask(searchProducts, { account })).body.value).toBe('not_found')
  }
})

test('Kuivikemyynti 2.6: a driver who orders for customers sees what one may order whom the own carrier has driven to', async () => {
  const orderer = await enterAs(portal, 'orderingDriver')
  const account = peat.kalliorinne.customer
  expect((await orderer.ask(searchProducts, { account })).body.value).toBe('not_found')
  const drivenOn = (delivery_day: string) =>
    writePeat(portal, (own) =>
      own
        .updateTable('peatsale_load')
        .set({ state: 'delivered', delivery_day })
        .where('id', '=', peat.biolanOrder.load)
        .execute(),
    )
  await drivenOn('2024-10-04')
  expect((await orderer.ask(searchProducts, { account })).body.value).toBe('not_found')
  await drivenOn('2024-10-05')
  expect(ids(await found(orderer, { account }))).toEqual(ofBiolan)
  const plain = await enterAs(portal, 'driver')
  expect((await plain.ask(searchProducts, { account })).body.value).toBe('not_found')
})

test('Kuivikemyynti 2.2: who may buy some products only sees those alone', async () => {
  const allow = (products: readonly string[]) =>
    writePeat(portal, (own) =>
      own
        .updateTable('peatsale_customer_link')
        .set({ allowed_products: JSON.stringify(products) })
        .where('id', '=', peat.kalliorinne.link)
        .execute(),
    )
  await allow([screened])
  expect(ids(await found(customer))).toEqual(new Set([screened]))
  expect(ids(await found(office, { account: peat.kalliorinne.customer }))).toEqual(new Set([screened]))
  expect(ids(await found(office))).toEqual(ofBiolan)
  await allow([])
})

test('Kuivikemyynti 2.10: the office saves a product; a foreign one is not there, a code that is taken is refused at its field', async () => {
  const sizes = { m3PerUnit: 1000, kgPerM3: 215, minOrder: 42_000, orderStep: 7000, moisturePct: 37 }
  const own = { ...newProduct, ...sizes, nameEn: 'Bailer peat', hRange: 'H2–H3', account: '3107' }
  const given = { ...own, id: newId('c001'), seller, code: 'KT-SEOS', nameFi: 'Äyskäriturve', active: false }
  expect((await office.ask(saveProduct, given)).body).toMatchObject({ id: given.id, version: 1 })
  const { active: _, taxClass, account, version: __, ...common } = given
  const [read] = await found(office, { all: true, find: 'äyskäri' })
  expect(read).toMatchObject({ ...common, office: { taxClass, account, version: 1 } })
  expect((await otherOffice.ask(saveProduct, { ...given, version: 1 })).body.value).toBe('not_found')
  expect((await otherOffice.ask(saveProduct, { ...given, seller: peat.novarbo.seller, version: 1 })).body.value).toBe(
    'not_found',
  )
  expect((await customer.ask(saveProduct, { ...given, version: 1 })).body.value).toBe('forbidden')
  expect((await office.ask(saveProduct, given)).body.value).toBe('modified_elsewhere')
  expect((await office.ask(saveProduct, { ...given, version: 2 })).body.value).toBe('modified_elsewhere')
  expect((await office.ask(saveProduct, { ...given, id: newId('c009'), version: 2 })).body.value).toBe('not_found')
  const taken = await office.ask(saveProduct, { ...given, id: newId('c002'), code: 'KT-IRTO' })
  expect(taken.body).toMatchObject({ value: 'invalid_input', fields: ['code'] })
  // Novarbo has a product of that code, too: codes are each seller's own.
  const same = { ...given, id: newId('c003'), seller: peat.novarbo.seller }
  expect((await otherOffice.ask(saveProduct, same)).status).toBe(200)

  // What is sold no more the office sees if it asks; nobody else does.
  expect(ids(await found(office))).toEqual(ofBiolan)
  expect((await found(office, { all: true })).map(({ id }) => id)).toEqual([bulk, bales, screened, given.id])
  expect((await found(office, { all: true, find: 'äyskäri' })).map(({ id }) => id)).toEqual([given.id])
  expect(ids(await found(customer, { all: true }))).toEqual(ofBiolan)
})

test('Kuivikemyynti 2.6: one product with what its office edits is read by that office alone', async () => {
  const { body } = await office.ask(readProduct, { id: screened })
  expect(body.product).toMatchObject({ id: screened, version: 1, seller, taxClass: 'general', account: '3000' })
  for (const [person, id] of [
    [otherOffice, screened],
    [office, peat.novarbo.bulk],
    [office, nothing],
  ] as const) {
    expect((await person.ask(readProduct, { id })).body.value).toBe('not_found')
  }
  expect((await customer.ask(readProduct, { id: screened })).body.value).toBe('forbidden')
})

test('Kuivikemyynti 2.10: of two products saved at once under one code, one wins and the other is told at the field', async () => {
  const given = { ...newProduct, seller, code: 'KT-KAKSI' }
  const answers = await Promise.all(
    ['d001', 'd002'].map((end) => office.ask(saveProduct, { ...given, id: newId(end) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual(['code'])
})

test('Kuivikemyynti 2.2: loose peat is no pieces, and what lies in a pile keeps its unit', async () => {
  const pieces = { ...newProduct, id: newId('c004'), seller, code: 'KT-OUTO', salesUnit: 'pcs' as const }
  expect((await office.ask(saveProduct, pieces)).body).toMatchObject({ value: 'invalid_input', fields: ['salesUnit'] })
  const other = { ...newProduct, id: bulk, seller, version: 1, salesUnit: 'kg' as const }
  expect((await office.ask(saveProduct, other)).body).toMatchObject({ value: 'in_use', fields: ['salesUnit'] })
  expect((await office.ask(saveProduct, { ...newProduct, id: bulk, seller, version: 1, kgPerM3: 210 })).status).toBe(
    200,
  )
})

test.each([
  ['good', 1_000_000],
  ['limited', 999_999],
  ['none', 0],
  ['none', -5000],
] as const)(
  'Kuivikemyynti 2.6: the word is %s with %d thousandths of a cubic metre at the seller’s swamps',
  async (word, balance) => {
    await writePeat(portal, async (own) => {
      await own.updateTable('peatsale_stockpile').set({ balance }).where('id', '=', peat.biolan.screenedPile).execute()
    })
    const [row] = await found(customer, { find: 'seulottu' })
    expect(row?.availability).toBe(word)
  },
)

test('Kuivikemyynti 2.6: bales are counted by their volume, and what others reserve is not there', async () => {
  const balance = async (pieces: number) =>
    writePeat(portal, (own) =>
      own.updateTable('peatsale_stockpile').set({ balance: pieces }).where('id', '=', peat.biolan.baleStore).execute(),
    )
  const word = async () => (await found(customer, { find: 'paali' }))[0]?.availability
  // A bale is 0.2 m³: five thousand of them are a thousand cubic metres.
  await balance(5_000_000)
  expect(await word()).toBe('good')
  await balance(4_999_000)
  expect(await word()).toBe('limited')
})

test('Kuivikemyynti 2.9: a closed season closes the product, with its words', async () => {
  const season = {
    id: newId('a901'),
    seller,
    product: bulk,
    from_day: '2020-01-01',
    to_day: '2020-12-31',
    state: 'closed',
  }
  const words = { words_fi: 'Kesätauko, soita myyntiin', words_en: 'Summer break, call sales' }
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_season')
      .values({ ...season, ...words })
      .execute(),
  )
  const word = async () => (await found(customer, { find: 'irto' }))[0]
  expect((await word())?.season).toEqual({ isOpen: true, wordsFi: '', wordsEn: '' })
  await writePeat(portal, (own) => own.updateTable('peatsale_season').set({ to_day: '2090-12-31' }).execute())
  expect(await word()).toMatchObject({
    season: { isOpen: false, wordsFi: words.words_fi, wordsEn: words.words_en },
    availability: 'none',
  })
})
