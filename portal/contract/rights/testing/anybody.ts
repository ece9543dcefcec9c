/** Anybody who could act, and anybody whom it could be about, for the properties of the permission table. */
import fc from 'fast-check'
import type { Administrator } from '../administrator.ts'
import { administratorOf } from '../administrator.ts'
import { groupCatalogue } from '../groups.ts'
import type { Person } from '../may.ts'
import { listedManureGroups } from './manure-groups.ts'

export const companies = ['Biolan', 'Novarbo', 'Favorit', 'Ekoasuminen']
export const applicationGroups = listedManureGroups
export const groups = groupCatalogue(companies, applicationGroups)
export const applications = [
  { name: 'peatsale', admingroups: ['superadmin', 'biolanadmin'] },
  { name: 'manuredelivery', admingroups: ['superadmin', 'manureappadmin'] },
]
export const carriers = ['', 'carrier-1', 'carrier-2']

export const odd = ['fooadmin', 'Biolanadmin', 'biolanadmin ', 'administrator', 'badmintonadmin', 'superadmin\u200b']

/** Anybody who could act: any groups, real and invented, any transport company. */
export const actors = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    groups: fc.subarray([...groups, ...odd]),
    carrier: fc.constantFrom(...carriers),
    transportadmin: fc.boolean(),
  })
  .map((person) => ({ ...person, isSuperadmin: person.groups.includes('superadmin') }))
const administrators = actors.map((person) =>
  administratorOf(person, { companies, applications, applicationGroups, groups }),
)
export const people = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    company: fc.constantFrom('', ...companies, 'carrier-1', 'Badminton'),
    carrier: fc.constantFrom(...carriers),
    groups: fc.subarray([...groups, ...odd]),
    apps: fc.subarray(['peatsale', 'manuredelivery', 'weighbridge']),
    transportadmin: fc.boolean(),
    transportalloworders: fc.boolean(),
  })
  .map((person): Person => ({ ...person, isSuperadmin: person.groups.includes('superadmin') }))

export const about = (claim: (actor: Administrator, person: Person) => boolean) =>
  fc.assert(fc.property(administrators, people, claim), { numRuns: 2000 })
