/** Sends a command: makes its event, and fetches the answers again that it has changed. */
import type { AnswerOf, AskOf, Call } from '@workspace/portal/contract'
import type { AnswerTo, Sending, SendOptions } from '@workspace/portal/web'
import { useSend } from '@workspace/portal/web'
import { useState } from 'react'
import { EventFactory } from './events.ts'

type Act = { readonly kind: string; readonly of: string; readonly data: object }

/** An event without what the device adds to it. `baseVersion` is the version on the screen. */
export type ActOf<Event> = Event extends unknown ? Omit<Event, 'id' | 'deviceTime' | 'device'> : never

export interface CommandSending<Sent, C extends Call>
  extends Omit<Sending<[AskOf<C>], AnswerTo<C>>, 'send' | 'isSending'> {
  /** The same command again, after a connection that broke, is the same event. */
  readonly send: (act: Sent) => Promise<AnswerTo<C>>
}

/** @param call takes `{ event }`. */
export function useSendCommand<C extends Call, Sent extends Act>(
  call: C,
  options: SendOptions<AnswerOf<C>>,
): CommandSending<Sent, C> {
  const { send, isSending: _, ...sending } = useSend(call, options)
  const [events] = useState(() => new EventFactory())
  return {
    ...sending,
    send: async (act) => {
      const answer = await send({ event: events.create(act) } as AskOf<C>)
      if (!('failed' in answer)) events.resolve(act)
      return answer
    },
  }
}
