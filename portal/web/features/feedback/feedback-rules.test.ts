import { expect, test } from 'vitest'
import { sendFeedback } from '../../../contract/feedback/calls.ts'
import { schemaFaults } from '../../kernel/forms/schema-faults.ts'

test.each([
  ['', { is: 'missing' }],
  ['  \n ', { is: 'missing' }],
  ['x', undefined],
  [`  ${'x'.repeat(4000)}\n`, undefined],
  ['x'.repeat(4001), { is: 'too-long', most: 4000 }],
])('FEEDBACK-02, FEEDBACK-03: what keeps %j from being sent: %j', (text, fault) => {
  expect(schemaFaults(sendFeedback, { text }).get('text')).toEqual(fault)
})
