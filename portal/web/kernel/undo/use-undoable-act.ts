/** Acts that are done at once: the act is sent, a toast says what has happened, and its button takes it back. */
import { useState } from 'react'
import type { Failed, Refused } from '../requests/answer-to.ts'
import type { ToastMessage } from '../ui/index.ts'
import { useToast } from '../ui/index.ts'
import { listenForEarlyUndo } from '../ui/toast/undo-keys.ts'
import type { Answered, Undo } from './use-undo-way.ts'
import { useUndoWay } from './use-undo-way.ts'

/** Only for what the server can take back; what it cannot is asked about in a dialog first. */
export interface UndoableAct<Done> {
  readonly send: () => Promise<Answered<Done>>
  /** What has happened, in a sentence. */
  readonly said: (done: Done) => string
  /** Undefined where nothing has changed. */
  readonly undoOf: (done: Done) => Undo | undefined
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
  const toast = useToast()
  const wayOf = useUndoWay()
  const [underWay, setUnderWay] = useState(0)
  const [failure, setFailure] = useState<Refused | Failed>()

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
    tell({ text: said(answer.answered), undo: undo && wayOf(undo, { early, onChanged }) })
    onChanged()
    return answer
  }

  return { act, isActing: underWay > 0, failure, clearFailure: () => setFailure(undefined) }
}
