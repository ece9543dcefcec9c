/** How many recovery codes are left, and new ones in their place. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readOwnSecondFactor, renewRecoveryCodes } from '../../../../contract/second-factor/calls.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Button, ConfirmDialog, Stack } from '../../../kernel/ui/index.ts'
import { useProvedSend } from '../use-proof.tsx'

type RecoveryCodesPartProps = { left: number; onCodes: (codes: readonly string[]) => void }

export function RecoveryCodesPart({ left, onCodes }: RecoveryCodesPartProps): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('secondfactor')
  const [isAsking, setAsking] = useState(false)
  const renewal = useProvedSend(renewRecoveryCodes, {
    invalidates: [readOwnSecondFactor],
    successMessage: false,
    onDone: ({ codes }) => onCodes(codes),
  })
  return (
    <Stack>
      <h3>{texts.codes}</h3>
      <p>{texts.codescount({ count: left })}</p>
      {renewal.failure && <FailureNotice answer={renewal.failure} />}
      <div>
        <Button variant="secondary" busy={renewal.isBusy} busyLabel={common.sending} onClick={() => setAsking(true)}>
          {texts.codesnew}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          heading={texts.codesnew}
          confirmLabel={common.ok}
          cancelLabel={common.cancel}
          onConfirm={() => {
            setAsking(false)
            renewal.send({})
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{texts.codesnewtext}</p>
        </ConfirmDialog>
      )}
      {renewal.dialog}
    </Stack>
  )
}
