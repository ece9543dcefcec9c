/** The authenticator app: set up, changed, removed. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import { beginApp, readOwnSecondFactor, removeApp } from '../../../../contract/second-factor/calls.ts'
import type { OwnSecondFactor } from '../../../../contract/second-factor/second-factor.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { formatDate, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Button, ButtonRow, Stack } from '../../../kernel/ui/index.ts'
import { useProvedSend } from '../use-proof.tsx'
import { AppSetup } from './app-setup.tsx'
import { RemoveFactor } from './remove-factor.tsx'

type AppPartProps = { factor: OwnSecondFactor; onAdded: (codes: readonly string[]) => void }

export function AppPart({ factor, onAdded }: AppPartProps): ReactElement {
  const { loading } = useTexts('common')
  const texts = useTexts('secondfactor')
  const { language } = useLanguage()
  const [setup, setSetup] = useState<AnswerOf<typeof beginApp>>()
  const begin = useProvedSend(beginApp, { successMessage: false, onDone: setSetup })
  const isIn = factor.appsince !== ''
  return (
    <Stack>
      <h3>{texts.app}</h3>
      <p>{isIn ? texts.appsince({ day: formatDate(new Date(factor.appsince), language) }) : texts.appnone}</p>
      {begin.failure && <FailureNotice answer={begin.failure} />}
      {setup !== undefined ? (
        <AppSetup
          setup={setup}
          onDone={(codes) => {
            setSetup(undefined)
            onAdded(codes)
          }}
          onStop={() => setSetup(undefined)}
        />
      ) : (
        <ButtonRow>
          <Button variant="secondary" busy={begin.isBusy} busyLabel={loading} onClick={() => begin.send({})}>
            {isIn ? texts.appreplace : texts.appadd}
          </Button>
          {isIn && <RemoveApp factor={factor} />}
        </ButtonRow>
      )}
      {begin.dialog}
    </Stack>
  )
}

function RemoveApp({ factor }: { factor: OwnSecondFactor }) {
  const texts = useTexts('secondfactor')
  const removal = useProvedSend(removeApp, { invalidates: [readOwnSecondFactor], successMessage: texts.appremovedtext })
  return (
    <RemoveFactor
      label={texts.appremove}
      heading={texts.appremove}
      isLast={factor.passkeys.length === 0}
      required={factor.required}
      removal={removal}
      onConfirm={() => removal.send({})}
    />
  )
}
