/** The button that removes a factor, and the question before it: what is left afterwards. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Call } from '../../../../contract/call.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ConfirmDialog } from '../../../kernel/ui/index.ts'
import type { ProvedSending } from '../use-proof.tsx'

type RemoveFactorProps = {
  label: string
  /** For screen readers, where the label stands more than once. */
  name?: string
  heading: string
  size?: 's'
  isLast: boolean
  required: boolean
  removal: Pick<ProvedSending<Call>, 'isBusy' | 'failure' | 'dialog' | 'forget'>
  onConfirm: () => void
}

export function RemoveFactor(props: RemoveFactorProps): ReactElement {
  const { label, name, heading, size, isLast, required, removal, onConfirm } = props
  const common = useTexts('common')
  const texts = useTexts('secondfactor')
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    removal.forget()
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-label={name}
        busy={removal.isBusy}
        busyLabel={common.sending}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          heading={heading}
          confirmLabel={texts.remove}
          cancelLabel={common.cancel}
          onConfirm={() => {
            setAsking(false)
            onConfirm()
          }}
          onCancel={close}
        >
          <p>{isLast ? texts.removelasttext : texts.removetext}</p>
          {isLast && required && <p>{texts.removerequiredtext}</p>}
        </ConfirmDialog>
      )}
      {removal.failure && <FailureNotice answer={removal.failure} />}
      {removal.dialog}
    </>
  )
}
