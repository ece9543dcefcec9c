/** Acts that are done at once: the act is sent, a toast says what has happened, and its button takes it back. */
import { useState } from 'react'
import { useFailureText } from '../failures/use-failure-text.ts'
import type { Failed, Refused } from '../requests/answer-to.ts'
import { useTexts } from '../texts/index.ts'
import type { ToastMessage } from '../ui/index.ts'
import { useToast } from '../ui/index.ts'
import { listenForEarlyUndo } from '../ui/toast/undo-keys.ts'

export type Answered<Done> = { readonly answered: Done } | Refused | Failed

/** Only for what the server can take back; what it cannot is asked about in a dialog first. */
export interface UndoableAct<Done> {
  readonly send: () => Promise<Answered<Done>>
  /** What has happened, in a sentence. */
  readonly said: (done: Done) => string
  /** Sends what takes it back; the server checks it as any act. Undefined where nothing has changed. */
  readonly undoOf: (done: Done) => (() => Promise<Answered<unknown>>) | undefined
  /** Something has been done or taken back: what shows it is fetched again. */
  readonly onChanged: () => void
}

export interface UndoableActs {
  readonly act: <Done>(act: UndoableAct<Done>) => Promise<Answered<Done>>
  /** For a button's `busy`; several may be under way. */
  readonly isActing: boolean
  /** Why the last act was not done: stays in the page, as a FailureNotice. A failed undoing is said in its toast. */
  readonly failure: Refused | Failed | undefined
  readonly clearFailure: () => void
}

/** @param show where it is said what has happened, as an UndoBar does it; a toast unless given. */
export function useUndoableAct(show?: (message: ToastMessage) => void): UndoableActs {
  const common = useTexts('common')
  const failureText = useFailureText()
  const toast = useToast()
  const [underWay, setUnderWay] = useState(0)
  const [failure, setFailure] = useState<Refused | Failed>()

  async function undone(undo: () => Promise<Answered<unknown>>, onChanged: () => void) {
    const answer = await undo()
    if ('answered' in answer) {
      onChanged()
      return { text: common.undone }
    }
    return { text: `${common.undofailedtext} ${failureText(answer)}`, hasFailed: true }
  }

  async function act<Done>({ send, said, undoOf, onChanged }: UndoableAct<Done>) {
    setUnderWay((count) => count + 1)
    const early = listenForEarlyUndo()
    const answer = await send()
    setUnderWay((count) => count - 1)
    setFailure('answered' in answer ? undefined : answer)
    const undo = 'answered' in answer ? undoOf(answer.answered) : undefined
    if (undo === undefined) early.end()
    if (!('answered' in answer)) return answer
    const tell = show ?? toast
    tell({
      text: said(answer.answered),
      undo: undo && { label: common.undo, busyLabel: common.undoing, onUndo: () => undone(undo, onChanged), early },
    })
    onChanged()
    return answer
  }

  return { act, isActing: underWay > 0, failure, clearFailure: () => setFailure(undefined) }
}
