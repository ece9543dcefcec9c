import { describe, expect, test } from 'vitest'
import { requestReset } from '../../../contract/password-reset/calls.ts'
import { obstacleOf, offersReset, resetFailure, resetInput } from './reset-request.ts'

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

test('FORGOT-06 to 08: what is in the way is told of what is left without the spaces around it', () => {
  expect(obstacleOf({ username: ` ${'h'.repeat(29)} `, email: '' }, 29)).toBeUndefined()
  expect(obstacleOf({ username: 'h'.repeat(30), email: ' ' }, 29)).toBe('username-too-long')
  expect(obstacleOf({ username: ' ', email: ` ${'h'.repeat(25)}@a.fi ` }, 29)).toBe('email-too-long')
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
