import { expect, test } from 'vitest'
import { isPasswordLength, NewPassword } from './password.ts'

test.each([
  ['REG-18: eight characters', 'kahdeksa', true],
  ['REG-18: seven characters', 'seitsem', false],
  ['REG-19: 128 characters', 'x'.repeat(128), true],
  ['REG-19: 129 characters', 'x'.repeat(129), false],
  ['REG-19: 128 emoji, each of two code units', '🌲'.repeat(128), true],
  ['REG-18: four emoji are four characters', '🌲🌲🌲🌲', false],
  ['REG-19: eight spaces, for passwords are not trimmed', '        ', true],
  ['REG-18: seven characters, of which three are two code points', 'hämärää'.normalize('NFD'), false],
  ['REG-19: any script and any sign', 'пароль ☃ 密码 <&>"', true],
])('%s', (_, password, fits) => {
  expect(isPasswordLength(password)).toBe(fits)
  expect(NewPassword.safeParse(password).success).toBe(fits)
})

test('REG-19: a password is kept as it was typed', () => {
  expect(NewPassword.safeParse(' Väli edessä ja jäljessä ').data).toBe(' Väli edessä ja jäljessä ')
})

test.each(['kahdeksa\u0000n', 'kahdeksa\ud800n'])('R53: what no database can hold is refused: %j', (password) => {
  expect(NewPassword.safeParse(password).success).toBe(false)
})
