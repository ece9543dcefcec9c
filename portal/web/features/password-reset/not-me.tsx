/** `auth/notme/:code`: the link "this was not me" of a letter. Opening it does nothing; the button shuts everybody out (R33). */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { secureAccount } from '../../../contract/password-reset/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useOutlivingSession } from '../../kernel/portal/portal-context.tsx'
import { useSend } from '../../kernel/requests/use-send.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, Page } from '../../kernel/ui/index.ts'
import { useHiddenCode } from '../validation/index.ts'
import { isUseless, NewPassword, UselessLink } from './new-password.tsx'

export function NotMe({ code }: { code: string }): ReactElement {
  useHiddenCode(code)
  useOutlivingSession()
  const common = useTexts('common')
  const texts = useTexts('password')
  const [isSecured, setSecured] = useState(false)
  const { send, isBusy, failure } = useSend(secureAccount, { successMessage: false, onDone: () => setSecured(true) })
  if (isSecured) return <NewPassword key="secured" hash={code} lead={texts.notmedonetext} />
  if (failure !== undefined && isUseless(failure)) return <UselessLink heading={texts.notmeheading} answer={failure} />
  return (
    <Page heading={texts.notmeheading} lead={texts.notmetext} width="form">
      {failure && <FailureNotice answer={failure} />}
      <ButtonRow>
        <Button size="l" busy={isBusy} busyLabel={common.sending} onClick={() => void send({ code })}>
          {texts.notmesubmit}
        </Button>
      </ButtonRow>
    </Page>
  )
}
