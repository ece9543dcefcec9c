import { expect, test } from 'vitest'
import { ManureUser } from './manure-user.ts'
import { fullName, User, UserCard, UserType } from './user.ts'

const user: User = {
  _id: 'a1b2c3',
  username: 'aino_korpi',
  email: 'aino@posti.test',
  company: 'Biolan',
  jobtitle: 'Lastaaja',
  firstname: 'Aino',
  lastname: 'Korpi',
  streetaddress: 'Suotie 1',
  postal: '61800',
  city: 'Kauhajoki',
  country: 'Suomi',
  telephone: '000 000 0001',
  usertype: 'customer',
  usergroups: [],
  apps: [],
  homeapp: '',
  preferredapps: [],
  createdby: 'aino_korpi',
  lastmodified: '2026-10-05T06:00:00.000Z',
  misc: { language: 'fi' },
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
}
const manure = {
  manureinuse: true,
  usertype: 'transport',
  usertypedefinition: 'none',
  transportobj: { companyname: 'Kuljetus Oy', companyid: 'kuljetus-1' },
}

test.each([
  ['an employee of a company', { company: 'Biolan', usergroups: ['biolan'] }],
  ['a driver', { usertype: 'transport', company: 'kuljetus-1' }],
  ['a loader', { usertype: 'swampperson' }],
  ['a customer', {}],
  ['an administrator', { usertype: 'admin', usergroups: ['superadmin'] }],
])('GEN-02: the user record holds %s', (_, fields) => {
  expect(User.safeParse({ ...user, ...fields }).success).toBe(true)
})

test('ENT-10: a user type is customer, admin, transport or swampperson', () => {
  expect(UserType.options).toEqual(['customer', 'admin', 'transport', 'swampperson'])
  expect(User.safeParse({ ...user, usertype: 'root' }).success).toBe(false)
})

test.each(Object.keys(user))('CALL-14: a user without %s is none', (field) => {
  expect(User.safeParse({ ...user, [field]: undefined }).success).toBe(false)
})

test('ENT-22: the manure fields have their exact shape', () => {
  expect(ManureUser.safeParse(manure).success).toBe(true)
  expect(ManureUser.safeParse({ ...manure, usertype: 'boss' }).success).toBe(false)
  expect(User.safeParse({ ...user, usertypemanure: 'transport', manureuserobj: manure }).success).toBe(true)
})

test.each([
  ['password', 'Suopursu-44-hilla'],
  ['password_hash', '$argon2id$v=19$x'],
  ['editpassword', ''],
  ['token', 'a.b'],
  ['attempts', 3],
  ['selected', true],
])('ROLE-25: a user with %s does not leave the server', (field, value) => {
  expect(User.safeParse({ ...user, [field]: value }).success).toBe(false)
})

test('ROLE-25: nothing more than its fields stands on a card', () => {
  const { _id, firstname, lastname, usertype, telephone } = user
  const card = { _id, firstname, lastname, usertype, telephone }

  expect(UserCard.safeParse(card).success).toBe(true)
  expect(UserCard.safeParse({ ...card, email: user.email }).success).toBe(false)
})

test.each([
  [{ firstname: 'Aino', lastname: 'Korpi' }, 'Aino Korpi'],
  [{ firstname: '', lastname: 'Korpi' }, 'Korpi'],
  [{ firstname: 'Aino', lastname: '' }, 'Aino'],
  [{ firstname: '', lastname: '' }, 'aino_korpi'],
])('HEADER-07: %j is shown as %s', (names, shown) => {
  expect(fullName({ ...user, ...names })).toBe(shown)
})
