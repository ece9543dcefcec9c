/** Price lists of a seller: drafts, what they change, and who reads what is published (2.6, 2.7, 2.10). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  publishPriceList,
  readPriceList,
  savePriceList,
  savePriceRows,
  searchPriceLists,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import {
  biolanPrices,
  enterAs,
  fillPrices,
  newPriceList,
  newPriceRow,
  nothing,
  novarboPrices,
  peat,
  startPeatPortal,
  writePeat,
} from '../testing/index.ts'
import { newId, priceDraft } from '../testing/price-draft.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let customer: PeatPerson
let member: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPrices(portal)
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  customer = await enterAs(portal, 'customer')
  member = await enterAs(portal, 'member')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { bulk, screened, bales, seller, nearZone } = peat.biolan

const draft = (end: string, fields?: object, rows?: readonly object[]) => priceDraft(office, end, { fields, rows })

async function names(person: PeatPerson, asked: object = {}): Promise<unknown> {
  const { body } = await person.ask(searchPriceLists, asked)
  return (body.rows as { name: string }[] | undefined)?.map(({ name }) => name) ?? body.value
}

async function refusal(asked: Promise<{ body: { value?: unknown; fields?: readonly string[] } }>): Promise<unknown[]> {
  const { body } = await asked
  return [body.value, ...(body.fields ?? [])]
}

test('Kuivikemyynti 2.6: an office reads its lists, a customer those that hold for it today, and nobody another’s', async () => {
  const own = await draft(
    'a001',
    { name: 'Oma sopimus', scope: 'customer', account: peat.kalliorinne.customer, validFrom: '2026-01-01' },
    [{}],
  )
  const tagged = await draft('a101', { name: 'Hevostallit', scope: 'group', tag: 'horse', validFrom: '2026-01-01' }, [
    {},
  ])
  expect(await names(customer)).toEqual(['BIO hinnasto 2026'])
  for (const list of [own, tagged]) expect((await office.ask(publishPriceList, list)).status).toBe(200)
  expect(await names(customer)).toEqual(['BIO hinnasto 2026', 'Oma sopimus'])
  await writePeat(portal, (tables) =>
    tables
      .updateTable('peatsale_customer_link')
      .set({ tags: '["horse"]' })
      .where('id', '=', peat.kalliorinne.link)
      .execute(),
  )
  expect(await names(customer)).toEqual(['BIO hinnasto 2026', 'Hevostallit', 'Oma sopimus'])
  expect(await names(office, { account: peat.kalliorinne.customer, state: 'published' })).toHaveLength(3)
  expect(await names(office, { account: peat.koivukumpu.customer, state: 'published' })).not.toContain('Oma sopimus')
  expect(await names(member)).toEqual(['NOV hinnasto 2026'])
  expect(await names(office)).not.toContain('NOV hinnasto 2026')
  for (const asked of [{ seller: peat.novarbo.seller }, { seller: nothing }, { account: peat.suviranta.customer }]) {
    expect(await names(office, asked)).toBe('not_found')
    expect(await names(customer, asked)).toBe('not_found')
  }
  for (const [person, id] of [
    [member, own.id],
    [otherOffice, own.id],
    [member, tagged.id],
    [customer, biolanPrices.draftList],
    [customer, novarboPrices.list],
  ] as const) {
    expect((await person.ask(readPriceList, { id })).body.value).toBe('not_found')
  }
  expect((await customer.ask(readPriceList, own)).body).toMatchObject({ list: { name: 'Oma sopimus', replaces: null } })
})

test('Kuivikemyynti 2.6: a list that ends yesterday or begins tomorrow is no customer’s to read, nor what it may not order', async () => {
  const future = await draft('a201', { name: 'Ensi vuosi' }, [{}])
  expect((await office.ask(publishPriceList, future)).status).toBe(200)
  expect(await names(customer)).not.toContain('Ensi vuosi')
  const standing = async (of: string) => names(office, { scope: 'general', standing: of })
  expect(await standing('coming')).toEqual(['Ensi vuosi'])
  expect(await standing('valid')).toEqual(['BIO hinnasto 2026'])
  expect(await standing('draft')).toEqual(['BIO hinnasto 2026 luonnos'])
  expect(await standing('current')).toHaveLength(3)
  expect(await standing('ended')).toEqual([])
  expect((await customer.ask(readPriceList, future)).body.value).toBe('not_found')
  const products = async (person: PeatPerson) => {
    const { rows } = (await person.ask(readPriceList, { id: biolanPrices.list })).body as {
      rows: { product: string }[]
    }
    return new Set(rows.map(({ product }) => product))
  }
  expect(await products(customer)).toEqual(new Set([bulk, bales]))
  await writePeat(portal, (tables) =>
    tables
      .updateTable('peatsale_customer_link')
      .set({ allowed_products: JSON.stringify([bales]) })
      .where('id', '=', peat.kalliorinne.link)
      .execute(),
  )
  expect(await products(customer)).toEqual(new Set([bales]))
  expect(await products(office)).toEqual(new Set([bulk, bales]))
})

test('Kuivikemyynti 2.2: rows of a draft are saved all or none, over the version that was seen', async () => {
  const { id: list, version } = await draft('b001')
  const row = { ...newPriceRow, id: newId('b901'), product: bulk }
  const save = (changes: readonly object[], at = version) =>
    office.ask(savePriceRows, { list, version: at, changes } as never)
  expect(await refusal(save([row, { ...row, id: newId('b902'), product: peat.novarbo.bulk }]))).toEqual([
    'invalid_input',
    'changes.product',
  ])
  expect(await refusal(save([{ ...row, zone: peat.novarbo.nearZone }]))).toEqual(['invalid_input', 'changes.zone'])
  expect(await refusal(save([{ ...row, unit: 'kg' }]))).toEqual(['invalid_input', 'changes.unit'])
  expect(await refusal(save([row, row]))).toEqual(['invalid_input', 'changes.id'])
  expect(await refusal(save([{ ...row, id: biolanPrices.draftRow }]))).toEqual(['invalid_input', 'changes.id'])
  expect(await refusal(save([{ action: 'remove', id: biolanPrices.draftRow }]))).toEqual(['not_found'])
  expect(
    await refusal(save(Array.from({ length: 201 }, (_, at) => ({ ...row, id: newId(`c${100 + at}`) })))),
  ).toContain('invalid_input')
  expect(await refusal(save([row], version + 1))).toEqual(['modified_elsewhere'])
  expect((await office.ask(readPriceList, { id: list })).body).toMatchObject({ rows: [], list: { version } })

  const both = await Promise.all([save([row]), save([{ ...row, id: newId('b903'), unitPrice: 1 }])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { body } = await office.ask(readPriceList, { id: list })
  expect(body.rows).toHaveLength(1)
  const [{ id }] = body.rows as [{ id: string }]
  expect((await save([{ action: 'remove', id }], version + 1)).status).toBe(200)
  expect((await office.ask(readPriceList, { id: list })).body.rows).toEqual([])
})

test('Kuivikemyynti R5: a list has no two rows that fit one order equally well', async () => {
  const { id: list, version } = await draft('b101', {}, [{ seasonFrom: '2027-05-01', seasonTo: '2027-08-31' }, {}])
  const add = (fields: object) =>
    refusal(
      office.ask(savePriceRows, {
        list,
        version,
        changes: [{ ...newPriceRow, id: newId('b199'), product: bulk, ...fields }],
      }),
    )
  const rival = ['invalid_input', 'changes.minQty']
  expect(await add({})).toEqual(rival)
  expect(await add({ unitPrice: 1, includesFreight: true })).toEqual(rival)
  expect(await add({ seasonFrom: '2027-08-31', seasonTo: '2027-09-30' })).toEqual(rival)
  expect(await add({ seasonFrom: '2027-01-01', seasonTo: null })).toEqual(rival)
  expect(await add({ seasonTo: '2027-05-01' })).toEqual(rival)
  expect(await add({ seasonFrom: '2027-09-01', seasonTo: '2027-08-31' })).toContain('invalid_input')
  for (const fields of [
    { minQty: 1 },
    { method: 'collected' },
    { zone: nearZone },
    { product: screened },
    { seasonFrom: '2027-09-01', seasonTo: null },
  ]) {
    const at = (await office.ask(readPriceList, { id: list })).body.list as { version: number }
    const change = { ...newPriceRow, product: bulk, ...fields, id: crypto.randomUUID() }
    const answer = await office.ask(savePriceRows, { list, version: at.version, changes: [change] } as never)
    expect(answer.status, answer.text).toBe(200)
  }
})

test('Kuivikemyynti 2.10: what a list is for is checked at the field', async () => {
  const save = (fields: object) =>
    refusal(office.ask(savePriceList, { ...newPriceList, id: newId('b201'), seller, ...fields } as never))
  expect(await save({ scope: 'group' })).toEqual(['invalid_input', 'tag'])
  expect(await save({ tag: 'horse' })).toEqual(['invalid_input', 'tag'])
  expect(await save({ scope: 'customer' })).toEqual(['invalid_input', 'account'])
  expect(await save({ scope: 'customer', account: peat.suviranta.customer })).toEqual(['invalid_input', 'account'])
  expect(await save({ validFrom: '2027-02-01', validTo: '2027-01-31' })).toEqual(['invalid_input', 'validTo'])
  expect(await save({ validTo: '2027-02-30' })).toEqual(['invalid_input', 'validTo'])
  expect(await save({ replaces: novarboPrices.list })).toEqual(['invalid_input', 'replaces'])
  expect(await save({ replaces: biolanPrices.draftList })).toEqual(['invalid_input', 'replaces'])
  expect(await save({ replaces: biolanPrices.list, scope: 'group', tag: 'horse' })).toEqual(['invalid_input', 'scope'])
  expect(await save({ version: 1 })).toEqual(['not_found'])
  expect(await save({ seller: peat.novarbo.seller })).toEqual(['not_found'])
  expect(await save({ id: biolanPrices.list, version: 3 })).toEqual(['wrong_state'])
})
