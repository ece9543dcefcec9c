/** The dialog of one act on a load: its fields, what went wrong, and two buttons. */

import { Button, Dialog, FailureNotice, Stack } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { useLoadCommand } from '../commands/send-command.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type ActDialogProps = {
  heading: string
  confirmLabel: string
  danger?: boolean
  disabled?: boolean
  sending: Pick<ReturnType<typeof useLoadCommand>, 'isBusy' | 'failure'>
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

export function ActDialog(props: ActDialogProps): ReactElement {
  const { heading, confirmLabel, danger = false, disabled = false, sending, onConfirm, onClose, children } = props
  const texts = usePeatTexts('acts')
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      onEnter={() => !disabled && onConfirm()}
      locked={sending.isBusy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-dialog-first={danger || undefined}>
            {texts.back}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={sending.isBusy}
            busyLabel={texts.saving}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {sending.failure !== undefined && <FailureNotice answer={sending.failure} />}
      </Stack>
    </Dialog>
  )
}
