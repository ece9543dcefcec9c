import { expect, test } from 'vitest'
import { afterLogin, loginFlags } from './login-moment.ts'

const nothing = { invalidLogin: false, unverifiedLogin: false, loginPressed: false }

test('LOGIN-10: a wrong password is an invalid login', () => {
  expect(loginFlags(afterLogin({ refused: 'invalid_password' }))).toEqual({ ...nothing, invalidLogin: true })
})

test('LOGIN-11: so is an unknown user', () => {
  expect(afterLogin({ refused: 'user_not_found' })).toEqual({ at: 'invalid' })
})

test('LOGIN-12, LOGIN-06: an unverified account is no invalid login', () => {
  expect(loginFlags(afterLogin({ refused: 'user_not_verified' }))).toEqual({ ...nothing, unverifiedLogin: true })
})

test('LOGIN-18: whatever else went wrong is a failure that is told', () => {
  const answers = [
    { failed: 'network' },
    { failed: 'fault', requestId: 'r-1' },
    { refused: 'too_many_requests' },
  ] as const
  for (const answer of answers) expect(afterLogin(answer)).toEqual({ at: 'failed', answer })
})

test('STATE-05: pressing again takes the other flags down', () => {
  expect(loginFlags({ at: 'pressed' })).toEqual({ ...nothing, loginPressed: true })
  expect(loginFlags({ at: 'idle' })).toEqual(nothing)
})

test('issue 10, 11: a right password of somebody with a second factor leads to the ways that are open to that person', () => {
  const answer = { refused: 'second_step_required', fields: ['passkey', 'recoverycode'] } as const
  expect(afterLogin(answer)).toEqual({ at: 'step', ways: ['passkey', 'recoverycode'] })
  expect(loginFlags(afterLogin(answer))).toEqual(nothing)
})
