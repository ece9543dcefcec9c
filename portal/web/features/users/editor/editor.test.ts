import { describe, expect, test } from 'vitest'
import type { User } from '../../../../contract/people/user.ts'
import { manure, ofManure, person } from '../testing/person.ts'
import { refusedFields } from './refused-fields.ts'
import { addInput, noPasswords, saveInput } from './save-input.ts'
import { openFields } from './use-user-form.ts'
import { changesBetween } from './user-changes.ts'
import type { UserRules } from './user-faults.ts'
import { userFaults } from './user-faults.ts'
import { withGroup, withUserType } from './user-rights.ts'

const rules: UserRules = {
  isNew: false,
  postalCodeRule: 'strict',
  storedPostal: '',
  companiesToChoose: undefined,
}

const fieldsOf = (changes: readonly { field: string }[]) => changes.map(({ field }) => field)

describe('what has changed', () => {
  test('ADMIN-EDIT-07: nothing, when only what the server trims or sorts differs', () => {
    const after = person({ firstname: ' Helena ', email: 'Helena@Demo.example', usergroups: ['biolan'] })
    expect(changesBetween(person(), after, ofManure)).toEqual([])
    const sorted = [person({ apps: ['a', 'b'] }), person({ apps: ['b', 'a'] })] as const
    expect(changesBetween(...sorted, ofManure)).toEqual([])
  })

  test('ADMIN-EDIT-07: each field with what it was and is, the transport company under its own name', () => {
    const after = person({ usertype: 'transport', company: 'carrier-1', transportalloworders: true, city: 'Lapua' })
    expect(changesBetween(person(), after, ofManure)).toEqual([
      { field: 'usertype', before: 'customer', after: 'transport' },
      { field: 'company', before: 'Biolan', after: '' },
      { field: 'transportcompany', before: '', after: 'carrier-1' },
      { field: 'transportalloworders', before: false, after: true },
      { field: 'city', before: '', after: 'Lapua' },
    ])
  })

  test('MANURE-02: groups that the manure fields decide are told by those fields alone', () => {
    const after = person({ ...manure('transport', 'carrier-1', true), usergroups: ['biolan', 'manuretransport'] })
    expect(fieldsOf(changesBetween(person(manure('none')), after, ofManure))).toEqual([
      'usertypemanure',
      'transportmanureadmin',
      'manurecompany',
    ])
  })

  test('GEN-13: the part of an application that the portal knows nothing of is told, too', () => {
    const field = (level: number) => ({ ...person(), saunaobj: { level } })
    expect(changesBetween(field(1), field(2), ofManure)).toEqual([
      { field: 'saunaobj', before: '{"level":1}', after: '{"level":2}' },
    ])
  })
})

describe('what is sent', () => {
  test('ADMIN-EDIT-11, ADMIN-EDIT-12: apps emptied, lastmodified as read, the block only when it was changed', () => {
    const sent = saveInput(person(), person({ city: 'Lapua' }), noPasswords)
    expect(sent).toMatchObject({ _id: 'u1', apps: [], lastmodified: '2026-10-05T06:12:00.000Z', city: 'Lapua' })
    expect(sent).not.toHaveProperty('appsgranted')
    expect(saveInput(person(), person({ apps: [] }), noPasswords)).toMatchObject({ apps: [], appsgranted: [] })
  })

  test('ADMIN-EDIT-08: a password only when one was typed', () => {
    expect(saveInput(person(), person(), noPasswords)).not.toHaveProperty('password')
    const typed = { password: 'kolmekurkea', editpassword: 'kolmekurkea' }
    expect(saveInput(person(), person(), typed)).toMatchObject(typed)
  })

  test('ADMIN-NEW-03, ADMIN-NEW-16, ENT-19: a new user without what the server sets or the browser keeps to itself', () => {
    const sent = addInput(person(), { password: 'kolmekurkea', editpassword: 'kolmekurkea' })
    const passwords = { password: 'kolmekurkea', editpassword: 'kolmekurkea' }
    expect(sent).toMatchObject({ username: 'helena_kallio', ...passwords, apps: ['peatsale'] })
    for (const name of ['_id', 'createdby', 'lastmodified', 'activated', 'selected']) {
      expect(sent).not.toHaveProperty(name)
    }
  })
})

