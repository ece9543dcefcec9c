import { describe, expect, test } from 'vitest'
import { missingFields } from './missing-fields.ts'
import { emptyDraft, noCompany, registrationRequest } from './registration-draft.ts'
import type { CheckedField, RegistrationRules } from './registration-faults.ts'
import { checkedFields, registrationFaults } from './registration-faults.ts'

const rules: RegistrationRules = { postalCodeRule: 'strict', companies: ['Biolan', 'Novarbo'] }
const filled = {
  ...emptyDraft('fi', 'Suomi'),
  username: 'helena_kallio',
  password: 'kolmekurkea',
  confirmpassword: 'kolmekurkea',
  email: 'Helena@Demo.example',
  firstname: 'Helena',
  lastname: 'Kalliorinne',
  streetaddress: 'Koivutie 12',
  postal: '62100',
  city: 'Lapua',
  telephone: '040 123 4567',
  company: noCompany,
  privacy: true,
  terms: true,
}
const faultsWith = (change: Partial<typeof filled>) => registrationFaults({ ...filled, ...change }, rules)
const faultAt = (field: CheckedField, value: string) => faultsWith({ [field]: value })[field]

describe('the checks of the registration form', () => {
  test('REG-06: a filled form with both boxes ticked has no fault, an empty one has every fault but the country', () => {
    expect(faultsWith({})).toEqual({})
    expect(Object.keys(registrationFaults(emptyDraft('fi', 'Suomi'), rules))).toEqual(
      checkedFields.filter((field) => field !== 'country'),
    )
  })

  test.each([
    ['REG-13', '', 'registerinvalidusername'],
    ['REG-13', 'helenak', 'registerinvalidusername'],
    ['REG-13', 'helenaka', undefined],
    ['REG-14', 'helena.kallio', 'registerinvalidusername'],
    ['REG-15', 'helena kallio', 'registerinvalidusername'],
    ['REG-15', 'helena\tkallio', 'registerinvalidusername'],
    ['REG-15', 'helena\u00a0kallio', 'registerinvalidusername'],
    ['REG-15', 'höyläpuu_1', undefined],
    ['REG-15', 'Ääkköset-ÅÖ', undefined],
    ['REG-16', 'a'.repeat(29), undefined],
    ['REG-16', 'a'.repeat(30), 'registerusernametoolong'],
  ])('%s: username %j', (_row, username, fault) => {
    expect(faultAt('username', username)).toBe(fault)
  })

  test.each([
    ['REG-18', '', 'registerinvalidpassword'],
    ['REG-18', 'seitsen', 'registerinvalidpassword'],
    ['REG-18', 'kahdeksa', undefined],
    ['REG-19', ' väli ja 🐦 ', undefined],
    ['REG-19', 'a'.repeat(128), undefined],
    ['REG-19', 'a'.repeat(129), 'registerpasswordtoolong'],
  ])('%s: password %j', (_row, password, fault) => {
    expect(faultsWith({ password, confirmpassword: password }).password).toBe(fault)
  })

  test.each([
    ['kolmekurki', 'registerinvalidconfirmpassword'],
    ['', 'registerinvalidconfirmpassword'],
    ['kolmekurkea', undefined],
  ])('REG-20: confirmation %j', (confirmation, fault) => {
    expect(faultAt('confirmpassword', confirmation)).toBe(fault)
  })

  test('REG-20: a confirmation that equals a too short password is refused', () => {
    expect(faultsWith({ password: 'lyhyt', confirmpassword: 'lyhyt' }).confirmpassword).toBe(
      'registerinvalidconfirmpassword',
    )
  })

  test.each([
    ['', 'registerinvalidemail'],
    ['helena', 'registerinvalidemail'],
    ['helena@demo', 'registerinvalidemail'],
    ['a b@demo.example', 'registerinvalidemail'],
    ['a+b@ä.fi', undefined],
    [`${'a'.repeat(245)}@demo.example`, 'fieldtoolongtext'],
  ])('REG-21: email %j', (email, fault) => {
    expect(faultAt('email', email)).toBe(fault)
  })

  test.each([
    ['REG-27', 'firstname', 'H', 'registernamerequired'],
    ['REG-27', 'firstname', ' H ', 'registernamerequired'],
    ['REG-27', 'firstname', 'Bo', undefined],
    ['REG-28', 'lastname', '', 'registernamerequired'],
    ['REG-29', 'streetaddress', ' ', 'registerstreetaddressrequired'],
    ['REG-32', 'city', '', 'registercityrequired'],
    ['REG-33', 'telephone', '', 'registerinvalidtelephone'],
    ['REG-34', 'telephone', '1234', 'registerinvalidtelephone'],
    ['REG-34', 'telephone', '+358 (0)40-1234567', undefined],
    ['REG-34', 'telephone', '0'.repeat(31), 'fieldtoolongtext'],
    ['REG-34', 'firstname', 'a'.repeat(101), 'fieldtoolongtext'],
    ['REG-34', 'streetaddress', 'a'.repeat(201), 'fieldtoolongtext'],
    ['REG-35', 'country', '', undefined],
    ['REG-38', 'company', '', 'registercompanyrequired'],
    ['REG-37', 'company', 'Tuntematon', 'registercompanyrequired'],
    ['REG-37', 'company', 'Biolan', undefined],
  ] as const)('%s: %s %j', (...[, field, value, fault]) => {
    expect(faultAt(field, value)).toBe(fault)
  })

  test.each([
    ['REG-30', 'strict', '20100', undefined],
    ['REG-30', 'strict', '00100', 'registerinvalidpostal'],
    ['REG-30', 'strict', '2010A', 'registerinvalidpostal'],
    ['REG-30', 'strict', '', 'registerinvalidpostal'],
    ['REG-31', 'fivedigits', '00100', undefined],
    ['REG-31', 'fivedigits', '0010', 'registerinvalidpostalfivedigits'],
    ['REG-31', 'fivedigits', '', 'registerinvalidpostalfivedigits'],
  ] as const)('%s: postal code under %s %j', (...[, postalCodeRule, postal, fault]) => {
    expect(registrationFaults({ ...filled, postal }, { ...rules, postalCodeRule }).postal).toBe(fault)
  })
})

