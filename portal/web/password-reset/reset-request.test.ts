import { describe, expect, test } from 'vitest'
import { requestReset } from '../../contract/password-reset/calls.ts'
import { offersReset, resetFailure, resetInput, resetObstacle } from './reset-request.ts'

describe('FORGOT-03: the reset button', () => {
  test.each([
    ['', '', false, false],
    ['h', '', false, true],
    ['', 'h', false, false],
    ['', '@', false, true],
    ['', 'h@demo', false, true],
    ['h', 'h', false, true],
    ['h', 'h@demo', false, true],
    [' ', ' ', false, false],
    ['', '', true, false],
    ['h', '', true, false],
    ['', 'h@demo', true, false],
    ['h', 'h@demo', true, false],
  ])('username %j, email %j, already sent %j: %j', (...[username, email, sent, offered]) => {
    expect(offersReset({ username, email }, sent)).toBe(offered)
  })
})

describe('whether the request goes out', () => {
  test.each([
    ['FORGOT-06', 'h', '', undefined],
    ['FORGOT-06', 'h'.repeat(29), '', undefined],
    ['FORGOT-06', 'h'.repeat(30), '', 'username-too-long'],
    ['FORGOT-07', '', `${'h'.repeat(24)}@a.fi`, undefined],
    ['FORGOT-07', '', `${'h'.repeat(25)}@a.fi`, 'email-too-long'],
    ['FORGOT-07', 'h'.repeat(30), 'h@a.fi', undefined],
    ['FORGOT-08', 'h', `${'h'.repeat(25)}@a.fi`, undefined],
    ['FORGOT-08', 'h'.repeat(30), `${'h'.repeat(25)}@a.fi`, 'email-too-long'],
  ])('%s: username %j, email %j', (...[, username, email, obstacle]) => {
    expect(resetObstacle({ username, email }, 29)).toBe(obstacle)
  })

  test("FORGOT-08: the operator's limit counts", () => {
    expect(resetObstacle({ username: '', email: `${'h'.repeat(25)}@a.fi` }, 60)).toBeUndefined()
  })
})

test('CALL-27: the client sends username and useremail, and says which', () => {
  const given = { username: ' helena_kallio ', email: ' h@demo.example ' }
  expect(resetInput(given)).toEqual({ givenparam: 'both', username: 'helena_kallio', useremail: 'h@demo.example' })
  expect(resetInput({ ...given, email: '' })).toEqual({ givenparam: 'username', username: 'helena_kallio' })
  expect(resetInput({ ...given, username: '' })).toEqual({ givenparam: 'email', useremail: 'h@demo.example' })
  expect(requestReset.input.safeParse(resetInput(given)).success).toBe(true)
})

test.each([
  ['FORGOT-11', { refused: 'user_not_found' }, 'unknown-user'],
  ['FORGOT-11', { refused: 'invalid_input' }, 'faulty'],
  ['FORGOT-12', { failed: 'network' }, 'failed'],
  ['FORGOT-12', { refused: 'internal_error' }, 'failed'],
  ['FORGOT-13', { refused: 'mail_unavailable' }, 'failed'],
  ['FORGOT-13', { refused: 'too_many_requests' }, 'too-many'],
] as const)('%s, FORGOT-09: %j is understood as %s', (_row, answer, result) => {
  expect(resetFailure(answer)).toBe(result)
})
