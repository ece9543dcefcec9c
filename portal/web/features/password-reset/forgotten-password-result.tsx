/** What came of the request for a link (FORGOT-09 to 13), and the way back. */
import type { ReactElement } from 'react'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, iconMail, LinkButton, Notice, Page } from '../../kernel/ui/index.ts'
import { resetFailure } from './reset-request.ts'

/** Undefined: the letter is on its way. */
type Failure = Refused<RefusalCode> | Failed | undefined

export function ForgottenPasswordResult({ failure, onRetry }: { failure: Failure; onRetry: () => void }): ReactElement {
  const common = useTexts('common')
  const password = useTexts('password')
  return (
    <Page key="sent" heading={password.resetpasswordheading} width="form">
      <ResultNotice failure={failure} />
      <ButtonRow>
        {failure && <Button onClick={onRetry}>{common.retry}</Button>}
        <LinkButton variant={failure && 'secondary'} href="#/peatsale">
          {password.backtofrontpage}
        </LinkButton>
        <LinkButton variant="secondary" href="#/login">
          {password.backtologin}
        </LinkButton>
      </ButtonRow>
    </Page>
  )
}

function ResultNotice({ failure }: { failure: Failure }): ReactElement {
  const password = useTexts('password')
  if (failure === undefined) {
    return (
      <Notice tone="ok" icon={iconMail} title={password.resetpasswordsuccesstext}>
        <p>{password.resetpasswordspamtext}</p>
      </Notice>
    )
  }
  switch (resetFailure(failure)) {
    case 'unknown-user':
    case 'faulty':
      return <Notice tone="err" title={password.userresetpasswordfailuretext} />
    case 'too-many':
      return <FailureNotice answer={failure} />
    case 'failed':
      return <FailureNotice answer={failure} title={password.resetpassworduserfailuretext} />
  }
}
