import { expect, test } from 'vitest'
import type { Application } from '../../../contract/applications/application.ts'
import type { User } from '../../../contract/people/user.ts'
import { signedOut } from '../../kernel/sessions/session.ts'
import { application, person, sessionOf } from '../../kernel/testing/people.ts'
import { frontPageDecision, shownTiles } from './front-page-decision.ts'

const peatsale = application('peatsale')
const manure = application('manuredelivery')
const none = new URLSearchParams()

function decided(apps: Application[], given: Partial<User> = {}, forced = false) {
  return frontPageDecision(sessionOf(person(given), { apps }), { forced, query: none })
}

test('FRONT-01: a visitor goes to the login', () => {
  expect(frontPageDecision(signedOut, { forced: false, query: none })).toEqual({ go: '/login' })
})

test('ROUTE-34: with the returnUrl that a guard sent along', () => {
  const query = new URLSearchParams({ returnUrl: '/admin/system' })
  expect(frontPageDecision(signedOut, { forced: false, query })).toEqual({ go: '/login?returnUrl=%2Fadmin%2Fsystem' })
})

test('FRONT-02: without applications to peatsale', () => {
  expect(decided([])).toEqual({ go: '/peatsale' })
})

test('FRONT-03: exactly one application with a name opens at once', () => {
  expect(decided([manure])).toEqual({ go: '/manuredelivery' })
  expect(decided([application('')])).toMatchObject({ show: 'tiles' })
})

test('FRONT-04, FRONT-19: several are tiles, in the server’s order', () => {
  expect(decided([manure, peatsale])).toEqual({ show: 'tiles', tiles: [manure, peatsale] })
})

test('FRONT-05: only active applications count; either spelling is read', () => {
  expect(decided([manure, { ...peatsale, isactive: false }])).toEqual({ go: '/manuredelivery' })
})

test('FRONT-16: a visible home application opens at once, any other is ignored', () => {
  expect(decided([peatsale, manure], { homeapp: 'manuredelivery' })).toEqual({ go: '/manuredelivery' })
  expect(decided([peatsale, manure], { homeapp: 'gone' })).toMatchObject({ show: 'tiles' })
  expect(decided([peatsale, { ...manure, isactive: false }], { homeapp: 'manuredelivery' })).toEqual({
    go: '/peatsale',
  })
})

test('FRONT-17: the forced front page always shows the tiles', () => {
  expect(decided([peatsale], {}, true)).toEqual({ show: 'tiles', tiles: [peatsale] })
  expect(decided([peatsale, manure], { homeapp: 'peatsale' }, true)).toMatchObject({ show: 'tiles' })
  expect(decided([], {}, true)).toEqual({ show: 'tiles', tiles: [] })
})

test('FRONT-15: the toggle keeps the favourites', () => {
  const tiles = [peatsale, manure]
  expect(shownTiles(tiles, { preferredOnly: false, preferred: [] })).toEqual(tiles)
  expect(shownTiles(tiles, { preferredOnly: true, preferred: ['manuredelivery', 'gone'] })).toEqual([manure])
  expect(shownTiles(tiles, { preferredOnly: true, preferred: [] })).toEqual([])
})
