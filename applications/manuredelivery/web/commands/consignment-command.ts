/** Sends commands about consignments, and fetches again what they have changed. */
import type { ActOf, CommandSending } from '@workspace/logistics/web/commands'
import { useSendCommand } from '@workspace/logistics/web/commands'
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { SendOptions } from '@workspace/portal/web'
import { commandConsignment } from '../../contract/consignments/calls.ts'
import { workAnswers } from './answers.ts'

/** `baseVersion` is the version on the screen, where an older one may not be overwritten. */
export type ConsignmentAct = ActOf<AskOf<typeof commandConsignment>['event']>

export function useConsignmentCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandConsignment>>, 'invalidates'> = {},
): CommandSending<ConsignmentAct, typeof commandConsignment> {
  return useSendCommand<typeof commandConsignment, ConsignmentAct>(commandConsignment, {
    ...options,
    invalidates: workAnswers,
  })
}
