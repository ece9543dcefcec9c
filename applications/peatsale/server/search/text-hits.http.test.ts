/** The trigram search finds what a plain search through the texts finds, and each office the own alone. */
import { searchText } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchLoads } from '../../contract/loads/calls.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { findAnything } from '../../contract/search/search-call.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'

/** As they are stored: folded, each part in a line of its own. Signs of patterns, quotes, letters that FTS5 folds by itself. */
const texts = [
  'km-26-00101\näijälän navetta\nöja',
  'km-26-00102\nåkerlundin tila\nsipoo\n100%',
  'km-26-00103\nsuo_ja_turve "oy"\nkauhava\n50 % o\'hara',
  'km-26-00104\nsuoXja\\turve ab\nkauhava\n_',
  'km-26-00105\nſtraßen hof\nпе́рвая ферма\n馬場',
  'km-26-00106\na\nb',
  'km-26-00107\nsuoviljelmäntilan talousyhtymä\nkauhava\ntilausviite 2026/101',
  'km-26-00108\nviljelmäntilan suotalousyhtymä\nkauhava\ntilausviite 2026/110',
].map((text) => text.toLowerCase())

interface Made {
  readonly seller: string
  readonly order: string
  readonly load: string
  readonly text: string
}

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
const made: Made[] = []
const fixture = new Set<string>([peat.biolanOrder, peat.novarboOrder].flatMap(({ order, load }) => [order, load]))

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  for (const [at, text] of texts.entries()) {
    for (const seller of at % 2 === 0 ? [peat.biolan.seller, peat.novarbo.seller] : [peat.biolan.seller]) {
      const ids = await newLoad(portal, { customer: peat.kalliorinne.customer, seller, state: 'planned' })
      made.push({ ...ids, seller, text })
      await writePeat(portal, async (own) => {
        for (const table of ['peatsale_order', 'peatsale_load'] as const) {
          const id = table === 'peatsale_order' ? ids.order : ids.load
          await own.updateTable(table).set({ search_text: text }).where('id', '=', id).execute()
        }
      })
    }
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

/** A text as somebody types it is cleaned and folded before it is looked for. */
function expected(find: string, sellers: readonly string[], id: 'order' | 'load'): string[] {
  const fragment = searchText([find])
  const holders = made.filter(({ seller, text }) => sellers.includes(seller) && text.includes(fragment))
  return holders.map((each) => each[id]).toSorted()
}

async function found(by: PeatPerson, call: typeof searchOrders | typeof searchLoads, find: string): Promise<string[]> {
  const { body } = await by.ask(call as typeof searchOrders, { find, sort: 'number', limit: 200 } as never)
  if (body['rows'] === undefined) throw new Error(`${JSON.stringify(find)}: ${JSON.stringify(body)}`)
  const ids = (body['rows'] as unknown as readonly { readonly id: string }[]).map(({ id }) => id)
  return ids.filter((id) => !fixture.has(id)).toSorted()
}

const asked = fc.oneof(
  // A part of what is stored, in whatever case.
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(60), fc.integer({ min: 1, max: 30 }), fc.boolean())
    .map(([text, from, length, isUpper]) => {
      const part = [...text].slice(from, from + length).join('')
      return isUpper ? part.toUpperCase() : part
    }),
  // Short, and of signs that LIKE, FTS5 and JSON have a meaning for.
  fc.string({ unit: fc.constantFrom(...'%_\\"\'*^:-+()åäöÅÄÖſaAkm1 0/'), minLength: 1, maxLength: 4 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  // Words of the query language of FTS5.
  fc.constantFrom('a AND b', 'NOT navetta', 'words:km', 'NEAR(a b)', '"', '""', 'oy" OR "km', 'suovilj*', "'; --", 'é'),
)

test('Kuivikemyynti 5.2: orders and loads are found by exactly the texts that hold what is typed, whatever it is', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (typed) => {
      // As the call cleans it.
      const { success, data } = searchOrders.input.safeParse({ find: typed })
      const find = success ? (data as { find: string }).find : ''
      if (searchText([find]) === '') return
      expect(await found(office, searchOrders, find), find).toEqual(expected(find, [peat.biolan.seller], 'order'))
      expect(await found(office, searchLoads, find), find).toEqual(expected(find, [peat.biolan.seller], 'load'))
    }),
    { numRuns: 150 },
  )
})

test('Kuivikemyynti 2.6: the search finds no row of another seller’s', async () => {
  for (const find of ['km-26', 'navetta', 'suo', 'viljelmäntilan talous', '1', '%', 'öj']) {
    for (const [by, { seller }] of [
      [office, peat.biolan],
      [otherOffice, peat.novarbo],
    ] as const) {
      expect(await found(by, searchOrders, find), find).toEqual(expected(find, [seller], 'order'))
      expect(await found(by, searchLoads, find), find).toEqual(expected(find, [seller], 'load'))
    }
  }
})

test('Kuivikemyynti 5.5: a row is found by its text as it is now, and by none once it is gone', async () => {
  const [one] = made
  if (!one) throw new Error('nothing was made')
  const set = (search_text: string) =>
    writePeat(portal, (own) =>
      own.updateTable('peatsale_load').set({ search_text }).where('id', '=', one.load).execute(),
    )
  await set('muuttunut teksti')
  expect(await found(office, searchLoads, 'muuttunut')).toEqual([one.load])
  expect(await found(office, searchLoads, 'äijälän navetta')).toEqual([])
  const { loads } = (await office.ask(findAnything, { find: 'muuttunut' })).body as unknown as {
    loads: { id: string }[]
  }
  expect(loads.map(({ id }) => id)).toEqual([one.load])
  await set(one.text)
  const gone = await newLoad(portal, {
    ...{ customer: peat.kalliorinne.customer, seller: peat.biolan.seller, state: 'planned' },
    search_text: 'katoava kuorma',
  })
  expect(await found(office, searchLoads, 'katoava kuorma')).toEqual([gone.load])
  await writePeat(portal, (own) => own.deleteFrom('peatsale_load').where('id', '=', gone.load).execute())
  expect(await found(office, searchLoads, 'katoava kuorma')).toEqual([])
})

test('Kuivikemyynti 5.5: a text that more rows hold than are worth a search is found by reading on', async () => {
  await writePeat(portal, async (own) => {
    const like = await own.selectFrom('peatsale_order').selectAll().limit(1).executeTakeFirstOrThrow()
    for (let from = 0; from < 1200; from += 20) {
      const rows = Array.from({ length: 20 }, (_, at) => {
        const number = `KM-25-${String(from + at).padStart(5, '0')}`
        const id = `00000000-0000-4000-9000-${String(from + at).padStart(12, '0')}`
        const search_text = `${number.toLowerCase()}\nyleinen tila${at === 7 && from % 200 === 0 ? '\nharvinainen' : ''}`
        return { ...like, id, number, sort_number: number, search_text }
      })
      await own.insertInto('peatsale_order').values(rows).execute()
    }
  })
  expect(await found(office, searchOrders, 'yleinen tila')).toHaveLength(200)
  expect(await found(office, searchOrders, 'harvinainen')).toHaveLength(6)
  expect(await found(office, searchOrders, 'km-25-00007')).toHaveLength(1)
})
