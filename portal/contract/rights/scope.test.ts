import { expect, test } from 'vitest'
import { companiesOf, peopleScope } from './scope.ts'
import { listedManureGroups } from './testing/manure-groups.ts'

const companies = ['Biolan', 'Novarbo']
const nobody = { groups: [], carrier: '', transportadmin: false, isSuperadmin: false }

test.each([
  ['a superadmin sees all', { ...nobody, groups: ['superadmin'], isSuperadmin: true }, { of: 'all' }],
  [
    'a company admin the own companies',
    { ...nobody, groups: ['biolanadmin'] },
    { of: 'companies', companies: ['Biolan'], carrier: '' },
  ],
  [
    'an admin of two both',
    { ...nobody, groups: ['novarboadmin', 'biolanadmin'] },
    { of: 'companies', companies, carrier: '' },
  ],
  [
    'a company admin who leads a transport the people of both',
    { ...nobody, groups: ['biolanadmin'], carrier: 'kuljetus-1', transportadmin: true },
    { of: 'companies', companies: ['Biolan'], carrier: 'kuljetus-1' },
  ],
  [
    'a company admin who only drives not the carrier',
    { ...nobody, groups: ['biolanadmin'], carrier: 'kuljetus-1' },
    { of: 'companies', companies: ['Biolan'], carrier: '' },
  ],
  [
    'a transport admin the own carrier',
    { ...nobody, carrier: 'kuljetus-1', transportadmin: true },
    { of: 'carrier', carrier: 'kuljetus-1' },
  ],
  [
    'a manure transport admin as well',
    { ...nobody, carrier: 'kuljetus-1', groups: ['manuretransportadmin'] },
    { of: 'carrier', carrier: 'kuljetus-1' },
  ],
  ['a transport admin without a carrier only himself', { ...nobody, transportadmin: true }, { of: 'self' }],
  ['a plain driver only himself', { ...nobody, carrier: 'kuljetus-1' }, { of: 'self' }],
  ['a customer only herself', nobody, { of: 'self' }],
  ['an application admin only himself', { ...nobody, groups: ['manureappadmin'] }, { of: 'self' }],
  ['somebody with an invented admin group only himself', { ...nobody, groups: ['fooadmin', 'admin'] }, { of: 'self' }],
  ['a group named superadmin without the flag gives nothing', { ...nobody, groups: ['superadmin'] }, { of: 'self' }],
])('ROLE-23, ROLE-21: %s', (_, actor, scope) => {
  expect(peopleScope(actor, { companies, applicationGroups: listedManureGroups })).toEqual(scope)
})

test('ROLE-16: only the exact group of a company administers it', () => {
  const groups = ['biolan', 'biolanadminx', 'xbiolanadmin', 'Novarboadmin']

  expect(companiesOf({ groups, isSuperadmin: false }, companies)).toEqual([])
})

test('ROLE-07: a superadmin administers every company without the group of any', () => {
  expect(companiesOf({ groups: ['superadmin'], isSuperadmin: true }, companies)).toEqual(companies)
})
