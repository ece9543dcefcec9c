/** The accounts of a demo as the server gives them. */
import type { AnswerOf } from '../../../contract/call.ts'
import type { readDemoAccounts } from '../../../contract/demo/calls.ts'

export type DemoAnswer = AnswerOf<typeof readDemoAccounts>
