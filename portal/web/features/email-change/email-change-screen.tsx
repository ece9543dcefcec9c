/** The two links of an e-mail change (security.md 4.12). Opening one does nothing; the button does it, so mail scanners do no harm. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { confirmEmail, undoEmailChange } from '../../../contract/own-settings/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { AnswerTo, Failed, Refused } from '../../kernel/requests/ask.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, LinkButton, Notice, Page } from '../../kernel/ui/index.ts'
import { LinkFailure } from '../validation/index.ts'

type Answer = AnswerTo<typeof confirmEmail | typeof undoEmailChange>
type Moment =
  | { at: 'question'; failure?: Refused | Failed }
  | { at: 'sending' }
  | { at: 'done' }
  | { at: 'useless link' }

export type EmailChangeProps = {
  heading: string
  question: string
  submit: string
  /** What has happened then, and where to go from there. */
  done: { text: string; next: string; href: string }
  send: () => Promise<Answer>
}

export function EmailChangeScreen({ heading, question, submit, done, send }: EmailChangeProps): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('validation')
  const [moment, setMoment] = useState<Moment>({ at: 'question' })
  async function press() {
    setMoment({ at: 'sending' })
    setMoment(momentAfter(await send()))
  }
  switch (moment.at) {
    case 'question':
    case 'sending':
      return (
        <Page heading={heading} lead={question} width="form">
          {moment.at === 'question' && moment.failure && <FailureNotice answer={moment.failure} />}
          <ButtonRow>
            <Button size="l" busy={moment.at === 'sending'} busyLabel={common.sending} onClick={() => void press()}>
              {submit}
            </Button>
          </ButtonRow>
        </Page>
      )
    case 'done':
      return (
        <Page key={moment.at} heading={heading} width="form">
          <Notice tone="ok" title={done.text} />
          <ButtonRow>
            <LinkButton href={done.href}>{done.next}</LinkButton>
          </ButtonRow>
        </Page>
      )
    case 'useless link':
      return (
        <Page key={moment.at} heading={heading} width="form">
          <LinkFailure title={texts.emaillinkfailuretext} />
        </Page>
      )
  }
}

function momentAfter(answer: Answer): Moment {
  if ('answered' in answer) return { at: 'done' }
  const isUseless = 'refused' in answer && answer.refused === 'invalid_code'
  return isUseless ? { at: 'useless link' } : { at: 'question', failure: answer }
}
