/** Pages of a list, whatever is read (ADMIN-USERS-25). */
import { expect, test } from 'vitest'
import { Refused } from '../refusals/refuse.ts'
import { encodeCursor } from './cursor.ts'
import { readPage } from './page.ts'

const order = { sort: 'name', direction: 'asc' } as const
const names = ['aapa', 'halla', 'isosuo', 'kaita', 'ruskea', 'suo', 'vaara']

/** Reads `there` from that cursor on, three in a page. */
async function page(there: readonly string[], cursor: string) {
  const asked: number[] = []
  const read = async ({ after, limit }: { after: { key: string | number } | undefined; limit: number }) => {
    asked.push(limit)
    return there.filter((name) => after === undefined || name > after.key).slice(0, limit)
  }
  const found = await readPage({ ...order, cursor, limit: 3 }, read, (name) => ({ key: name, id: name }))
  return { ...found, asked }
}

test('ADMIN-USERS-25: pages follow one another without a gap, and the last one says that it is the last', async () => {
  const pages: (readonly string[])[] = []
  let cursor = ''
  do {
    const { rows, ...next } = await page(names, cursor)
    pages.push(rows)
    cursor = next.cursor
    // One row more tells whether there is another page.
    expect(next.asked).toEqual([4])
  } while (cursor !== '')
  expect(pages).toEqual([['aapa', 'halla', 'isosuo'], ['kaita', 'ruskea', 'suo'], ['vaara']])
})

test.each([0, 1, 3])(
  'ADMIN-USERS-25: after a page of %i rows with nothing behind it there is no empty one',
  async (count) => {
    expect(await page(names.slice(0, count), '')).toMatchObject({ rows: names.slice(0, count), cursor: '' })
  },
)

test('ADMIN-USERS-25: a cursor that no page of this order gave is refused, and nothing is read', async () => {
  const position = { key: 'halla', id: 'halla' }
  const others = [
    'x',
    encodeCursor({ ...order, direction: 'desc' }, position),
    encodeCursor({ ...order, sort: 'city' }, position),
  ]
  for (const cursor of others) {
    const refusal = await page(names, cursor).catch((fault: unknown) => fault)
    expect(refusal, cursor).toBeInstanceOf(Refused)
    expect(refusal).toMatchObject({ code: 'invalid_input', detail: { fields: ['cursor'] } })
  }
})
