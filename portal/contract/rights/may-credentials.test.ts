import { expect, test } from 'vitest'
import { administratorOf } from './administrator.ts'
import { groupCatalogue } from './groups.ts'
import { may } from './may.ts'
import { listedManureGroups, manureGroups } from './testing/manure-groups.ts'

const companies = ['Biolan', 'Novarbo']
const catalogue = {
  companies,
  applications: [{ name: 'peatsale', admingroups: ['superadmin', 'biolanadmin'] }],
  applicationGroups: listedManureGroups,
  groups: groupCatalogue(companies, listedManureGroups),
}
const plain = { carrier: '', transportadmin: false, transportalloworders: false, isSuperadmin: false }
const actor = (groups: readonly string[], transport: Partial<typeof plain> = {}) =>
  administratorOf(
    { ...plain, ...transport, id: 'actor', groups, isSuperadmin: groups.includes('superadmin') },
    catalogue,
  )
const person = { ...plain, id: 'person', company: 'Biolan', groups: ['biolan'], apps: [] as string[] }

test('ROLE-20, ROLE-29: a superadmin sets the password of anybody, whatever the person holds', () => {
  const held = { ...person, groups: ['superadmin', 'fooadmin'], apps: ['weighbridge'], isSuperadmin: true }
  expect(may.setCredentials(actor(['superadmin']), held)).toBe(true)
  expect(may.setCredentials(actor(['biolanadmin']), held)).toBe(false)
})

test('ROLE-20, ROLE-21: a group that does not exist keeps nobody from setting a password; an application of others does', () => {
  const admin = actor(['biolanadmin'])
  expect(may.setCredentials(admin, { ...person, groups: ['biolan', 'fooadmin'] })).toBe(true)
  expect(may.setCredentials(admin, { ...person, apps: ['weighbridge'] })).toBe(false)
  expect(may.setCredentials(admin, { ...person, groups: ['biolan', 'novarbo'] })).toBe(false)
})

test('ROLE-20: a reset by letter reaches whom one may make an administrator, and nobody with more', () => {
  const admin = actor(['biolanadmin'])
  expect(may.reset(admin, { ...person, groups: ['biolanadmin'] })).toBe(true)
  expect(may.reset(admin, { ...person, groups: ['biolanadmin', 'novarboadmin'] })).toBe(false)
  expect(may.reset(admin, { ...person, groups: ['superadmin'], isSuperadmin: true })).toBe(false)
})

test('ROLE-31: who heads a transport company is reset, turned off and on by whom could head it, and by nobody with less', () => {
  const head = { ...person, carrier: 'carrier-1', transportadmin: true }
  const acts = [may.reset, may.deactivate, may.reactivate]
  const may3 = (by: ReturnType<typeof actor>, whom = head) => acts.map((act) => act(by, whom))
  expect(may3(actor(['biolanadmin']))).toEqual([false, false, false])
  expect(may3(actor(['biolanadmin'], { carrier: 'carrier-2', transportadmin: true }))).toEqual([false, false, false])
  expect(may3(actor(['biolanadmin'], { carrier: 'carrier-1', transportadmin: true }))).toEqual([true, true, true])
  expect(may3(actor(['superadmin']))).toEqual([true, true, true])
  // To put loads in order is no right to administer.
  const orders = { ...head, transportadmin: false, transportalloworders: true }
  expect(may3(actor(['biolanadmin']), orders)).toEqual([true, true, true])
})

test('ROLE-30, ROLE-20: a foreman signs in as another foreman of the own carrier, a manure administrator as none', () => {
  const foreman = { ...person, carrier: 'carrier-1', groups: [manureGroups.transportAdmin] }
  const by = (carrier: string) => actor(['biolanadmin', manureGroups.transportAdmin], { carrier })
  expect(may.setCredentials(by('carrier-1'), foreman)).toBe(true)
  expect(may.setCredentials(by('carrier-2'), foreman)).toBe(false)
  expect(may.setCredentials(actor(['biolanadmin', manureGroups.admin], { carrier: 'carrier-1' }), foreman)).toBe(false)
})
