/** Sends commands about pickup requests, and fetches again what they have changed. */
import type { ActOf, CommandSending } from '@workspace/logistics/web/commands'
import { useSendCommand } from '@workspace/logistics/web/commands'
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { SendOptions } from '@workspace/portal/web'
import { commandRequest } from '../../contract/requests/calls.ts'
import { workAnswers } from './answers.ts'

export type RequestAct = ActOf<AskOf<typeof commandRequest>['event']>

export function useRequestCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandRequest>>, 'invalidates'> = {},
): CommandSending<RequestAct, typeof commandRequest> {
  return useSendCommand<typeof commandRequest, RequestAct>(commandRequest, {
    ...options,
    invalidates: workAnswers,
  })
}
