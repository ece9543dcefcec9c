import { expect, test } from 'vitest'
import { passwordsAgree } from './new-password.ts'

test.each([
  ['', '', false],
  ['seitsen', 'seitsen', false],
  ['kahdeksa', '', false],
  ['', 'kahdeksa', false],
  ['kahdeksa', 'kahdeksi', false],
  ['kahdeksa', 'kahdeksa', true],
  [' väli 🐦', ' väli 🐦', false],
  [' välit 🐦', ' välit 🐦', true],
  ['a'.repeat(129), 'a'.repeat(129), false],
])('RESET-04, RESET-05: %j and %j agree: %j', (password, confirmpassword, agree) => {
  expect(passwordsAgree({ password, confirmpassword })).toBe(agree)
})
