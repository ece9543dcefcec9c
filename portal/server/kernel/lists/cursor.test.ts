import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

const byName = { sort: 'name', direction: 'asc' } as const
const place = { key: 'ähtäri aino', id: 'a1' }
const word = encodeCursor(byName, place)

test('ADMIN-USERS-25: a cursor leads back to its place', () => {
  expect(decodeCursor(byName, word)).toEqual(place)
})

test('ADMIN-USERS-25: a cursor of another column, of the other way round, or of no making of ours leads nowhere', () => {
  expect(decodeCursor({ ...byName, sort: 'email' }, word)).toBeUndefined()
  expect(decodeCursor({ ...byName, direction: 'desc' }, word)).toBeUndefined()
  const inWords = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const broken = Buffer.from('{').toString('base64url')
  for (const other of ['', 'x', broken, inWords(['name', 'asc', 'a']), inWords(['name', 'asc', 'a', 7])])
    expect(decodeCursor(byName, other)).toBeUndefined()
  expect(decodeCursor(byName, encodeCursor(byName, { ...place, key: 'a\u0000' }))).toBeUndefined()
  expect(decodeCursor(byName, encodeCursor(byName, { ...place, id: 'a\u0000' }))).toBeUndefined()
})

test('CONST-12: the key of an order by number is a whole number, that of any other order a text', () => {
  const byWeight = { sort: 'weight', direction: 'desc', numeric: true } as const
  const heavy = { key: 41_500, id: 'a1' }
  expect(decodeCursor(byWeight, encodeCursor(byWeight, heavy))).toEqual(heavy)
  expect(decodeCursor({ ...byWeight, numeric: false }, encodeCursor(byWeight, heavy))).toBeUndefined()
  for (const key of ['41500', 0.5, 1e300]) {
    expect(decodeCursor(byWeight, encodeCursor(byWeight, { key, id: 'a1' }))).toBeUndefined()
  }
})
