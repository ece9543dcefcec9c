import { expect, test } from 'vitest'
import { checkAnswer } from './answer-check.ts'

/** The check that every answer in every HTTP test goes through. */
function check(status: number, body: unknown, path = '/api/x'): void {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  checkAnswer({ method: 'GET', path, status, headers, text: JSON.stringify(body) })
}

test.each([
  ['a success', 200, { success: true, value: 'ok', transportcompanies: [] }],
  ['a refusal', 422, { success: false, value: 'invalid_input', fields: ['email'] }],
  ['a fault with its number', 500, { success: false, value: 'internal_error', requestid: 'x' }],
])('CALL-08, CALL-09: %s passes', (_, status, body) => {
  expect(() => check(status, body)).not.toThrow()
})

test.each([
  ['CALL-08: another status', 418, { success: false, value: 'invalid_input' }],
  ['CALL-08: a list', 200, []],
  ['CALL-08: no value', 200, { success: true }],
  ['CALL-08: success as a text', 200, { success: 'true', value: 'ok' }],
  ['CALL-08: a success with a refusal’s status', 404, { success: true, value: 'ok' }],
  ['CALL-09: a success of another value', 200, { success: true, value: 'fine' }],
  ['CALL-09: a refusal that is not on the list', 422, { success: false, value: 'no_idea' }],
  ['CALL-14: a refusal that says more', 500, { success: false, value: 'internal_error', stack: 'x' }],
  ['ROLE-25: a password', 200, { success: true, value: 'ok', user: [{ password: '' }] }],
  ['ROLE-25: a hash by its name, deep down', 200, { success: true, value: 'ok', a: { b: [{ password_hash: null }] } }],
  ['ROLE-25: a hash by its look', 200, { success: true, value: 'ok', note: '$argon2id$v=19$m=1' }],
  [
    'ROLE-25: the address that recovers an account',
    200,
    { success: true, value: 'ok', user: { recoveryEmail: 'a@b.fi' } },
  ],
])('%s does not', (_, status, body) => {
  expect(() => check(status, body)).toThrow()
})

test('OPS-12: health has a shape of its own', () => {
  expect(() => check(200, { ok: true }, '/healthz')).not.toThrow()
})
