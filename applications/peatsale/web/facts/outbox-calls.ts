/** How what waits in the outbox is sent, and what of its answers is to be read. */
import type { OutboxCall } from '@workspace/portal/web'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { Flag } from '../../contract/states/flags.ts'
import { loadAnswers } from '../commands/send-command.ts'

/** Of these whoever told it learns that it was kept, and that the office decides what counts. */
const toldFlags: readonly Flag[] = ['reassigned', 'not_assigned', 'possible_duplicate', 'late', 'correction_proposal']

/** Field screens import it: where there is no line, nothing that sends could be fetched. */
export const factCall = {
  call: commandLoad,
  invalidates: loadAnswers,
  isTold: (answer) => 'flag' in answer && toldFlags.some((flag) => flag === answer.flag),
} as const satisfies OutboxCall

export const outboxCalls: readonly OutboxCall[] = [factCall]
