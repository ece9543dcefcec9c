import { expect, test } from 'vitest'
import { administratorOf } from './administrator.ts'
import { groupCatalogue, manureGroups } from './groups.ts'
import { may } from './may.ts'

const companies = ['Biolan', 'Novarbo']
const catalogue = {
  companies,
  applications: [{ name: 'peatsale', admingroups: ['superadmin', 'biolanadmin'] }],
  groups: groupCatalogue(companies, Object.values(manureGroups)),
}
const plain = { carrier: '', transportadmin: false, transportalloworders: false, isSuperadmin: false }
const actor = (groups: readonly string[]) =>
  administratorOf({ ...plain, id: 'actor', groups, isSuperadmin: groups.includes('superadmin') }, catalogue)
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
