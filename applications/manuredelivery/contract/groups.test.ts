import { administratorOf, groupCatalogue, groupsOfApplications, may } from '@workspace/portal/contract/own'
import { expect, test } from 'vitest'
import { manuredeliveryManifest } from './manifest.ts'

const companies = ['Biolan']
const applicationGroups = groupsOfApplications([manuredeliveryManifest])
const groups = groupCatalogue(companies, applicationGroups)
const all = ['manureappadmin', 'manureappuser', 'manuretransport', 'manuretransportadmin']
const foremans = ['manuretransport', 'manuretransportadmin']

test.each([
  ['superadmin', 'carrier-2', all],
  ['manureappadmin', 'carrier-2', all],
  ['manuretransportadmin', 'carrier-1', foremans],
  ['manuretransportadmin', 'carrier-2', []],
  ['manureappuser', 'carrier-1', []],
  ['manuretransport', 'carrier-1', []],
  ['biolanadmin', 'carrier-1', []],
])('ENT-38, ROLE-20: %s, of carrier-1, gives to people of %s %j', (giver, carrier, given) => {
  const isSuperadmin = giver === 'superadmin'
  const actor = administratorOf(
    { id: 'giver', groups: [giver], carrier: 'carrier-1', transportadmin: false, isSuperadmin },
    { companies, applications: [], applicationGroups, groups },
  )
  expect(applicationGroups.map(({ name }) => name)).toEqual(all)
  expect(all.filter((group) => may.giveGroup(actor, group, carrier))).toEqual(given)
})
