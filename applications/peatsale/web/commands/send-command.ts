/** Sends commands about orders and loads, and fetches again what they have changed. */
import type { ActOf, CommandSending } from '@workspace/logistics/web/commands'
import { useSendCommand } from '@workspace/logistics/web/commands'
import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import type { SendOptions } from '@workspace/portal/web'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { commandLoad, readLoad, readLoadEvents, searchLoads } from '../../contract/loads/calls.ts'
import { commandOrder, readOrder, readOrderEvents } from '../../contract/orders/calls.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { readStart } from '../../contract/start/calls.ts'

/** `baseVersion` is the version on the screen, where an older one may not be overwritten. */
export type OrderAct = ActOf<AskOf<typeof commandOrder>['event']>
export type LoadAct = ActOf<AskOf<typeof commandLoad>['event']>

const lists = [readStart, searchOrders, readOrder, readOrderEvents, searchLoads, readLoad, readLoadEvents]
const days = [readDriverDay, readLoaderDay]
/** What a command about a load makes old. */
export const loadAnswers = [...lists, ...days]

export function useOrderCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandOrder>>, 'invalidates'> = {},
): CommandSending<OrderAct, typeof commandOrder> {
  return useSendCommand<typeof commandOrder, OrderAct>(commandOrder, { ...options, invalidates: lists })
}

export function useLoadCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandLoad>>, 'invalidates'> = {},
): CommandSending<LoadAct, typeof commandLoad> {
  return useSendCommand<typeof commandLoad, LoadAct>(commandLoad, { ...options, invalidates: loadAnswers })
}
