import { expect, test } from 'vitest'
import { resetObstacle } from './reset-obstacle.ts'

test.each([
  ['FORGOT-06', 'h', '', undefined],
  ['FORGOT-06', 'h'.repeat(29), '', undefined],
  ['FORGOT-06', 'h'.repeat(30), '', 'username-too-long'],
  ['FORGOT-06', '', '', 'no-address'],
  ['FORGOT-07', '', `${'h'.repeat(24)}@a.fi`, undefined],
  ['FORGOT-07', '', `${'h'.repeat(25)}@a.fi`, 'email-too-long'],
  ['FORGOT-07', '', 'helena', 'no-address'],
  ['FORGOT-07', 'h'.repeat(30), 'h@a.fi', undefined],
  ['FORGOT-07', 'h'.repeat(30), 'helena', 'username-too-long'],
  ['FORGOT-08', 'h', `${'h'.repeat(25)}@a.fi`, undefined],
  ['FORGOT-08', 'h'.repeat(30), `${'h'.repeat(25)}@a.fi`, 'email-too-long'],
])('%s: username %j, email %j', (...[, username, email, obstacle]) => {
  expect(resetObstacle({ username, email }, 29)).toBe(obstacle)
})

test("FORGOT-08: the operator's limit counts", () => {
  expect(resetObstacle({ username: '', email: `${'h'.repeat(25)}@a.fi` }, 60)).toBeUndefined()
})
