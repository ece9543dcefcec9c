/** The dialog of one act on a load: its fields, what went wrong, and two buttons. */

import { Dialog, DialogActions, FailureNotice, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import { LoadMeanwhile } from './load-meanwhile.tsx'
import { useLateField } from './use-late-field.ts'
import type { LoadActing } from './use-load-act.ts'

export type ActDialogProps = {
  heading: string
  confirmLabel: string
  danger?: boolean
  disabled?: boolean
  acting: LoadActing
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

export function ActDialog(props: ActDialogProps): ReactElement {
  const { heading, confirmLabel, danger = false, disabled = false, acting, onConfirm, onClose, children } = props
  const texts = usePeatTexts('acts')
  // What loses something keeps its way out first.
  useLateField(!danger)
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      onEnter={() => !disabled && acting.meanwhile === undefined && onConfirm()}
      locked={acting.isBusy}
      actions={
        <DialogActions
          onClose={onClose}
          closeLabel={texts.back}
          variant={danger ? 'danger' : 'primary'}
          busy={acting.isBusy}
          busyLabel={texts.saving}
          disabled={disabled || acting.meanwhile !== undefined}
          onClick={onConfirm}
        >
          {confirmLabel}
        </DialogActions>
      }
    >
      <Stack>
        {acting.meanwhile !== undefined && <LoadMeanwhile {...acting.meanwhile} />}
        {children}
        {acting.failure !== undefined && <FailureNotice answer={acting.failure} />}
      </Stack>
    </Dialog>
  )
}
