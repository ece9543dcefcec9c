/** A send that asks for the current password where the server does (SETTINGS-27). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import type { AnswerTo } from '../../kernel/requests/ask.ts'
import type { Sending, SendOptions } from '../../kernel/requests/use-send.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

/** Takes the password of whoever is signed in beside what it does. */
type ProvedCall = Call & {
  readonly input: { readonly _zod: { readonly input: { currentpassword?: string | undefined } } }
}

type Asked<C extends Call> = { readonly input: AskOf<C>; readonly wrong: boolean }

export interface ProvedSending<C extends Call>
  extends Pick<Sending<[AskOf<C>], AnswerTo<C>>, 'isBusy' | 'failure' | 'forget'> {
  readonly send: (input: AskOf<C>) => void
  /** The question for the password, where it is asked; stands anywhere outside a form. */
  readonly dialog: ReactElement | null
}

export function useProvedSend<C extends ProvedCall>(call: C, options: SendOptions<AnswerOf<C>>): ProvedSending<C> {
  const { send, isBusy, failure, forget } = useSend(call, options)
  const [asked, setAsked] = useState<Asked<C>>()
  async function attempt(input: AskOf<C>): Promise<void> {
    const answer = await send(input)
    const refused = 'refused' in answer ? answer.refused : undefined
    const isAsked = refused === 'reauthentication_required' || refused === 'invalid_password'
    setAsked(isAsked ? { input, wrong: refused === 'invalid_password' } : undefined)
  }
  function stop() {
    setAsked(undefined)
    forget()
  }
  return {
    send: (input) => void attempt(input),
    isBusy,
    failure: asked === undefined ? failure : undefined,
    forget,
    dialog: asked ? (
      <ReauthenticationDialog
        wrong={asked.wrong}
        busy={isBusy}
        onGive={(currentpassword) => void attempt({ ...asked.input, currentpassword })}
        onCancel={stop}
      />
    ) : null,
  }
}
