import type { Total } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { countStatements } from '@workspace/portal/server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'

type View = Partial<Record<'find' | 'state' | 'week' | 'sort' | 'direction', string>>

interface Made {
  readonly id: string
  readonly number: string
  readonly sort_number: string
  readonly search_text: string
  readonly state: string
  readonly week: string
  readonly made_by: string
  readonly entered_by: string
}

const many = 2300
let portal: TestPortal
let people: Record<'office' | 'otherOffice' | 'customer' | 'enterer', PeatPerson>
let made: readonly Made[]

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    office: await enterAs(portal, 'office'),
    otherOffice: await enterAs(portal, 'otherOffice'),
    customer: await enterAs(portal, 'customer'),
    enterer: await enterAs(portal, 'orderingDriver'),
  }
  made = Array.from({ length: many }, (_, at) => orderAt(at))
  await writePeat(portal, async (own) => {
    const like = await own
      .selectFrom('peatsale_order')
      .selectAll()
      .where('id', '=', peat.biolanOrder.order)
      .executeTakeFirstOrThrow()
    for (let from = 0; from < many; from += 20) {
      const rows = made.slice(from, from + 20).map((order) => ({ ...like, ...order }))
      await own.insertInto('peatsale_order').values(rows).execute()
    }
  })
})
afterAll(() => portal[Symbol.asyncDispose]())

/** Few are open, some are drafts of either side, and some were entered by a driver; weeks go another way than numbers. */
function orderAt(at: number): Made {
  const number = `KM-25-${String(at).padStart(5, '0')}`
  const isEntered = at % 100 === 7
  return {
    id: `00000000-0000-4000-9000-${String((at * 7919) % many).padStart(12, '0')}`,
    number,
    sort_number: `KM-25-0000${String(at).padStart(5, '0')}`,
    search_text: `${number.toLowerCase()}\n${at % 10 === 3 ? 'harvinaisten navetta' : 'monien tila'}`,
    state: at % 60 === 5 ? 'submitted' : at % 50 === 9 ? 'draft' : 'closed',
    week: `2025-W${10 + ((at * 13) % 40)}`,
    made_by: isEntered ? 'enterer' : at % 100 === 9 ? 'office' : 'customer',
    entered_by: isEntered ? people.enterer.id : 'somebody',
  }
}

const seenBy: Readonly<Record<keyof typeof people, (order: Made) => boolean>> = {
  office: ({ state, made_by }) => state !== 'draft' || made_by === 'office',
  otherOffice: () => false,
  customer: ({ state, made_by }) => state !== 'draft' || made_by === 'customer',
  enterer: ({ made_by }) => made_by === 'enterer',
}

function expected(who: keyof typeof people, { find = '', state = 'all', week = '', sort, direction }: View): string[] {
  const key = sort === 'week' ? 'week' : 'sort_number'
  const found = made.filter(
    (order) =>
      seenBy[who](order) &&
      order.search_text.includes(find) &&
      (state === 'all' || order.state === (state === 'open' ? 'submitted' : state)) &&
      (week === '' || order.week === week),
  )
  const ordered = found.toSorted((a, b) => (a[key] === b[key] ? (a.id < b.id ? -1 : 1) : a[key] < b[key] ? -1 : 1))
  return (direction === 'asc' ? ordered : ordered.toReversed()).map(({ number }) => number)
}

/** Page by page to the end. */
async function everyPage(who: PeatPerson, view: View): Promise<{ numbers: string[]; total: Total | null }> {
  const numbers: string[] = []
  let total: Total | null = null
  let cursor = ''
  do {
    const asked = { ...view, limit: 200, cursor }
    const { body } = await who.ask(searchOrders, asked as never)
    const page = body as { rows: OrderRow[]; cursor: string; total: Total | null }
    numbers.push(...page.rows.map(({ number }) => number))
    if (cursor === '') total = page.total
    cursor = page.cursor
  } while (cursor !== '')
  return { numbers: numbers.filter((number) => number.startsWith('KM-25-')), total }
}

