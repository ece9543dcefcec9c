/** The button of a toast that takes back what the toast tells of, with what is said of that. */

import type { RefusalCode } from '../../../contract/refusals.ts'
import { useFailureText } from '../failures/use-failure-text.ts'
import type { Failed, Refused } from '../requests/answer-to.ts'
import { useTexts } from '../texts/index.ts'
import type { ToastUndo } from '../ui/toast/toast-message.ts'
import type { EarlyUndo } from '../ui/toast/undo-keys.ts'

export type Answered<Done, Code extends string = RefusalCode> = { readonly answered: Done } | Refused<Code> | Failed

/** Sends what takes it back; the server checks it as any act. */
export type Undo = () => Promise<Answered<unknown, string>>

export function useUndoWay(): (undo: Undo, also?: { early?: EarlyUndo; onChanged?: () => void }) => ToastUndo {
  const common = useTexts('common')
  const failureText = useFailureText()
  return (undo, { early, onChanged } = {}) => ({
    label: common.undo,
    busyLabel: common.undoing,
    early,
    onUndo: async () => {
      const answer = await undo()
      if (!('answered' in answer)) return { text: `${common.undofailedtext} ${failureText(answer)}`, hasFailed: true }
      onChanged?.()
      return { text: common.undone }
    },
  })
}
