import { describe, expect, test } from 'vitest'
import { waitingDays } from '../../../../contract/users/waiting-days.ts'
import { sortedBy } from '../../../kernel/lists/view-in-address.ts'
import { isEverybodySelected, keptBy, nobodySelected, selectedMost, withAllToggled, withToggled } from './selection.ts'
import { shortEmail } from './short-email.ts'
import { addressOf, isFiltered, plainView, savedViewOf, savedViews, settingsAddress, viewOf } from './user-view.ts'

describe('the short e-mail address', () => {
  test.each([
    ['aino@demo.example', 'aino@demo.example'],
    ['a234567890@12345678901.fi', 'a234567890@12345678901.f…'],
    ['a23456789@12345678901.fi', 'a23456789@12345678901.fi'],
    ['äiti.metsäläinen@höylä.example', 'äiti.metsäläinen@höylä.e…'],
    ['', ''],
  ])('ADMIN-USERS-12: %s is shown as %s', (email, short) => {
    expect(shortEmail(email)).toBe(short)
  })
})

describe('selecting users', () => {
  const waiting = (id: string) => ({ _id: id, activated: false })

  test('ADMIN-USERS-16: a row is ticked and unticked', () => {
    expect(withToggled(nobodySelected, waiting('a'))).toEqual(['a'])
    expect(withToggled(['a', 'b'], waiting('a'))).toEqual(['b'])
  })

  test('ADMIN-USERS-17: an activated user cannot be ticked, and goes when found ticked', () => {
    expect(withToggled(['b'], { _id: 'a', activated: true })).toEqual(['b'])
    expect(withToggled(['a', 'b'], { _id: 'a', activated: true })).toEqual(['b'])
  })

  test('ADMIN-USERS-18: select-all takes everybody selectable, and clears when they are taken', () => {
    expect(withAllToggled(['a'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
    expect(withAllToggled(['c', 'a', 'b'], ['a', 'b', 'c'])).toEqual([])
    expect(isEverybodySelected([], [])).toBe(false)
  })

  test('ADMIN-USERS-18: no more than fit into one request', () => {
    const many = Array.from({ length: selectedMost + 10 }, (_, place) => `u${place}`)
    expect(withAllToggled([], many)).toHaveLength(selectedMost)
    expect(withToggled(many.slice(0, selectedMost), waiting('x'))).toHaveLength(selectedMost)
  })

  test('ADMIN-USERS-19: another filter drops those whom it hides', () => {
    expect(keptBy(['a', 'b', 'c'], ['c', 'a', 'd'])).toEqual(['a', 'c'])
    const unchanged = ['a']
    expect(keptBy(unchanged, ['a', 'b'])).toBe(unchanged)
  })
})

describe('the view in the address', () => {
  test('ADMIN-USERS-24: a view goes into the address and comes back the same', () => {
    const view = { ...plainView, company: 'Ekoasuminen & Co', state: 'waiting', find: 'åke ö?', sort: 'email' } as const
    const address = addressOf({ ...view, direction: 'desc' })
    expect(viewOf(new URLSearchParams(address.split('?')[1]))).toEqual({ ...view, direction: 'desc' })
  })

  test('ADMIN-USERS-24: the plain view needs no query, and a screen below keeps the view', () => {
    expect(addressOf(plainView)).toBe('/admin/users/allusers')
    expect(addressOf(savedViews.admins, '/addnewuser')).toBe('/admin/users/allusers/addnewuser?view=admins')
    expect(settingsAddress('7', savedViews.admins)).toBe('/admin/users/allusers/usersettings?user=7&view=admins')
    expect(settingsAddress('7')).toBe('/admin/users/allusers/usersettings?user=7')
  })

  test.each(['view=everyone', 'state=asleep', 'sort=password', 'direction=up', `find=${'x'.repeat(200)}`])(
    'ADMIN-USERS-24: %s means nothing and is left out',
    (query) => {
      expect(viewOf(new URLSearchParams(query))).toEqual(plainView)
    },
  )

  test('ADMIN-USERS-07: view, company, state and find are filters; the order is none', () => {
    expect(isFiltered(plainView)).toBe(false)
    expect(isFiltered({ ...plainView, sort: 'email', direction: 'desc' })).toBe(false)
    expect(isFiltered({ ...plainView, find: 'aino' })).toBe(true)
    expect(isFiltered({ ...plainView, view: 'admins' })).toBe(true)
  })

  test('ADMIN-USERS-13: a header sorts asc, then desc, then asc', () => {
    const byEmail = sortedBy(plainView, 'email')
    expect(byEmail).toMatchObject({ sort: 'email', direction: 'asc' })
    expect(sortedBy(byEmail, 'email').direction).toBe('desc')
    expect(sortedBy(sortedBy(byEmail, 'email'), 'email').direction).toBe('asc')
    expect(sortedBy({ ...plainView, direction: 'desc' }, 'username').direction).toBe('asc')
  })

  test('ADMIN-USERS-24: a built-in view is known by its address, a view of one’s own is none of them', () => {
    expect(savedViewOf(plainView)).toBe('everybody')
    expect(savedViewOf({ ...plainView, state: 'waiting', sort: 'waiting' })).toBe('waiting')
    expect(savedViewOf({ ...plainView, view: 'admins' })).toBe('admins')
    expect(savedViewOf({ ...plainView, view: 'admins', find: 'aino' })).toBeUndefined()
  })
})

describe('waiting for verification', () => {
  test.each([
    ['2026-10-05T08:00:00.000Z', 2],
    ['2026-10-06T09:00:00.000Z', 0],
    ['2026-10-06T07:59:00.000Z', 1],
    ['2026-10-09T00:00:00.000Z', 0],
    ['', 0],
  ])('since %s somebody has waited %i whole days', (createdat, days) => {
    expect(waitingDays(createdat, new Date('2026-10-07T08:00:00.000Z'))).toBe(days)
  })
})
