import { expect, test } from 'vitest'
import { addressWithoutCode } from './mailed-code.ts'

test.each([
  ['#/register/validate/aB-_9', 'aB-_9', '#/register/validate'],
  ['#/auth/resetpassword/a%20b', 'a b', '#/auth/resetpassword'],
  ['#/register/validate', 'aB-_9', '#/register/validate'],
  ['#/register/validate/', '', '#/register/validate/'],
])('VALID, RESET, security.md 4.10: %s loses the code %j', (hash, code, left) => {
  expect(addressWithoutCode(hash, code)).toBe(left)
})
