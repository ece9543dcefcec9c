import { expect, test } from 'vitest'
import { isTooLong, maySend } from './feedback-text.ts'

test.each([
  ['', false, false],
  ['  \n ', false, false],
  ['x', true, false],
  [`  ${'x'.repeat(4000)}\n`, true, false],
  ['x'.repeat(4001), false, true],
])('FEEDBACK-02, FEEDBACK-03: %j may be sent: %j', (text, sendable, tooLong) => {
  expect(maySend(text)).toBe(sendable)
  expect(isTooLong(text)).toBe(tooLong)
})
