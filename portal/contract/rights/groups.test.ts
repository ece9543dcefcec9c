import { expect, test } from 'vitest'
import {
  adminCompanies,
  adminGroups,
  applicationAdminGroups,
  groupCatalogue,
  isAdminByGroups,
  passesAdminCheck,
  seesApplication,
} from './groups.ts'
import { listedManureGroups } from './testing/manure-groups.ts'

const companies = ['Biolan', 'Novarbo']
const catalogue = groupCatalogue(companies, listedManureGroups)

test('ENT-36, ENT-37, ENT-38: the catalogue holds superadmin, two groups of each company and the manure groups', () => {
  expect(catalogue).toEqual([
    'superadmin',
    'biolan',
    'biolanadmin',
    'novarbo',
    'novarboadmin',
    'manureappadmin',
    'manureappuser',
    'manuretransport',
    'manuretransportadmin',
  ])
})

test('ENT-32: superadmin and each company in lower case followed by admin administer applications', () => {
  expect(applicationAdminGroups(companies)).toEqual(['superadmin', 'biolanadmin', 'novarboadmin'])
})

test.each([
  [[], false],
  [['biolan', 'manureappuser'], false],
  [['biolanadmin'], true],
  [['superadmin'], true],
  [['manuretransportadmin'], true],
  [['xadminx'], true],
])('ROLE-06: groups %j make an admin: %s', (groups, isAdmin) => {
  expect(isAdminByGroups(groups)).toBe(isAdmin)
})

test('ROLE-08: superadmin gives every admin group but its own, without admin, and super', () => {
  expect(adminGroups(['superadmin'], catalogue)).toEqual(['biolan', 'novarbo', 'manureapp', 'manuretransport', 'super'])
})

test('ROLE-09: any other group with admin gives the name without it', () => {
  expect(adminGroups(['biolanadmin', 'novarbo'], catalogue)).toEqual(['biolan'])
})

test.each([
  ['ROLE-07: superadmin administers all companies', ['superadmin'], ['Biolan', 'Novarbo']],
  ['ROLE-10: biolanadmin administers Biolan', ['biolanadmin'], ['Biolan']],
  ['ROLE-22: manureappadmin administers no company, for none is called Manureapp', ['manureappadmin'], []],
  ['ROLE-21: an invented fooadmin administers none', ['fooadmin'], []],
])('%s', (_, groups, administered) => {
  expect(adminCompanies(groups, companies)).toEqual(administered)
})

test('ROLE-22: companies are compared without regard to case', () => {
  expect(adminCompanies(['ekoasuminenadmin'], ['EkoAsuminen'])).toEqual(['EkoAsuminen'])
})

test.each([
  ['ROLE-11: common asks for super', 'common', { admin: true, adminGroups: ['biolan'] }, false],
  ['ROLE-11: common is passed by super', 'common', { admin: false, adminGroups: ['super'] }, true],
  ['ROLE-11: a group called common gives nothing', 'common', { admin: true, adminGroups: ['common'] }, false],
  ['ROLE-12: a group is passed by itself', 'biolan', { admin: true, adminGroups: ['biolan'] }, true],
  ['ROLE-12: a group is passed by super', 'biolan', { admin: true, adminGroups: ['super'] }, true],
  ['ROLE-12: a group is not passed by another', 'biolan', { admin: true, adminGroups: ['novarbo'] }, false],
  ['ROLE-12: set but empty groups pass nothing', 'biolan', { admin: true, adminGroups: [] }, false],
  ['ROLE-13: without groups the flag counts, on', 'biolan', { admin: true }, true],
  ['ROLE-13: without groups the flag counts, off', 'common', { admin: false }, false],
])('%s', (...row) => {
  const [, group, state, passes] = row
  expect(passesAdminCheck(group, state)).toBe(passes)
})

const closed = { name: 'peatsale', groups: ['biolan'], admingroups: ['biolanadmin'] }
test.each([
  ['open to all', { ...closed, groups: 'all' as const }, { apps: [], usergroups: [] }, true],
  ['named among the own applications', closed, { apps: ['peatsale'], usergroups: [] }, true],
  ['open to an own group', closed, { apps: [], usergroups: ['biolan'] }, true],
  ['open to one of several own groups', closed, { apps: [], usergroups: ['novarbo', 'biolan'] }, true],
  ['administered by an own group', closed, { apps: [], usergroups: ['biolanadmin'] }, true],
  ['open to other groups only', closed, { apps: ['manuredelivery'], usergroups: ['novarbo', 'novarboadmin'] }, false],
  ['open to nobody', { ...closed, groups: [], admingroups: [] }, { apps: [], usergroups: ['superadmin'] }, false],
])('ROLE-14: an application is seen when it is %s: %#', (...row) => {
  const [, application, person, sees] = row
  expect(seesApplication(application, person)).toBe(sees)
})
