import { expect, test } from 'vitest'
import { waitsForAccess } from './waits-for-access.ts'

const newcomer = { activated: true, deactivated: false, usertype: 'customer', groups: [], apps: [] } as const

test('GEN-17: a verified customer with neither group nor application waits for access', () => {
  expect(waitsForAccess(newcomer)).toBe(true)
})

test.each([
  ['whose address is not proven', { activated: false }],
  ['who has been turned off', { deactivated: true }],
  ['of a type that an administrator gives', { usertype: 'transport' as const }],
  ['with a group', { groups: ['biolan'] }],
  ['with an application', { apps: ['peatsale'] }],
])('GEN-17: a person %s does not', (_, change) => {
  expect(waitsForAccess({ ...newcomer, ...change })).toBe(false)
})
