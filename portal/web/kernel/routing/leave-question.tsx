/** The question that holds an unsaved form open. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import type { HeldLeaving } from './leaving.ts'

export function LeaveQuestion({ held }: { held: HeldLeaving }): ReactElement {
  const common = useTexts('common')
  return (
    <ConfirmDialog
      heading={common.leavepage}
      confirmLabel={common.leavepage}
      cancelLabel={common.stayonpage}
      onConfirm={held.leave}
      onCancel={held.stay}
      danger
    >
      <p>{common.unsavedchangestext}</p>
    </ConfirmDialog>
  )
}
