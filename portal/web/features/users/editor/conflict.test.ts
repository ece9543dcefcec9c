import { describe, expect, test } from 'vitest'
import type { User } from '../../../../contract/people/user.ts'
import { manure, ofManure, person } from '../testing/person.ts'
import { conflictOf, merged } from './conflict.ts'

describe('two administrators at once', () => {
  const base = person({ ...manure('none'), city: 'Lapua' })

  test('ADMIN-EDIT-24: different fields do not clash, and all of it is kept', () => {
    const sides = {
      base,
      mine: { ...base, city: 'Kauhava' },
      stored: { ...base, jobtitle: 'Emäntä', lastmodified: 'later' },
    }
    expect(conflictOf(sides, ofManure)).toEqual({
      clashes: [],
      theirs: [{ field: 'jobtitle', before: '', after: 'Emäntä' }],
    })
    expect(merged(sides, {}, ofManure)).toMatchObject({ city: 'Kauhava', jobtitle: 'Emäntä', lastmodified: 'later' })
  })

  test('ADMIN-EDIT-24: the same field clashes, and the side that is chosen is kept', () => {
    const sides = { base, mine: { ...base, city: 'Kauhava' }, stored: { ...base, city: 'Ilmajoki' } }
    expect(conflictOf(sides, ofManure).clashes.map(({ unit }) => unit)).toEqual(['city'])
    expect(merged(sides, { city: 'mine' }, ofManure).city).toBe('Kauhava')
    expect(merged(sides, { city: 'stored' }, ofManure).city).toBe('Ilmajoki')
  })

  test('ADMIN-EDIT-24: the same change on both sides is no clash', () => {
    const sides = { base, mine: { ...base, city: 'Kauhava' }, stored: { ...base, city: 'Kauhava' } }
    expect(conflictOf(sides, ofManure).clashes).toEqual([])
  })

  test('ADMIN-EDIT-24: user type and company are chosen together', () => {
    const mine: User = { ...base, usertype: 'transport', company: 'carrier-1' }
    const sides = { base, mine, stored: { ...base, company: 'Favorit' } }
    expect(conflictOf(sides, ofManure).clashes.map(({ unit }) => unit)).toEqual(['usertype'])
    expect(merged(sides, { usertype: 'mine' }, ofManure)).toMatchObject({ usertype: 'transport', company: 'carrier-1' })
    expect(merged(sides, { usertype: 'stored' }, ofManure)).toMatchObject({ usertype: 'customer', company: 'Favorit' })
  })

  test('ADMIN-EDIT-24: groups and applications are put together one by one', () => {
    const mine = { ...base, usergroups: ['biolan', 'favorit'], apps: [] }
    const stored = { ...base, usergroups: ['novarbo'], apps: ['peatsale', 'manuredelivery'] }
    const both = merged({ base, mine, stored }, {}, ofManure)
    expect(both.usergroups.toSorted()).toEqual(['favorit', 'novarbo'])
    expect(both.apps).toEqual(['manuredelivery'])
    expect(conflictOf({ base, mine, stored }, ofManure).clashes).toEqual([])
  })

  test('MANURE-14: the manure groups go with the manure part that was chosen', () => {
    const mine: User = { ...base, ...manure('transport', 'carrier-1'), usergroups: ['biolan', 'manuretransport'] }
    const stored: User = { ...base, usertypemanure: 'customer', usergroups: ['biolan', 'manureappuser'] }
    const sides = { base, mine, stored }
    expect(conflictOf(sides, ofManure).clashes.map(({ unit }) => unit)).toEqual(['membership'])
    expect(merged(sides, { membership: 'mine' }, ofManure).usergroups).toEqual(['biolan', 'manuretransport'])
    expect(merged(sides, { membership: 'stored' }, ofManure).usergroups).toEqual(['biolan', 'manureappuser'])
  })
})
