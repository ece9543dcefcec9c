import { describe, expect, test } from 'vitest'
import { BusinessId } from '../amounts/business-id.ts'
import { Find } from '../lists/list.ts'
import { PersonName, PostalCode, Telephone } from './contact.ts'
import { domainMayRegister, Email, emailKey } from './email.ts'
import { GivenUsername, usernameKey } from './username.ts'

describe('REG-34: a telephone as it is copied from elsewhere', () => {
  test.each([
    ['no-break spaces', '040\u00a0123\u202f4567', '040 123 4567'],
    ['no-break hyphens', '040\u2011123\u20134567', '040-123-4567'],
    ['marks of direction', '\u202d+358 40 1234567\u202c', '+358 40 1234567'],
    ['a zero-width space', '040\u200b1234567\ufeff', '0401234567'],
  ])('%s', (_, typed, kept) => {
    expect(Telephone.safeParse(typed).data).toBe(kept)
  })
})

test.each([
  ['a zero-width space', 'aino\u200b@posti.test', 'aino@posti.test'],
  ['a mark of direction', '\u200eaino@posti.test\u202c', 'aino@posti.test'],
  ['a soft hyphen', 'aino@pos\u00adti.test', 'aino@posti.test'],
  ['a no-break space at its end', 'aino@posti.test\u00a0', 'aino@posti.test'],
])('REG-21, REG-26: an address with %s is kept without it', (_, typed, kept) => {
  expect(Email.safeParse(typed).data).toBe(kept)
  expect(emailKey(typed)).toBe(kept)
})

test.each([
  ['a@xn--4ca.fi', 'a@ä.fi'],
  ['A@XN--4CA.fi', 'a@ä.fi'],
  ['a@posti.xn--hmhyr-hrabc9m.test', 'a@posti.hömähäyrä.test'],
  ['a@xn--e1afmkfd.xn--p1ai', 'a@пример.рф'],
  // No letters of another script, or not what an address is encoded as: left as it is.
  ['a@xn--abc-.fi', 'a@xn--abc-.fi'],
  ['a@xn--zzzzzzzzzzzz.fi', 'a@xn--zzzzzzzzzzzz.fi'],
  ['a@xn--99999999999.fi', 'a@xn--99999999999.fi'],
  ['xn--4ca@posti.test', 'xn--4ca@posti.test'],
])('ENT-05: %s is the address %s', (typed, kept) => {
  expect(emailKey(typed)).toBe(kept)
})

test('REG-23: a rule on domains covers both ways to write one', () => {
  expect(domainMayRegister('a@xn--4ca.fi', { allowed: ['ä.fi'], blocked: [] })).toBe(true)
  expect(domainMayRegister('a@ä.fi', { allowed: [], blocked: ['xn--4ca.fi'] })).toBe(false)
})

test('LOGIN-21, ENT-02: a name to sign in with is found whatever invisible comes with it', () => {
  expect(GivenUsername.safeParse('\u200ehoyla\u2011puu_1\u00a0').data).toBe('hoyla-puu_1')
  expect(usernameKey('\u200eHoyla_puu\u200b')).toBe('hoyla_puu')
})

test.each([
  '0109862-8',
  '01098628',
  'FI01098628',
  'fi 0109862-8',
  '109862-8',
  '1098628',
  '0109862\u20118',
  ' 0109862 - 8\u200b',
])('a business id as people write it: %s', (typed) => {
  expect(BusinessId.safeParse(typed).data).toBe('0109862-8')
})

test.each(['0109862-7', 'SE01098628', '010986-28', '010-98628', 'FI', ''])('%s is no business id', (typed) => {
  expect(BusinessId.safeParse(typed).success).toBe(false)
})

test('REG-31: a postal code loses what is invisible in it', () => {
  expect(PostalCode.safeParse('\u200e61800\u00a0').data).toBe('61800')
})

test('ADMIN-USERS-04: what is searched for has plain spaces and hyphens, as names are kept', () => {
  expect(Find.safeParse('Maija\u00a0Suo\u2011Metsä\u200b').data).toBe('Maija Suo-Metsä')
  expect(PersonName.safeParse('Maija\u00a0Suo\u2011Met\u00adsä').data).toBe('Maija Suo-Metsä')
  // An emoji of several people, and Persian, need their joiners.
  expect(PersonName.safeParse('👩\u200d🌾 می\u200cخواهم').data).toBe('👩\u200d🌾 می\u200cخواهم')
})
