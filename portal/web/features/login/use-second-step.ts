/** Taking the second step, and what each answer means. */
import { useState } from 'react'
import type { AskOf } from '../../../contract/call.ts'
import { beginPasskeyLogIn, finishLogIn } from '../../../contract/second-factor/calls.ts'
import type { SecondStep } from '../../../contract/second-factor/second-factor.ts'
import { askForPasskey } from '../../kernel/passkeys/ask-for-passkey.ts'
import { usePortal } from '../../kernel/portal/portal-context.tsx'
import type { AnswerTo, Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useTexts } from '../../kernel/texts/text-provider.tsx'
import { useToast } from '../../kernel/ui/toast/toast.tsx'

type Trouble = 'passkeystopped' | 'passkeyrefusedtext' | 'passkeynothere'

interface Moment {
  readonly busy?: SecondStep
  /** The time for the second step is over: the password comes first again. */
  readonly isOver?: boolean
  readonly trouble?: Trouble
  readonly failure?: Refused<string> | Failed
}

export interface StepWork extends Moment {
  /** `wrong`: the field has to be mended. */
  readonly finish: (by: SecondStep, input: AskOf<typeof finishLogIn>) => Promise<'wrong' | 'done'>
  readonly takePasskey: () => void
}

/** Fewer than this many recovery codes are worth a word. */
const fewCodes = 3

export function useSecondStep(): StepWork {
  const portal = usePortal()
  const toast = useToast()
  const { codesleft: leftText } = useTexts('secondfactor')
  const [moment, setMoment] = useState<Moment>({})

  async function finish(by: SecondStep, input: AskOf<typeof finishLogIn>): Promise<'wrong' | 'done'> {
    setMoment({ busy: by })
    const answer = await ask(finishLogIn, input)
    setMoment(momentAfter(answer))
    if (!('answered' in answer)) return 'refused' in answer && answer.refused === 'wrong_code' ? 'wrong' : 'done'
    const { codesleft: count } = answer.answered
    if (by === 'recoverycode' && count < fewCodes) toast({ text: leftText({ count }) })
    portal.entered(answer.answered)
    return 'done'
  }

  async function takePasskey() {
    if (moment.busy !== undefined) return
    setMoment({ busy: 'passkey' })
    const begun = await ask(beginPasskeyLogIn, {})
    if (!('answered' in begun)) return setMoment(momentAfter(begun))
    const passkey = await askForPasskey(begun.answered.request)
    if ('no' in passkey) return setMoment({ trouble: passkey.no === 'unknown' ? 'passkeynothere' : 'passkeystopped' })
    await finish('passkey', { passkey })
  }

  return { ...moment, finish, takePasskey: () => void takePasskey() }
}

function momentAfter(answer: AnswerTo<typeof finishLogIn> | AnswerTo<typeof beginPasskeyLogIn>): Moment {
  if ('answered' in answer) return {}
  if ('failed' in answer) return { failure: answer }
  switch (answer.refused) {
    case 'attempt_over':
      return { isOver: true }
    case 'passkey_refused':
      return { trouble: 'passkeyrefusedtext' }
    case 'wrong_code':
      return {}
    default:
      return { failure: answer }
  }
}
