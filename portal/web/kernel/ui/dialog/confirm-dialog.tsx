/** ConfirmDialog: a sentence that says what will happen, and two buttons: go on, or Peruuta. */
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  heading: string
  /** What will happen, in full sentences. */
  children: ReactNode
  /** OK, or the verb. */
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** Something is lost: the button is red and Peruuta has the focus first. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const {
    heading,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    danger = false,
    busy = false,
    busyLabel,
  } = props
  const actions = (
    <>
      <Button
        variant="secondary"
        onClick={() => !busy && onCancel()}
        aria-disabled={busy || undefined}
        data-dialog-first={danger || undefined}
      >
        {cancelLabel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        busyLabel={busyLabel}
        onClick={onConfirm}
        data-dialog-first={danger ? undefined : true}
      >
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog heading={heading} actions={actions} onClose={onCancel} onEnter={onConfirm} locked={busy}>
      {children}
    </Dialog>
  )
}
