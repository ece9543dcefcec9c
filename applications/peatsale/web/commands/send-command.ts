/** Sends a command about an order or a load: makes its event, and fetches again what it has changed. */
import type { AnswerOf, AskOf, Call } from '@workspace/portal/contract'
import type { AnswerTo, Sending, SendOptions } from '@workspace/portal/web'
import { useSend } from '@workspace/portal/web'
import { useState } from 'react'
import { readDriverDay } from '../../contract/driving/calls.ts'
import { readLoaderDay } from '../../contract/loading/calls.ts'
import { commandLoad, readLoad, readLoadEvents, searchLoads } from '../../contract/loads/calls.ts'
import { commandOrder, readOrder, readOrderEvents } from '../../contract/orders/calls.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { readStart } from '../../contract/start/calls.ts'
import { EventFactory } from './events.ts'

type ActOf<Event> = Event extends unknown ? Omit<Event, 'id' | 'deviceTime' | 'device'> : never

/** `baseVersion` is the version on the screen, where an older one may not be overwritten. */
export type OrderAct = ActOf<AskOf<typeof commandOrder>['event']>
export type LoadAct = ActOf<AskOf<typeof commandLoad>['event']>

interface CommandSending<Act, C extends Call> extends Omit<Sending<[AskOf<C>], AnswerTo<C>>, 'send' | 'isSending'> {
  /** The same act again, after a connection that broke, is the same event. */
  readonly send: (act: Act) => Promise<AnswerTo<C>>
}

const lists = [readStart, searchOrders, readOrder, readOrderEvents, searchLoads, readLoad, readLoadEvents]
const days = [readDriverDay, readLoaderDay]
/** What a command about a load makes old. */
export const loadAnswers = [...lists, ...days]

export function useOrderCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandOrder>>, 'refreshes'> = {},
): CommandSending<OrderAct, typeof commandOrder> {
  const { send, ...sending } = useSend(commandOrder, { ...options, refreshes: lists })
  const events = useEvents()
  return { ...sending, send: (act) => events(act, (event) => send({ event })) }
}

export function useLoadCommand(
  options: Omit<SendOptions<AnswerOf<typeof commandLoad>>, 'refreshes'> = {},
): CommandSending<LoadAct, typeof commandLoad> {
  const { send, ...sending } = useSend(commandLoad, { ...options, refreshes: loadAnswers })
  const events = useEvents()
  return { ...sending, send: (act) => events(act, (event) => send({ event })) }
}

function useEvents() {
  const [events] = useState(() => new EventFactory())
  return async <Act extends OrderAct | LoadAct, Answer extends object>(
    act: Act,
    send: (event: ReturnType<typeof events.create<Act>>) => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await send(events.create(act))
    if (!('failed' in answer)) events.resolve(act)
    return answer
  }
}
