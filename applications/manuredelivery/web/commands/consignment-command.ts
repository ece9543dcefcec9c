/** Sends commands about consignments, and fetches again what they have changed. */
import type { ActOf, CommandSending } from '@workspace/logistics/web/commands'
import { useSendCommand } from '@workspace/logistics/web/commands'
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { SendOptions } from '@workspace/portal/web'
import {
  commandConsignment,
  readConsignment,
  readConsignmentEvents,
  searchConsignments,
} from '../../contract/consignments/calls.ts'
import { readBay, readDriverDay } from '../../contract/driving/calls.ts'
import { readArrivals } from '../../contract/reception/calls.ts'
import { readRequest, searchRequests } from '../../contract/requests/calls.ts'
import { readStart } from '../../contract/start/calls.ts'

/** `baseVersion` is the version on the screen, where an older one may not be overwritten. */
export type ConsignmentAct = ActOf<AskOf<typeof commandConsignment>['event']>

/** What a command about a consignment makes old. */
export const consignmentAnswers = [
  ...[readStart, searchConsignments, readConsignment, readConsignmentEvents, searchRequests, readRequest],
  ...[readDriverDay, readBay, readArrivals],
]

export function useConsignmentCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandConsignment>>, 'invalidates'> = {},
): CommandSending<ConsignmentAct, typeof commandConsignment> {
  return useSendCommand<typeof commandConsignment, ConsignmentAct>(commandConsignment, {
    ...options,
    invalidates: consignmentAnswers,
  })
}
