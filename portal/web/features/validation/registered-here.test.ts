import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRegisteredHere, markRegisteredHere } from './registered-here.ts'

const storage = new Map<string, string>()
const week = 7 * 24 * 60 * 60 * 1000

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('VALID-09: a browser that registered is known for as long as the link is valid', () => {
  expect(isRegisteredHere(week)).toBe(false)
  markRegisteredHere(week)
  expect(isRegisteredHere(2 * week - 1)).toBe(true)
})

test.each([
  ['the link has run out', 2 * week],
  ['the clock was ahead when it was made', week - 1],
])('VALID-09: the mark is forgotten when %s', (_, now) => {
  markRegisteredHere(week)
  expect(isRegisteredHere(now)).toBe(false)
  expect(storage.size).toBe(0)
})

test('VALID-09: what is no mark, and a storage that is forbidden, ask for a press', () => {
  storage.set('registeredhere', 'broken')
  expect(isRegisteredHere(week)).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  markRegisteredHere(week)
  expect(isRegisteredHere(week)).toBe(false)
})
