/** What there is in the portal, for the tests of the user screens. */
import type { Application } from '../../../../contract/applications/application.ts'
import { administratorOf } from '../../../../contract/rights/administrator.ts'
import { groupCatalogue } from '../../../../contract/rights/groups.ts'
import { listedManureGroups } from '../../../../contract/rights/testing/manure-groups.ts'

export const companies = ['Biolan', 'Novarbo']
export const applicationGroups = listedManureGroups
export const catalogue = groupCatalogue(companies, applicationGroups)

const application = (name: string, open: Application['groups']): Application => ({
  name,
  clearname: name,
  appicon: '',
  primarycompany: 'Biolan',
  isactive: true,
  iscative: true,
  groups: open,
  admingroups: ['superadmin', 'biolanadmin', 'novarboadmin'],
})
const applications = [application('peatsale', ['biolan']), application('manuredelivery', [])]
export const transportCompanies = [{ _id: 'carrier-1', companyname: 'Kuljetus Suokoski Oy' }]
export const there = { companies, applications, applicationGroups, transportCompanies }

export const administrator = (held: readonly string[], carrier = '') =>
  administratorOf(
    { id: 'a1', groups: held, carrier, transportadmin: false, isSuperadmin: held.includes('superadmin') },
    { companies, applications, applicationGroups, groups: catalogue },
  )