describe('what is wrong', () => {
  const faultsOf = (given: Partial<User>, more: Partial<UserRules> = {}, passwords = noPasswords) =>
    userFaults(person(given), passwords, { ...rules, ...more })

  test.each([
    ['ADMIN-NEW-04', { email: 'ei-osoite' }, { email: 'registerinvalidemail' }],
    ['ADMIN-EDIT-09', { email: '' }, { email: 'registerinvalidemail' }],
    [
      'ADMIN-NEW-06',
      { firstname: 'H', lastname: '' },
      { firstname: 'registernamerequired', lastname: 'registernamerequired' },
    ],
    ['ADMIN-NEW-07', { usertype: 'transport', company: 'five5' }, { transportcompany: 'registercompanyrequired' }],
    ['ADMIN-EDIT-10', { usertype: 'transport', company: '' }, { transportcompany: 'registercompanyrequired' }],
    ['ADMIN-NEW-07', { usertype: 'transport', company: 'sixsix' }, {}],
    ['ADMIN-NEW-17', { telephone: '', streetaddress: '', postal: '', city: '', country: '', jobtitle: '' }, {}],
    ['REG-30', { postal: '00100' }, { postal: 'registerinvalidpostal' }],
    ['REG-34', { telephone: 'abc' }, { telephone: 'registerinvalidtelephone' }],
  ] as const)('%s: %j', (_row, given, faults) => {
    expect(faultsOf(given as Partial<User>)).toEqual(faults)
  })

  test('SETTINGS-26: a postal code that was stored under older rules stays good', () => {
    expect(faultsOf({ postal: '00100' }, { storedPostal: '00100' })).toEqual({})
  })

  test('ADMIN-NEW-15: a company administrator chooses one of the own companies, a superadmin may leave it open', () => {
    const companiesToChoose = ['Biolan', 'Favorit']
    expect(faultsOf({ company: '' }, { companiesToChoose })).toEqual({ company: 'registercompanyrequired' })
    expect(faultsOf({ company: 'Novarbo' }, { companiesToChoose })).toEqual({ company: 'registercompanyrequired' })
    expect(faultsOf({ company: 'Favorit' }, { companiesToChoose })).toEqual({})
    expect(faultsOf({ company: '' })).toEqual({})
  })

  test.each([
    ['ADMIN-NEW-02', '', '', { password: 'registerinvalidpassword', editpassword: 'registerinvalidconfirmpassword' }],
    [
      'ADMIN-NEW-02',
      'seitsen',
      'seitsen',
      { password: 'registerinvalidpassword', editpassword: 'registerinvalidconfirmpassword' },
    ],
    ['ADMIN-NEW-03', 'kahdeksa', 'kahdeksan', { editpassword: 'registerinvalidconfirmpassword' }],
    ['ADMIN-NEW-03', 'kahdeksa', 'kahdeksa', {}],
  ] as const)('%s: a new user with %j and %j', (...[, password, editpassword, faults]) => {
    expect(faultsOf({}, { isNew: true }, { password, editpassword })).toEqual(faults)
  })

  test('ADMIN-NEW-01: the username of a new user follows the rules of registration', () => {
    const passwords = { password: 'kahdeksa', editpassword: 'kahdeksa' }
    expect(faultsOf({ username: 'lyhyt' }, { isNew: true }, passwords)).toEqual({ username: 'registerinvalidusername' })
    expect(faultsOf({ username: 'lyhyt' })).toEqual({})
  })

  test('ADMIN-EDIT-08: a known user needs no password, half a one is a fault', () => {
    expect(faultsOf({})).toEqual({})
    expect(faultsOf({}, {}, { password: 'kahdeksa', editpassword: '' })).toEqual({
      editpassword: 'registerinvalidconfirmpassword',
    })
  })

  test('REG-44: what is open is told in the order of the form', () => {
    const faults = {
      city: 'fieldtoolongtext',
      username: 'registerinvalidusername',
      email: 'registerinvalidemail',
    } as const
    expect(openFields({ faults, missing: ['manurecompany'] })).toEqual(['username', 'email', 'manurecompany', 'city'])
  })

  test('CALL-10, ADMIN-NEW-09: refusals of a field stand at the field', () => {
    const says = (refused: 'user_exists' | 'email_exists' | 'forbidden') =>
      refusedFields({ refused }, person(), noPasswords).map((serverFieldError) => [
        serverFieldError.field,
        serverFieldError.says,
      ])
    expect(says('user_exists')).toEqual([['username', 'registerusernameexists']])
    expect(says('email_exists')).toEqual([['email', 'registeremailexists']])
    expect(says('forbidden')).toEqual([])
    const invalid = { refused: 'invalid_input', fields: ['telephone', 'manureuserobj', 'company'] } as const
    expect(refusedFields(invalid, person(), noPasswords)).toEqual([
      { field: 'telephone', value: '', says: 'registerinvalidtelephone' },
    ])
  })
})

describe('what a user type brings along', () => {
  test('ADMIN-NEW-11, ADMIN-EDIT-13: admin ticks SuperAdmin, leaving admin unticks it', () => {
    const admin = person(withUserType(person(), 'admin'))
    expect(admin.usergroups).toEqual(['biolan', 'superadmin'])
    expect(withUserType(admin, 'customer').usergroups).toEqual(['biolan'])
  })

  test('ADMIN-EDIT-13: a superadmin of another user type keeps the group', () => {
    const loader = person({ usergroups: ['superadmin'], usertype: 'swampperson' })
    expect(withUserType(loader, 'customer').usergroups).toEqual(['superadmin'])
  })

  test('ENT-06: transport has a transport company in the place of the company, and its flags go with it', () => {
    expect(withUserType(person(), 'transport')).toMatchObject({ company: '' })
    const driver = person({ usertype: 'transport', company: 'carrier-1', transportadmin: true })
    expect(withUserType(driver, 'customer')).toMatchObject({ company: '', transportadmin: false })
    expect(withUserType(person(), 'swampperson')).not.toHaveProperty('company')
  })

  test('ADMIN-EDIT-26: a group is given and taken alone', () => {
    expect(withGroup(person(), 'biolanadmin', true)).toEqual({ usergroups: ['biolan', 'biolanadmin'] })
    expect(withGroup(person(), 'biolan', false)).toEqual({ usergroups: [] })
  })
})
