import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draftKeeper, forgetOldDrafts } from './kept-draft.ts'

const day = 24 * 60 * 60 * 1000
const keeper = draftKeeper('registrationdraft', z.object({ username: z.string() }))
const draft = { username: 'tulokas_maija', password: 'Hallanpera-88' }
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    get length() {
      return storage.size
    },
    key: (at: number) => [...storage.keys()][at] ?? null,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('REG-46: a draft comes back within a day, without what is not to be kept', () => {
  keeper.keep(draft, 0)
  expect(keeper.kept(day - 1)).toEqual({ username: 'tulokas_maija' })
  expect([...storage.values()].join()).not.toMatch(/Hallanpera/)
})

test.each([
  ['the day is over', day],
  ['the clock was ahead when it was kept', -1],
])('REG-46: the draft is forgotten when %s', (_, now) => {
  keeper.keep(draft, 0)
  expect(keeper.kept(now)).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('REG-46: what is no draft is forgotten, and a draft is forgotten when told to', () => {
  storage.set('registrationdraft', '{"until":1,"values":{"username":7}}')
  expect(keeper.kept(0)).toBeUndefined()
  storage.set('registrationdraft', 'broken')
  expect(keeper.kept(0)).toBeUndefined()
  keeper.keep(draft, 0)
  keeper.forget()
  expect(storage.size).toBe(0)
})

test('REG-46: whoever comes back to any page forgets the drafts whose day is over, and nothing else', () => {
  keeper.keep(draft, 0)
  draftKeeper('orderdraft', z.object({})).keep({}, day / 2)
  storage.set('token', 'kept')
  forgetOldDrafts(day)
  expect([...storage.keys()]).toEqual(['orderdraft', 'token'])
})
