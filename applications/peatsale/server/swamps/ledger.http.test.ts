import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedSwamp, MovementRow, Stockpile } from '../../contract/index.ts'
import { countStockpile, readSwamp, searchMovements, searchSwamps } from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, newCount, nothing, peat, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { screenedPile: stockpile, swamp } = peat.biolan

async function ledger(of: string, asked: object = {}, person = office) {
  const { body, text } = await person.ask(searchMovements, { stockpile: of, direction: 'desc', ...asked })
  expect(body.rows, text).toBeDefined()
  return body as unknown as { rows: MovementRow[]; cursor: string; total: { count: number } }
}

async function pile(id: string): Promise<Stockpile | undefined> {
  const { body } = await office.ask(readSwamp, { id: swamp })
  return (body.piles as Stockpile[]).find((each) => each.id === id)
}

test('Kuivikemyynti 2.2: what comes, goes and is counted are movements with a reason, and each says what lay there then', async () => {
  const acts = [
    { kind: 'production', quantity: 500_000, reason: 'Kesän viimeinen erä' },
    { kind: 'loss', quantity: 40_000, reason: 'Reuna vettyi' },
    { kind: 'survey', quantity: 3_300_000, reason: 'Syksyn mittaus' },
    { kind: 'less', quantity: 100_000, reason: 'Erä kuului aumaan A' },
    { kind: 'more', quantity: 1000, reason: 'Kirjausvirhe' },
  ] as const
  for (const [version, act] of acts.entries()) {
    const answer = await office.ask(countStockpile, { ...newCount, stockpile, version: version + 1, ...act })
    expect(answer.status, answer.text).toBe(200)
  }
  const { rows, total } = await ledger(stockpile)
  expect(total.count).toBe(6)
  expect(new Map(rows.map(({ note, type, quantity }) => [note, [type, quantity]]))).toEqual(
    new Map([
      ['', ['survey', 3_000_000]],
      ['Kesän viimeinen erä', ['production', 500_000]],
      ['Reuna vettyi', ['loss', -40_000]],
      ['Syksyn mittaus', ['survey', -160_000]],
      ['Erä kuului aumaan A', ['adjust', -100_000]],
      ['Kirjausvirhe', ['adjust', 1000]],
    ]),
  )
  expect(rows[0]?.balance).toBe(3_201_000)
  expect(rows.find(({ note }) => note === 'Syksyn mittaus')?.who).toBe(office.name)
  expect(await pile(stockpile)).toMatchObject({ balance: 3_201_000, measuredOn: '2026-10-12', method: 'tape' })

  // By pages, either way, each movement stands on what lay there before it.
  for (const direction of ['asc', 'desc'] as const) {
    const first = await ledger(stockpile, { direction, limit: 4 })
    const second = await ledger(stockpile, { direction, limit: 4, cursor: first.cursor })
    const all = [...first.rows, ...second.rows]
    const rising = direction === 'asc' ? all : all.toReversed()
    expect(rising.map(({ balance }) => balance)).toEqual(
      rising.map((_, place) => rising.slice(0, place + 1).reduce((sum, { quantity }) => sum + quantity, 0)),
    )
  }
})

test('Kuivikemyynti 2.8: of two who count at once one wins, and the other is told', async () => {
  const { bulkPile } = peat.biolan
  const counts = [11_000_000, 10_500_000].map((quantity) =>
    office.ask(countStockpile, { ...newCount, stockpile: bulkPile, version: 1, quantity }),
  )
  const answers = await Promise.all(counts)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.value).toBe('modified_elsewhere')
  expect((await ledger(bulkPile)).rows).toHaveLength(2)
})

test('Kuivikemyynti 2.8: a pile below zero is to be counted; whoever reads no figures is not told', async () => {
  const needing = async (person: PeatPerson) => {
    const { body } = await person.ask(searchSwamps, {})
    return (body.rows as ListedSwamp[]).flatMap(({ code, piles }) =>
      piles.filter(({ needsCount }) => needsCount).map((each) => `${code} ${each.code}`),
    )
  }
  expect(await needing(office)).toEqual([])
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_stockpile').set({ balance: -1 }).where('id', '=', peat.sharedPile).execute(),
  )
  expect(await needing(office)).toEqual(['HAL A'])
  expect(await needing(await enterAs(portal, 'loader'))).toEqual(['HAL A'])
  expect(await needing(otherOffice)).toEqual([])
  expect(await needing(await enterAs(portal, 'lead'))).toEqual([])
})

test('Kuivikemyynti 2.6: the ledger is the office’s of the swamp, and a load of another seller stays unnamed there', async () => {
  const { sharedPile } = peat
  const went = (id: string, ref: string) => ({
    ...{ id, stockpile: sharedPile, type: 'load', quantity: -128_000, ref, who: office.id },
    ...{ at: '2026-10-01T08:00:00.000Z', note: 'kuorma' },
  })
  await writePeat(portal, (own) =>
    own
      .insertInto('peatsale_stock_movement')
      .values([went('own', peat.biolanOrder.load), went('other', peat.novarboOrder.load)])
      .execute(),
  )
  const { rows } = await ledger(sharedPile)
  const shown = ({ id, load, who, note }: MovementRow) => [id, load?.number, who, note]
  expect(
    rows
      .filter(({ type }) => type === 'load')
      .map(shown)
      .toSorted(),
  ).toEqual([
    ['other', undefined, '', ''],
    ['own', 'KM-26-00042-1', office.name, 'kuorma'],
  ])
  for (const of of [sharedPile, peat.biolan.bulkPile, nothing]) {
    expect((await otherOffice.ask(searchMovements, { stockpile: of })).body.value).toBe('not_found')
    const count = { ...newCount, stockpile: of, version: 1 }
    expect((await otherOffice.ask(countStockpile, count)).body.value).toBe('not_found')
  }
})

test.each([
  [{ quantity: -1 }, 'quantity'],
  [{ quantity: 1_000_000_001 }, 'quantity'],
  [{ quantity: 0.5 }, 'quantity'],
  [{ kind: 'loss', quantity: 0 }, 'quantity'],
  [{ reason: ' ' }, 'reason'],
  [{ reason: 'x'.repeat(201) }, 'reason'],
  [{ measuredOn: null }, 'measuredOn'],
  [{ measuredOn: '2026-02-30' }, 'measuredOn'],
] as const)('Kuivikemyynti 2.2: a count of %j is refused at its field', async (changes, field) => {
  const count = { ...newCount, stockpile: peat.biolan.baleStore, version: 1, ...changes }
  const { body } = await office.ask(countStockpile, count as typeof newCount & { stockpile: string; version: number })
  expect(body).toMatchObject({ value: 'invalid_input', fields: [field] })
})
