import { expect, test } from 'vitest'
import { conflictOf, mergedValues } from './conflict.ts'
import { sameValues } from './form-values.ts'

const names = ['city', 'phone', 'groups']
const base = { city: 'Lapua', phone: '', groups: ['a'], version: 1 }

test('ADMIN-EDIT-24: what one side alone has changed is kept, and the version is the stored one', () => {
  const sides = { base, mine: { ...base, city: 'Kauhava' }, stored: { ...base, phone: '123', version: 2 } }
  expect(conflictOf(sides, names)).toEqual({
    clashes: [],
    theirs: [{ name: 'phone', base: '', mine: '', stored: '123' }],
  })
  expect(mergedValues(sides, names, {})).toEqual({ city: 'Kauhava', phone: '123', groups: ['a'], version: 2 })
})

test('ADMIN-EDIT-24: of what both have changed the chosen side is kept, mine unless said', () => {
  const sides = { base, mine: { ...base, city: 'Kauhava' }, stored: { ...base, city: 'Ilmajoki', version: 2 } }
  expect(conflictOf(sides, names).clashes.map(({ name }) => name)).toEqual(['city'])
  expect(mergedValues(sides, names, { city: 'stored' }).city).toBe('Ilmajoki')
  expect(mergedValues(sides, names, { city: 'mine' }).city).toBe('Kauhava')
  expect(mergedValues(sides, names, {}).city).toBe('Kauhava')
})

test('ADMIN-EDIT-24: the same change on both sides is no clash, spaces and order of names apart', () => {
  const sides = { base, mine: { ...base, city: 'Kauhava ' }, stored: { ...base, city: 'Kauhava', version: 2 } }
  expect(conflictOf(sides, names).clashes).toEqual([])
  expect(sameValues({ a: 1, b: undefined, c: '' }, { c: ' ', a: 1 })).toBe(true)
  expect(sameValues({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toBe(false)
  expect(sameValues({ a: 0 }, { a: false })).toBe(false)
})
