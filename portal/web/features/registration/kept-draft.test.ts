import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { emptyDraft } from './registration-draft.ts'

const day = 24 * 60 * 60 * 1000
const draft = {
  ...emptyDraft('fi', 'Suomi'),
  username: 'tulokas_maija',
  password: 'Hallanpera-88',
  confirmpassword: 'Hallanpera-89',
  privacy: true,
  terms: true,
}
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('REG-46: a draft comes back within a day, without passwords and acceptances', () => {
  keepDraft(draft, 0)
  const { password, confirmpassword, privacy, terms, ...kept } = draft
  expect(keptDraft(day - 1)).toEqual(kept)
  expect([...storage.values()].join()).not.toMatch(/Hallanpera/)
})

test.each([
  ['the day is over', day],
  ['the clock was ahead when it was kept', -1],
])('REG-46: the draft is forgotten when %s', (_, now) => {
  keepDraft(draft, 0)
  expect(keptDraft(now)).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('REG-46: what is no draft is forgotten, and a draft is forgotten when told to', () => {
  storage.set('registrationdraft', '{"until":1,"values":{"username":7}}')
  expect(keptDraft(0)).toBeUndefined()
  storage.set('registrationdraft', 'broken')
  expect(keptDraft(0)).toBeUndefined()
  keepDraft(draft, 0)
  forgetDraft()
  expect(storage.size).toBe(0)
})
