import { expect, test } from 'vitest'
import { administrationCalls } from '../../../contract/calls.ts'
import { groupCatalogue } from '../../../contract/rights/groups.ts'
import { listedManureGroups } from '../../../contract/rights/testing/manure-groups.ts'
import { unansweredSite } from '../../kernel/portal/shared-data.ts'
import type { SignedIn } from '../../kernel/sessions/session.ts'
import { signedIn } from '../../kernel/sessions/signing-in.ts'
import { person } from '../../kernel/testing/people.ts'
import { adminData } from './admin-data.ts'
import { isOfAdministration } from './administration-calls.ts'

const companies = ['Biolan', 'Novarbo']
const applicationGroups = listedManureGroups
const application = {
  name: 'peatsale',
  clearname: 'Kuivikemyynti',
  appicon: '',
  primarycompany: 'Biolan',
  isactive: true,
  iscative: true,
  groups: ['biolan'],
  admingroups: ['superadmin', 'biolanadmin'],
}
/** Out of use, and seen by nobody. */
const unused = { ...application, name: 'weighbridge', isactive: false, iscative: false, groups: [] }
const site = {
  ...unansweredSite,
  companies,
  userGroups: groupCatalogue(companies, applicationGroups),
  activeApps: [application],
}
const totals = { users: { count: 3, exact: true }, admins: { count: 1, exact: true } }

function session(usergroups: string[]): SignedIn {
  const user = person({ _id: 'a1', username: 'yllapitaja', usergroups })
  const data = {
    maindata: [],
    user: [user],
    allusers: [],
    alluserstotal: 0,
    apps: site.activeApps,
    companies,
    transportcompanies: [],
    usergroups: [...site.userGroups],
    missingsecondfactor: undefined,
  }
  const found = signedIn({ token: 'id.secret', username: user.username }, data, site)
  if (found.at !== 'signed-in') throw new Error('nobody is signed in')
  return found
}

test('ROLE-17: an administrator has the own groups and companies, and the applications administered, in use or not', () => {
  expect(
    adminData(totals, session(['biolanadmin']), { site, listed: [application, unused], applicationGroups }),
  ).toMatchObject({
    totals,
    companies,
    adminGroups: ['biolan'],
    adminCompanies: ['Biolan'],
    applications: [application],
    adminApplications: ['peatsale', 'weighbridge'],
  })
})

test('ROLE-07, ROLE-15: a superadmin has all companies and applications', () => {
  const data = adminData(totals, session(['superadmin']), { site, listed: [application, unused], applicationGroups })
  expect(data.adminCompanies).toEqual(companies)
  expect(data.adminApplications).toEqual(['peatsale', 'weighbridge'])
  expect(data.administrator.isSuperadmin).toBe(true)
})

test('ROLE-22: the group manureappadmin is nobody’s company', () => {
  const data = adminData(totals, session(['manureappadmin']), { site, listed: [application], applicationGroups })
  expect(data.adminCompanies).toEqual([])
  expect(data.adminApplications).toEqual([])
})

test('ADMIN-SHELL-06, STATE-02: leaving forgets the answers to every call of the administration, and to no other', () => {
  for (const call of Object.values(administrationCalls)) expect(isOfAdministration(call.name)).toBe(true)
  expect(isOfAdministration('readTransportCompanies')).toBe(true)
  expect(isOfAdministration('readOwnSessions')).toBe(false)
  expect(isOfAdministration('toString')).toBe(false)
})
