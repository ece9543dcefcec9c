/** A list of 10 000 rows that an application makes from the portal's kit: find, two orders, pages. */
import type { AskOf, Direction } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from '../server/applications.ts'
import { fillLoads } from './fill-loads.ts'
import type { Load } from './weighbridge/contract/index.ts'
import { loadSorts, searchLoads } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal({ ...mounted, applications: [...mounted.applications, weighbridgeServer] })
  token = await portal.signIn(await portal.person({ groups: ['weighbridgeuser'], apps: ['weighbridge'] }))
  await fillLoads(portal, 10_000)
})
afterAll(() => portal[Symbol.asyncDispose]())

type Answer = { loads: Load[]; cursor: string; total: { count: number; exact: boolean } | null }

async function page(question: AskOf<typeof searchLoads>): Promise<Answer> {
  return (await portal.ask(searchLoads, question, { token })).body as unknown as Answer
}

async function everyPage(question: AskOf<typeof searchLoads>): Promise<Load[]> {
  const loads: Load[] = []
  let cursor = ''
  do {
    const next = await page({ ...question, cursor, limit: 200 })
    loads.push(...next.loads)
    cursor = next.cursor
  } while (cursor !== '')
  return loads
}

/** Both ways round and twice alike: by the key, and where that is the same, by the id. */
const shownOf = { driver: ({ driver }: Load) => driver, weight: ({ kilograms }: Load) => String(kilograms) }

test.each(loadSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => [sort, direction] as const)))(
  'GEN-13, CONST-12: by %s, %s, each of 10 000 loads comes once, å ä ö after z, those alike by their ids',
  async (sort: (typeof loadSorts)[number], direction: Direction) => {
    const loads = await everyPage({ sort, direction })
    expect(new Set(loads.map(({ id }) => id)).size).toBe(10_000)
    expect(loads).toHaveLength(10_000)
    const order = new Intl.Collator('fi', { numeric: true })
    const turn = direction === 'asc' ? 1 : -1
    const shown = shownOf[sort]
    const wrong = loads.findIndex((load, at) => {
      const last = loads[at - 1]
      if (last === undefined) return false
      const byKey = order.compare(shown(last), shown(load)) * turn
      return byKey > 0 || (byKey === 0 && (last.id < load.id ? -1 : 1) * turn > 0)
    })
    expect(wrong).toBe(-1)
    // Loads that are alike stand on both sides of the end of a page.
    expect(shown(loads[199] as Load)).toBe(shown(loads[200] as Load))
  },
)

test('GEN-13: a find leaves others out without regard to case and accents, the first page counts, further ones do not', async () => {
  const first = await page({ find: 'ÖRN', limit: 200 })
  expect(first.total).toEqual({ count: 1250, exact: true })
  expect(new Set(first.loads.map(({ driver }) => driver))).toEqual(new Set(['Örn Étienne']))
  expect((await page({ find: 'ornet', limit: 200 })).loads).toEqual([])
  expect((await page({ find: 'orn', limit: 200 })).loads).toEqual([])
  expect((await page({ find: 'etienne', limit: 200 })).total).toEqual({ count: 1250, exact: true })
  expect((await page({ find: 'ÖRN', limit: 200, cursor: first.cursor })).total).toBeNull()
  expect((await page({ find: '%', limit: 1 })).total).toEqual({ count: 0, exact: true })
})

test('GEN-13: a cursor of another order, of the other way round, or with a key of another kind is refused', async () => {
  const { cursor } = await page({ limit: 1 })
  const word = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  for (const other of [
    { cursor, sort: 'weight' },
    { cursor, direction: 'desc' },
    { cursor: 'keksitty' },
    { cursor: word(['weight', 'asc', 'heavy', 'a']), sort: 'weight' },
    { cursor: word(['weight', 'asc', 1.5, 'a']), sort: 'weight' },
    { cursor: word(['driver', 'asc', 7, 'a']) },
  ] as const) {
    const refused = await portal.ask(searchLoads, { ...other, limit: 1 }, { token })
    expect(refused).toMatchObject({ status: 422, body: { value: 'invalid_input', fields: ['cursor'] } })
  }
  // A number beyond the column's is no fault: nothing comes after it.
  const beyond = await page({ cursor: word(['weight', 'asc', 2 ** 50, 'a']), sort: 'weight' })
  expect(beyond.loads).toEqual([])
  expect((await portal.ask(searchLoads, { limit: 201 }, { token })).body.value).toBe('invalid_input')
})
