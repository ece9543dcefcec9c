import { expect, test } from 'vitest'
import { signedOut, waitingFor } from '../sessions/session.ts'
import { person, sessionOf } from '../testing/people.ts'
import { passage } from './guards.ts'

const customer = sessionOf(person())
const admin = sessionOf(person({ usergroups: ['biolanadmin'] }))
const enter = { may: 'enter' }

test('ROUTE-28: guard 1 sends a visitor to the login with the wanted address', () => {
  expect(passage('signed-in', signedOut, '/frontpage/forced')).toEqual({
    may: 'go',
    to: '/login?returnUrl=%2Ffrontpage%2Fforced',
  })
  expect(passage('signed-in', customer, '/frontpage/forced')).toEqual(enter)
})

test('ROUTE-29: guard 2 sends whoever is no admin to the empty path with the wanted address', () => {
  const home = { may: 'go', to: '/?returnUrl=%2Fadmin%2Fsystem' }
  expect(passage('admin', customer, '/admin/system')).toEqual(home)
  expect(passage('admin', signedOut, '/admin/system')).toEqual(home)
  expect(passage('admin', admin, '/admin/system')).toEqual(enter)
})

test('ROUTE-30, ROUTE-25: guard 3 always allows, as a public route does', () => {
  for (const session of [signedOut, waitingFor({ token: 'a.b', username: 'm' }), customer, admin]) {
    expect(passage('unguarded', session, '/user/settings')).toEqual(enter)
    expect(passage('public', session, '/termsofuse')).toEqual(enter)
  }
})

test('ROLE-03: any group with admin in its name opens the admin area on the screen', () => {
  const names = ['superadmin', 'novarboadmin', 'manureappadmin', 'manuretransportadmin']
  for (const name of names) expect(passage('admin', sessionOf(person({ usergroups: [name] })), '/admin')).toEqual(enter)
  expect(passage('admin', sessionOf(person({ usergroups: ['biolan'], usertype: 'admin' })), '/admin').may).toBe('go')
})

test('issue 10, 11: an administrator whose time for a second factor is over gets to the screen that adds one, and to public ones', () => {
  const missing = (forced: boolean) => ({ missingsecondfactor: { dueat: '2026-10-19T06:00:00.000Z', forced } })
  const forced = sessionOf(person({ usergroups: ['biolanadmin'] }), missing(true))
  const settings = { may: 'go', to: '/user/settings' }
  expect(passage('admin', forced, '/admin/system')).toEqual(settings)
  expect(passage('signed-in', forced, '/peatsale')).toEqual(settings)
  expect(passage('unguarded', forced, '/')).toEqual(settings)
  expect(passage('unguarded', forced, '/user/settings')).toEqual(enter)
  expect(passage('public', forced, '/termsofuse')).toEqual(enter)
  const reminded = sessionOf(person({ usergroups: ['biolanadmin'] }), missing(false))
  expect(passage('admin', reminded, '/admin/system')).toEqual(enter)
})
