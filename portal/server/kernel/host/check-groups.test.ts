import { expect, test } from 'vitest'
import type { ApplicationGroup } from '../../../contract/own.ts'
import { manureAppGroups } from '../../../contract/rights/testing/manure-groups.ts'
import { checkGroups } from './mounted-applications.ts'

const group = (name: string, more: Partial<ApplicationGroup> = {}): ApplicationGroup => ({
  name,
  texts: { fi: name, en: name },
  givenBy: [],
  ...more,
})
const application = (key: string, groups: readonly ApplicationGroup[]) => ({
  key,
  names: { fi: key, en: key },
  primaryCompany: 'Biolan',
  groups,
  userTypes: [],
})

test('ROLE-21: groups with names and givers of their own are mounted', () => {
  const ferry = application('ferry', [
    group('ferryadmin', { givenBy: ['ferryadmin', 'biolanadmin'], administers: true }),
  ])
  expect(() => checkGroups([application('manuredelivery', manureAppGroups), ferry])).not.toThrow()
})

test.each([
  ['is there twice', [group('ferrycrew'), group('ferrycrew')], /ferrycrew of ferry is a group of ferry/],
  ['is another application’s', [group('manureappuser')], /manureappuser of ferry is a group of manuredelivery/],
  ['is the superadmins’', [group('superadmin')], /superadmin of ferry cannot be called so/],
  ['is that of the common area', [group('common')], /common of ferry cannot be called so/],
  ['has a letter that a search would read', [group('ferry%')], /ferry% of ferry cannot be called so/],
  ['has a capital letter', [group('FerryCrew')], /FerryCrew of ferry cannot be called so/],
  [
    'is given by whom the administration is closed to',
    [group('ferrycrew', { givenBy: ['biolan'] })],
    /biolan has no "admin"/,
  ],
  [
    'administers and leaves the administration closed',
    [group('ferrycrew', { administers: true })],
    /ferrycrew has no "admin"/,
  ],
])('ROLE-06, ROLE-21: an application whose group %s is not mounted', (_, groups, fault) => {
  const all = [application('manuredelivery', manureAppGroups), application('ferry', groups)]
  expect(() => checkGroups(all)).toThrow(fault)
})
