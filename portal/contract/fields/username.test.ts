import { expect, test } from 'vitest'
import { GivenUsername, Username, usernameKey } from './username.ts'

test.each([
  ['REG-13: eight characters', 'kahdeksa'],
  ['REG-15: letters with å, ä, ö, digits, underscore and hyphen', 'höyläpuu_1-ÅÄÖ'],
  ['REG-15: a letter written as two code points', 'höyläpuu_1'.normalize('NFD')],
  ['REG-16: 29 characters', 'a'.repeat(29)],
])('%s make a username', (_, username) => {
  expect(Username.safeParse(username)).toEqual({ success: true, data: username.normalize('NFC') })
})

test.each([
  ['REG-13: nothing', ''],
  ['REG-13: seven characters', 'seitsem'],
  ['REG-16: 30 characters', 'a'.repeat(30)],
  ['REG-14: a space', 'kaksi sanaa'],
  ['REG-15: a space at the end, which is not trimmed away', 'kahdeksan '],
  ['REG-15: a tab', 'kaksi\tsanaa'],
  ['REG-15: a no-break space', 'kaksi\u00a0sanaa'],
  ['REG-15: a zero-width space', 'kaksi\u200bsanaa'],
  ['REG-14: a dot', 'etu.sukunimi'],
  ['REG-15: an ü, which is no letter of the alphabet here', 'müllerin_1'],
  ['REG-15: a Cyrillic а, which looks like a Latin one', 'kаhdeksan'],
  ['REG-14: markup', '<b>kahdeksan</b>'],
])('%s makes none', (_, username) => {
  expect(Username.safeParse(username).success).toBe(false)
})

test('ENT-02: usernames are the same person in any case, Unicode form and with spaces around', () => {
  const spellings = ['Höyläpuu_1', 'HÖYLÄPUU_1', ' höyläpuu_1\t', 'höyläpuu_1'.normalize('NFD')]

  expect(new Set(spellings.map(usernameKey))).toEqual(new Set(['höyläpuu_1']))
})

test('LOGIN-02: what is typed at sign-in is read whatever it is, within a sane length', () => {
  expect(GivenUsername.safeParse('  Aino K. ').data).toBe('Aino K.')
  expect(GivenUsername.safeParse('x'.repeat(255)).success).toBe(false)
})
