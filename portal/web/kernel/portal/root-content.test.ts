import { expect, test } from 'vitest'
import { signedOut, waitingFor } from '../sessions/session.ts'
import { person, sessionOf } from '../testing/people.ts'
import type { PortalState } from './portal-state.ts'
import { startState } from './portal-state.ts'
import { isAlreadyIn, rootContent, seesClosedSystem, showsFailureNotice } from './root-content.ts'

const guarded = { staysOpen: false, holdsWork: false }
const open = { staysOpen: true, holdsWork: false }
const holding = { staysOpen: false, holdsWork: true }
const waiting = waitingFor({ token: 'a.b', username: 'maija' })
const customer = sessionOf(person())
const superadmin = sessionOf(person({ usergroups: ['superadmin'] }))

function state(given: Partial<PortalState> & { isSiteActive?: boolean } = {}): PortalState {
  const { isSiteActive = true, ...rest } = given
  const first = startState({ loginOverridden: false })
  return { ...first, ...rest, site: { ...first.site, isSiteActive } }
}

test('START-13: a visitor sees the routed screen before any data has come', () => {
  expect(rootContent(state({ session: signedOut }), guarded)).toBe('screen')
})

test('START-13, ROUTE-33: with a stored session the screen waits for the data', () => {
  expect(rootContent(state({ session: waiting }), guarded)).toBe('waiting')
  expect(rootContent(state({ session: customer, load: { at: 'arrived' } }), guarded)).toBe('screen')
})

test('START-13, START-17: the terms do not wait while the login is overridden', () => {
  expect(rootContent(state({ session: waiting, loginOverridden: true, isSiteActive: false }), guarded)).toBe('screen')
})

test('START-15: a failed start takes the place of what waits, and stands above what a visitor can use', () => {
  const load = { at: 'failed' } as const
  expect(rootContent(state({ session: waiting, load }), guarded)).toBe('failure')
  const visitor = state({ load })
  expect(rootContent(visitor, guarded)).toBe('screen')
  expect(showsFailureNotice(visitor, 'screen')).toBe(true)
  expect(showsFailureNotice(state({ load, loginOverridden: true }), 'screen')).toBe(false)
  expect(showsFailureNotice(state({ load: { at: 'arrived' } }), 'screen')).toBe(false)
})

test('START-14, START-18: while the system is closed its message replaces all but the open routes', () => {
  for (const session of [signedOut, waiting, customer]) {
    expect(rootContent(state({ session, isSiteActive: false }), guarded)).toBe('offline')
    expect(rootContent(state({ session, isSiteActive: false }), open)).toBe('screen')
  }
})

test('START-18: a superadmin works on under a banner', () => {
  const closed = state({ session: superadmin, isSiteActive: false })
  expect(rootContent(closed, guarded)).toBe('screen')
  expect(seesClosedSystem(closed)).toBe(true)
  expect(seesClosedSystem(state({ session: superadmin }))).toBe(false)
  expect(seesClosedSystem(state({ session: customer, isSiteActive: false }))).toBe(false)
})

test('LOGIN-07: who is signed in has no business on the login, unless the system is closed', () => {
  expect(isAlreadyIn(state({ session: customer }))).toBe(true)
  expect(isAlreadyIn(state({ session: signedOut }))).toBe(false)
  expect(isAlreadyIn(state({ session: waiting }))).toBe(false)
  expect(isAlreadyIn(state({ session: customer, isSiteActive: false }))).toBe(false)
  expect(isAlreadyIn(state({ session: superadmin, isSiteActive: false }))).toBe(true)
})

test('START-18, START-19: a screen that holds unsaved work stays while the system is closed, also for a visitor', () => {
  for (const session of [customer, signedOut]) {
    expect(rootContent(state({ session, isSiteActive: false, load: { at: 'arrived' } }), holding)).toBe('screen')
    expect(rootContent(state({ session, isSiteActive: false, load: { at: 'arrived' } }), guarded)).toBe('offline')
  }
})