const orders = (['number', 'week'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((direction) => ({ sort, direction })),
)
const views: readonly View[] = [
  {},
  { state: 'open' },
  { state: 'closed', find: 'harvinaisten' },
  { find: 'monien' },
  { find: 'km-25-0012' },
  { find: 'nobody' },
  { week: '2025-W11' },
]

test.each(orders)(
  'Kuivikemyynti 5.2: of many orders each page goes on where the one before ended (%o)',
  async (order) => {
    for (const view of views) {
      const asked = { ...view, ...order }
      const { numbers } = await everyPage(people.office, asked)
      expect(numbers, JSON.stringify(asked)).toEqual(expected('office', asked))
    }
  },
)

test('Kuivikemyynti 2.6: of many orders each hears of the own alone, whoever entered or drafted them', async () => {
  for (const who of ['office', 'otherOffice', 'customer', 'enterer'] as const) {
    const { numbers } = await everyPage(people[who], { sort: 'number', direction: 'desc' })
    expect(numbers, who).toEqual(expected(who, { sort: 'number', direction: 'desc' }))
  }
})

test('Kuivikemyynti 5.2: thousands of orders are counted to the last one, the hits of a text as far as the page', async () => {
  const totalOf = async (view: View) => (await everyPage(people.office, view)).total
  // The one that they are like is confirmed.
  expect(await totalOf({})).toEqual({ count: expected('office', {}).length + 1, exact: true })
  const open = expected('office', { state: 'open' }).length + 1
  expect(await totalOf({ state: 'open' })).toEqual({ count: open, exact: true })
  const rare = { find: 'km-25-0010' }
  expect(await totalOf(rare)).toEqual({ count: expected('office', rare).length, exact: true })
  expect(await totalOf({ find: 'monien' })).toEqual({ count: 200, exact: false })
})

test('Kuivikemyynti 5.2: a list is counted once, with its first page, and only where that does not hold it all', async () => {
  const pageOf = async (asked: object) =>
    (await people.office.ask(searchOrders, asked as never)).body as { cursor: string }
  const statements = (asked: object) => countStatements(3, () => pageOf(asked))
  const first = { sort: 'number', direction: 'desc', limit: 20 }
  const { cursor } = await pageOf(first)
  const further = await statements({ ...first, cursor })
  expect(await statements(first)).toBe(further + 1)
  expect(await statements({ ...first, counted: false })).toBe(further)
  expect(await statements({ ...first, state: 'open', limit: 200 })).toBe(further)
})

// The last one: it makes thousands more.
test('Kuivikemyynti 5.2: ten thousand orders are counted, and what is more says that there are more', async () => {
  const columns = ['id', 'number', 'sort_number']
  await writePeat(portal, async (own) => {
    const like = await own.selectFrom('peatsale_order').selectAll().limit(1).executeTakeFirstOrThrow()
    const others = Object.keys(like).filter((column) => !columns.includes(column))
    const into = sql.join([...columns, ...others].map((column) => sql.ref(column)))
    for (const again of ['1', '2', '3', '4']) {
      const marked = columns.map((column) => sql`${sql.lit(again)} || substr(${sql.ref(column)}, 2)`)
      const copied = sql.join([...marked, ...others.map((column) => sql.ref(column))])
      await sql`insert into peatsale_order (${into}) select ${copied} from peatsale_order where number like 'KM-25-%'`.execute(
        own,
      )
    }
  })
  const first = { sort: 'number', direction: 'desc', limit: 1 }
  const totalOf = async (view: View) => (await people.office.ask(searchOrders, { ...first, ...view } as never)).body
  expect(expected('office', {}).length * 5).toBeGreaterThan(10_000)
  expect(await totalOf({})).toMatchObject({ total: { count: 10_000, exact: false } })
  const waiting = expected('office', { state: 'submitted' }).length * 5
  expect(await totalOf({ state: 'submitted' })).toMatchObject({ total: { count: waiting, exact: true } })
})
