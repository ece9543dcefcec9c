import { expect, test } from 'vitest'
import { newPasswordFaults } from './new-password.ts'

const unequal = 'registerinvalidconfirmpassword'
const short = 'registerinvalidpassword'
const long = 'registerpasswordtoolong'

test.each([
  ['', '', { password: short, confirmpassword: unequal }],
  ['seitsen', 'seitsen', { password: short, confirmpassword: unequal }],
  ['kahdeksa', '', { confirmpassword: unequal }],
  ['', 'kahdeksa', { password: short, confirmpassword: unequal }],
  ['kahdeksa', 'kahdeksi', { confirmpassword: unequal }],
  ['kahdeksa', 'kahdeksa', {}],
  [' väli 🐦', ' väli 🐦', { password: short, confirmpassword: unequal }],
  [' välit 🐦', ' välit 🐦', {}],
  ['a'.repeat(129), 'a'.repeat(129), { password: long, confirmpassword: unequal }],
])('RESET-04, RESET-05: what is wrong with %j and %j', (password, confirmpassword, faults) => {
  expect(newPasswordFaults({ password, confirmpassword })).toEqual(faults)
})