describe('what is still missing', () => {
  test('REG-44: names the open fields in the order of the form and counts how far it has come', () => {
    expect(missingFields(faultsWith({ email: '', username: 'x', terms: false }))).toEqual({
      fields: ['username', 'email', 'terms'],
      done: 10,
      total: 13,
    })
    expect(missingFields(faultsWith({}))).toEqual({ fields: [], done: 13, total: 13 })
  })

  test('REG-44: a country too long is named although it is not awaited', () => {
    expect(missingFields(faultsWith({ country: 'a'.repeat(101) }))).toEqual({
      fields: ['country'],
      done: 13,
      total: 13,
    })
  })
})

describe('what is sent', () => {
  test('REG-26, REG-38, REG-39, REG-40: the whole user model, and nothing that belongs to the form alone', () => {
    expect(registrationRequest(filled)).toEqual({
      username: 'helena_kallio',
      usertype: 'customer',
      password: 'kolmekurkea',
      email: 'helena@demo.example',
      firstname: 'Helena',
      lastname: 'Kalliorinne',
      streetaddress: 'Koivutie 12',
      postal: '62100',
      city: 'Lapua',
      country: 'Suomi',
      telephone: '040 123 4567',
      company: '',
      misc: { language: 'fi' },
    })
    expect(registrationRequest({ ...filled, company: 'Biolan' }).company).toBe('Biolan')
  })

  test('REG-36: the language in use is preset', () => {
    expect(emptyDraft('en', 'Finland')).toMatchObject({ language: 'en', country: 'Finland', company: '' })
  })
})
