/** What came of the request for a link (FORGOT-09 to 13), and the way back. */
import type { ReactElement } from 'react'
import type { requestReset } from '../../../contract/password-reset/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { AnswerTo } from '../../kernel/requests/ask.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, iconMail, LinkButton, Notice, Page } from '../../kernel/ui/index.ts'
import { resetFailure } from './reset-request.ts'

type Answer = AnswerTo<typeof requestReset>

export function ForgottenPasswordResult({ answer, onRetry }: { answer: Answer; onRetry: () => void }): ReactElement {
  const common = useTexts('common')
  const password = useTexts('password')
  return (
    <Page key="sent" heading={password.resetpasswordheading} width="form">
      <ResultNotice answer={answer} />
      <ButtonRow>
        <LinkButton href="#/peatsale">{password.backtofrontpage}</LinkButton>
        <LinkButton variant="secondary" href="#/login">
          {password.backtologin}
        </LinkButton>
        {!('answered' in answer) && (
          <Button variant="secondary" onClick={onRetry}>
            {common.retry}
          </Button>
        )}
      </ButtonRow>
    </Page>
  )
}

function ResultNotice({ answer }: { answer: Answer }): ReactElement {
  const password = useTexts('password')
  if ('answered' in answer) {
    return (
      <Notice tone="ok" icon={iconMail} title={password.resetpasswordsuccesstext}>
        <p>{password.resetpasswordspamtext}</p>
      </Notice>
    )
  }
  switch (resetFailure(answer)) {
    case 'unknown-user':
    case 'faulty':
      return <Notice tone="err" title={password.userresetpasswordfailuretext} />
    case 'too-many':
      return <FailureNotice answer={answer} />
    case 'failed':
      return <FailureNotice answer={answer} title={password.resetpassworduserfailuretext} />
  }
}
