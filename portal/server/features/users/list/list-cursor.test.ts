import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './list-cursor.ts'

const byName = { sort: 'name', direction: 'asc' } as const
const place = { key: 'ähtäri aino', id: 'a1' }
const word = encodeCursor(place, byName)

test('ADMIN-USERS-25: a cursor leads back to its place', () => {
  expect(decodeCursor(word, byName)).toEqual(place)
})

test('ADMIN-USERS-25: a cursor of another column, of the other way round, or of no making of ours leads nowhere', () => {
  expect(decodeCursor(word, { ...byName, sort: 'email' })).toBeUndefined()
  expect(decodeCursor(word, { ...byName, direction: 'desc' })).toBeUndefined()
  const inWords = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const broken = Buffer.from('{').toString('base64url')
  for (const other of ['', 'x', broken, inWords(['name', 'asc', 'a']), inWords(['name', 'asc', 'a', 7])])
    expect(decodeCursor(other, byName)).toBeUndefined()
  expect(decodeCursor(encodeCursor({ ...place, key: 'a\u0000' }, byName), byName)).toBeUndefined()
  expect(decodeCursor(encodeCursor({ ...place, id: 'a\u0000' }, byName), byName)).toBeUndefined()
})
