import type { User } from '@workspace/portal/contract/own'
import { expect, test } from 'vitest'
import { manureRole } from './role.ts'

const person = (given: Partial<User>): User => ({
  _id: 'p1',
  username: 'pelle.peloton',
  email: 'pelle@demo.example',
  company: '',
  jobtitle: '',
  firstname: 'Pelle',
  lastname: 'Peloton',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  telephone: '',
  usertype: 'customer',
  usergroups: [],
  apps: [],
  homeapp: '',
  preferredapps: [],
  createdby: '',
  lastmodified: '',
  misc: { language: 'fi' },
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
  ...given,
})

test('ROLE-05: the manure role is the manure user type, whatever the peat role is', () => {
  expect(manureRole(person({ usertypemanure: 'customer', usertype: 'admin' }))).toBe('customer')
  expect(manureRole(person({ usertypemanure: 'transport' }))).toBe('transport')
})

test('GEN-13: a role that is not settled is none', () => {
  expect(manureRole(person({ usertypemanure: 'none' }))).toBeUndefined()
  expect(manureRole(person({}))).toBeUndefined()
})

test('ROLE-17: whoever administers the application is its admin', () => {
  expect(manureRole(person({ usergroups: ['manureappadmin'] }))).toBe('admin')
  expect(manureRole(person({ usergroups: ['superadmin'], usertypemanure: 'none' }))).toBe('admin')
  expect(manureRole(person({ usergroups: ['biolanadmin'] }))).toBeUndefined()
})
