import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { register } from '../../../contract/registration/calls.ts'
import { longest } from '../../kernel/forms/field-faults.ts'
import { formFaults, refusedFields } from '../../kernel/forms/form-faults.ts'
import { common } from '../../kernel/texts/fi/common.ts'
import { fields } from '../../kernel/texts/fi/fields.ts'
import { forms } from '../../kernel/texts/fi/forms.ts'
import { registration } from '../../kernel/texts/fi/registration.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { emptyDraft, noCompany, registrationRequest } from './registration-draft.ts'
import type { RegistrationRules } from './registration-rules.ts'
import {
  refusedAt,
  registrationLabels,
  registrationProgress,
  registrationRules,
  registrationWords,
} from './registration-rules.ts'

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
const texts = { common, fields, forms, registration }
const names = Object.keys(registrationLabels(texts)) as (keyof RegistrationDraft)[]

/** What is said at each field, as the form does it. */
function faultsOf(draft: RegistrationDraft, by = rules, refused: readonly RefusedHere[] = []) {
  const faults = formFaults({
    call: register,
    names,
    values: draft,
    input: registrationRequest(draft),
    own: registrationRules(draft, by, texts),
    refused: refused.map(({ field, answer }) => ({ field, value: draft[field], answer })),
    messages: registrationWords(texts),
    texts,
    refusalText: (answer) => `!${answer.refused}`,
  })
  return Object.fromEntries([...faults].map(([name, { text }]) => [name, text]))
}
type RefusedHere = { field: keyof RegistrationDraft; answer: { refused: RefusalCode } }

const faultsWith = (change: Partial<typeof filled>) => faultsOf({ ...filled, ...change })
const faultAt = (field: keyof typeof filled, value: string) => faultsWith({ [field]: value })[field]

type Said = keyof typeof registration | 'fieldtoolongtext' | undefined
/** The sentence of a text's key. */
function sentence(field: string, says: Said): unknown {
  if (says === undefined) return undefined
  if (says !== 'fieldtoolongtext') return registration[says]
  return common.fieldtoolongtext({ count: longest[field as keyof typeof longest] })
}

describe('the checks of the registration form', () => {
  test('REG-06: a filled form with both boxes ticked has no fault, an empty one has every fault but the country', () => {
    expect(faultsWith({})).toEqual({})
    expect(Object.keys(faultsOf(emptyDraft('fi', 'Suomi')))).toEqual(
      names.filter((name) => name !== 'country' && name !== 'language'),
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
  ] as const)('%s: username %j', (_row, username, fault) => {
    expect(faultAt('username', username)).toBe(sentence('username', fault))
  })

  test.each([
    ['REG-18', '', 'registerinvalidpassword'],
    ['REG-18', 'seitsen', 'registerinvalidpassword'],
    ['REG-18', 'kahdeksa', undefined],
    ['REG-19', ' väli ja 🐦 ', undefined],
    ['REG-19', 'a'.repeat(128), undefined],
    ['REG-19', 'a'.repeat(129), 'registerpasswordtoolong'],
  ] as const)('%s: password %j', (_row, password, fault) => {
    expect(faultsWith({ password, confirmpassword: password }).password).toBe(sentence('password', fault))
  })

  test.each([
    ['kolmekurki', 'registerinvalidconfirmpassword'],
    ['', 'registerinvalidconfirmpassword'],
    ['kolmekurkea', undefined],
  ] as const)('REG-20: confirmation %j', (confirmation, fault) => {
    expect(faultAt('confirmpassword', confirmation)).toBe(sentence('confirmpassword', fault))
  })

  test('REG-20: a confirmation that equals a too short password is refused', () => {
    expect(faultsWith({ password: 'lyhyt', confirmpassword: 'lyhyt' }).confirmpassword).toBe(
      registration.registerinvalidconfirmpassword,
    )
  })

  test.each([
    ['', 'registerinvalidemail'],
    ['helena', 'registerinvalidemail'],
    ['helena@demo', 'registerinvalidemail'],
    ['a b@demo.example', 'registerinvalidemail'],
    ['a+b@ä.fi', undefined],
    [`${'a'.repeat(245)}@demo.example`, 'fieldtoolongtext'],
  ] as const)('REG-21: email %j', (email, fault) => {
    expect(faultAt('email', email)).toBe(sentence('email', fault))
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
    expect(faultAt(field, value)).toBe(sentence(field, fault))
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
    expect(faultsOf({ ...filled, postal }, { ...rules, postalCodeRule }).postal).toBe(sentence('postal', fault))
  })
})

describe('what is still missing', () => {
  const standing = (change: Partial<typeof filled>) => {
    const faults = faultsWith(change)
    return { fields: Object.keys(faults), ...registrationProgress(faults, names) }
  }

  test('REG-44: names the open fields in the order of the form and counts how far it has come', () => {
    expect(standing({ email: '', username: 'x', terms: false })).toEqual({
      fields: ['username', 'email', 'terms'],
      done: 10,
      all: 13,
    })
    expect(standing({})).toEqual({ fields: [], done: 13, all: 13 })
  })

  test('REG-44: a country too long is named although it is not awaited', () => {
    expect(standing({ country: 'a'.repeat(101) })).toEqual({ fields: ['country'], done: 13, all: 13 })
  })
})

describe('what is refused', () => {
  test.each([
    ['REG-41', 'user_exists', 'username'],
    ['REG-42', 'email_exists', 'email'],
    ['REG-23', 'email_domain_not_allowed', 'email'],
    ['R60', 'common_password', 'password'],
  ] as const)('%s: the refusal %s stands at its field', (_row, refused, field) => {
    expect(refusedFields({ refused }, names, refusedAt)).toEqual([field])
    expect(faultsOf(filled, rules, [{ field, answer: { refused } }])).toEqual({ [field]: `!${refused}` })
  })

  test('CALL-10: the fields named by the server are marked; with none of ours among them the whole attempt has failed', () => {
    const named = { refused: 'invalid_input', fields: ['telephone', 'misc.language'] } as const
    expect(refusedFields(named, names, refusedAt)).toEqual(['telephone'])
    expect(faultsOf(filled, rules, [{ field: 'telephone', answer: named }])).toEqual({
      telephone: registration.registerinvalidtelephone,
    })
    expect(refusedFields({ refused: 'invalid_input', fields: ['misc.language'] }, names, refusedAt)).toEqual([])
  })

  test('REG-43: a refusal of no field is said above the button', () => {
    expect(refusedFields({ refused: 'registration_disabled' }, names, refusedAt)).toEqual([])
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
