/** One act on a user: what will happen, OK or Peruuta; then what happened, acknowledged with OK (ADMIN-EDIT-15 to 18). */
import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ConfirmDialog, Dialog, Notice } from '../../../kernel/ui/index.ts'

type Moment = { at: 'asking' } | { at: 'working' } | { at: 'done' } | { at: 'failed'; answer: Refused | Failed }

export interface ActDialogProps {
  heading: string
  /** What will happen, in full sentences. */
  children: ReactNode
  /** What is said afterwards. */
  success: string
  successDetail?: string
  danger?: boolean
  busyLabel: string
  /** False: something is still missing, and the dialog's own words say what. */
  isReady?: () => boolean
  act: () => Promise<{ answered: object } | Refused | Failed>
  /** The dialog is closed; `done` when the act has happened. */
  onClose: (done: boolean) => void
}

export function ActDialog(props: ActDialogProps): ReactElement {
  const { heading, children, success, successDetail, danger, busyLabel, isReady, act, onClose } = props
  const common = useTexts('common')
  const [moment, setMoment] = useState<Moment>({ at: 'asking' })
  async function go() {
    if (isReady?.() === false) return
    setMoment({ at: 'working' })
    const answer = await act()
    setMoment('answered' in answer ? { at: 'done' } : { at: 'failed', answer })
  }
  switch (moment.at) {
    case 'asking':
    case 'working':
      return (
        <ConfirmDialog
          heading={heading}
          confirmLabel={common.ok}
          cancelLabel={common.cancel}
          danger={danger}
          busy={moment.at === 'working'}
          busyLabel={busyLabel}
          onConfirm={() => void go()}
          onCancel={() => onClose(false)}
        >
          {children}
        </ConfirmDialog>
      )
    case 'done':
      return (
        <Acknowledged heading={heading} onClose={() => onClose(true)}>
          <Notice tone="ok" title={success}>
            {successDetail !== undefined && <p>{successDetail}</p>}
          </Notice>
        </Acknowledged>
      )
    case 'failed':
      return (
        <Acknowledged heading={heading} onClose={() => onClose(false)}>
          <FailureNotice answer={moment.answer} />
        </Acknowledged>
      )
  }
}

function Acknowledged({ heading, children, onClose }: { heading: string; children: ReactNode; onClose: () => void }) {
  const { ok } = useTexts('common')
  const button = (
    <Button onClick={onClose} data-dialog-first>
      {ok}
    </Button>
  )
  return (
    <Dialog heading={heading} actions={button} onClose={onClose}>
      {children}
    </Dialog>
  )
}
