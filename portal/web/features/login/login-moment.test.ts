import { expect, test } from 'vitest'
import { afterLogin } from './login-moment.ts'

test('LOGIN-10: a wrong password is an invalid login', () => {
  expect(afterLogin({ refused: 'invalid_password' })).toEqual({ at: 'invalid' })
})

test('LOGIN-11: so is an unknown user', () => {
  expect(afterLogin({ refused: 'user_not_found' })).toEqual({ at: 'invalid' })
})

test('LOGIN-12, LOGIN-06: an unverified account is no invalid login', () => {
  expect(afterLogin({ refused: 'user_not_verified' })).toEqual({ at: 'unverified' })
})

test('LOGIN-18: whatever else went wrong is a failure that is told', () => {
  const answers = [
    { failed: 'network' },
    { failed: 'fault', requestId: 'r-1' },
    { refused: 'too_many_requests' },
  ] as const
  for (const answer of answers) expect(afterLogin(answer)).toEqual({ at: 'failed', answer })
})

test('issue 10, 11: a right password of somebody with a second factor leads to the ways that are open to that person', () => {
  const answer = { refused: 'second_step_required', fields: ['passkey', 'recoverycode'] } as const
  expect(afterLogin(answer)).toEqual({ at: 'step', ways: ['passkey', 'recoverycode'] })
})
