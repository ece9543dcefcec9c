/** Sending a call from a screen: one press is one send, its outcome is shown, and the answers it changed are fetched again. */
import { useRef, useState } from 'react'
import type { AnswerOf, AskOf, Call } from '../../../contract/call.ts'
import { useTexts } from '../texts/index.ts'
import type { ToastMessage } from '../ui/index.ts'
import { announce, keptFocus, useToast } from '../ui/index.ts'
import type { AnswerTo, Failed, Refused } from './ask.ts'
import { ask } from './ask.ts'
import type { ReceivedFile } from './files.ts'
import { askForFile, keepFile, sendFile } from './files.ts'
import { refreshAnswers } from './refresh-answers.ts'
import { countSend } from './sends-under-way.ts'

export interface SendOptions<Answer> {
  /** The calls whose answers it makes old: what is on the screen of them comes before the button is free again. */
  readonly invalidates?: readonly Pick<Call, 'name'>[]
  readonly onDone?: (answer: Answer) => void
  /** What has happened, said by a toast, perhaps with what takes it back. `false`: the screen says it itself. */
  readonly successMessage?: string | ((answer: Answer) => string | ToastMessage) | false
  /** Milliseconds; CONST-13 unless given. */
  readonly timeout?: number
}

export interface Sending<Input extends readonly unknown[], Came> {
  /** A repeated press with the same input waits for the first one. Never fails. */
  readonly send: (...input: Input) => Promise<Came>
  /** For a button's `busy`. */
  readonly isBusy: boolean
  /** The same for one row of many. */
  readonly isSending: (...input: Input) => boolean
  /** Of the last send, for a FailureNotice. */
  readonly failure: Exclude<Came, { readonly answered: unknown }> | undefined
  readonly forget: () => void
}

/**
 * The attempt keeps its key until its outcome is known, so a press after a broken connection does not do it twice. The
 * focus goes to the heading when the button goes away with what it did.
 */
export function useSend<C extends Call>(
  call: C,
  options: SendOptions<AnswerOf<C>> = {},
): Sending<[input: AskOf<C>], AnswerTo<C>> {
  const { timeout } = options
  return useSending<[AskOf<C>], AnswerOf<C>, AnswerTo<C>>(
    (input) => ask(call, input, timeout === undefined ? {} : { timeout }),
    options,
  )
}

/** The same for calls with `file: 'taken'`. */
export function useSendFile<C extends Call>(
  call: C,
  options: Omit<SendOptions<AnswerOf<C>>, 'timeout'> = {},
): Sending<[input: AskOf<C>, file: Blob], AnswerTo<C>> {
  return useSending<[AskOf<C>, Blob], AnswerOf<C>, AnswerTo<C>>((input, file) => sendFile(call, input, file), options)
}

/** The same for calls with `file: 'given'` whose file the screen shows itself. */
export function useReceiveFile<C extends Call>(
  call: C,
): Sending<[input: AskOf<C>], Awaited<ReturnType<typeof askForFile<C>>>> {
  return useSending<[AskOf<C>], ReceivedFile, Awaited<ReturnType<typeof askForFile<C>>>>(
    (input) => askForFile(call, input),
    { successMessage: false },
  )
}

export interface KeepFileOptions extends Pick<SendOptions<ReceivedFile>, 'onDone'> {
  /** What is kept in the place of what was received. */
  readonly written?: (received: ReceivedFile) => Promise<ReceivedFile>
}

/** As `useReceiveFile`, but the file goes into the person's downloads. */
export function useKeepFile<C extends Call>(
  call: C,
  options: KeepFileOptions = {},
): Sending<[input: AskOf<C>], Awaited<ReturnType<typeof askForFile<C>>>> {
  const { written = (received: ReceivedFile) => received } = options
  return useSending<[AskOf<C>], ReceivedFile, Awaited<ReturnType<typeof askForFile<C>>>>(
    async (input) => {
      const answer = await askForFile(call, input)
      return 'answered' in answer ? { answered: await written(answer.answered) } : answer
    },
    {
      // The browser shows what it keeps.
      successMessage: false,
      onDone: (received) => {
        keepFile(received)
        options.onDone?.(received)
      },
    },
  )
}

type Unanswered = Refused<string> | Failed

function useSending<Input extends readonly unknown[], Answer, Came extends { readonly answered: Answer } | Unanswered>(
  asked: (...input: Input) => Promise<Came>,
  options: SendOptions<Answer>,
): Sending<Input, Came> {
  const tell = useTelling(options.successMessage)
  const [wishes, setWishes] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<Sending<Input, Came>['failure']>()
  const underWay = useRef(new Map<string, Promise<Came>>())

  async function sent(wish: string, input: Input): Promise<Came> {
    const backToFocus = keptFocus()
    setWishes((now) => [...now, wish])
    setFailure(undefined)
    try {
      const answer = await asked(...input)
      if ('answered' in answer) {
        tell(answer.answered)
        options.onDone?.(answer.answered)
        await refreshAnswers(options.invalidates ?? [])
      } else setFailure(answer as Exclude<Came, { readonly answered: unknown }>)
      return answer
    } finally {
      setWishes((now) => now.filter((each) => each !== wish))
      backToFocus()
    }
  }

  function send(...input: Input): Promise<Came> {
    const wish = JSON.stringify(input)
    const sending =
      underWay.current.get(wish) ??
      sent(wish, input).finally(() => {
        underWay.current.delete(wish)
      })
    underWay.current.set(wish, sending)
    countSend(sending)
    return sending
  }
  return {
    send,
    isBusy: wishes.length > 0,
    isSending: (...input) => wishes.includes(JSON.stringify(input)),
    failure,
    forget: () => setFailure(undefined),
  }
}

function useTelling<Answer>(says: SendOptions<Answer>['successMessage']): (answer: Answer) => void {
  const { commonactionsuccesstext } = useTexts('common')
  const toast = useToast()
  return (answer) => {
    if (says === undefined) announce(commonactionsuccesstext)
    else if (says !== false) {
      const said = typeof says === 'string' ? says : says(answer)
      toast(typeof said === 'string' ? { text: said } : said)
    }
  }
}
