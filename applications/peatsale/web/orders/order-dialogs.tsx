/** The question of each act on an order that asks for something; fetched when one of them is first opened. */
import { useCommandTexts } from '@workspace/logistics/web/commands'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import type { ActDialogProps } from './act-dialog.ts'
import type { AskingAct } from './act-kinds.ts'
import { AddLoadDialog } from './add-load-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { InstructionsDialog } from './instructions-dialog.tsx'
import { WordsDialog } from './words-dialog.tsx'

export function OrderDialog({ act, ...dialog }: ActDialogProps & { act: AskingAct }): ReactElement {
  // A dialog that waited for its texts would close again.
  usePeatTexts('ordering')
  usePeatTexts('changes')
  useCommandTexts()
  switch (act) {
    case 'addLoad':
      return <AddLoadDialog {...dialog} />
    case 'editInstructions':
      return <InstructionsDialog {...dialog} />
    case 'hold':
      return <HoldDialog {...dialog} />
    default:
      return <WordsDialog key={act} {...dialog} act={act} />
  }
}
