/** Feedback to the site administrator: one text, and thanks for it. */
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import { sendFeedback } from '../../../contract/feedback/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'
import { ask } from '../../kernel/requests/ask.ts'
import { useLeaveWarning } from '../../kernel/routing/leaving.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, FormStack, LinkButton, Notice, Page, TextArea } from '../../kernel/ui/index.ts'
import { isTooLong, maySend } from './feedback-text.ts'

type Moment = { at: 'writing'; failure?: Refused | Failed } | { at: 'sending' } | { at: 'sent' }

export function FeedbackScreen(): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('feedback')
  const [moment, setMoment] = useState<Moment>({ at: 'writing' })
  const [text, setText] = useState('')
  useLeaveWarning(text.trim() !== '' && moment.at !== 'sent')

  async function send(event: FormEvent) {
    event.preventDefault()
    setMoment({ at: 'sending' })
    const answer = await ask(sendFeedback, { text })
    setMoment('answered' in answer ? { at: 'sent' } : { at: 'writing', failure: answer })
  }

  if (moment.at === 'sent') {
    return (
      <Page key="sent" heading={texts.feedbackheading} width="form">
        <Notice tone="ok" title={texts.feedbacksuccesstext} />
        <ButtonRow>
          <LinkButton href="#/frontpage">{common.ok}</LinkButton>
        </ButtonRow>
      </Page>
    )
  }
  return (
    <Page heading={texts.feedbackheading} lead={texts.feedbackhelptext} width="form">
      <FormStack onSubmit={(event) => void send(event)} aria-label={texts.feedbackheading}>
        <TextArea
          label={texts.feedbacklabel}
          name="text"
          rows={8}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTooLong(text) ? texts.feedbacktoolongtext : undefined}
          counter={(count) => texts.feedbackcounter({ count })}
        />
        {moment.at === 'writing' && moment.failure && <FailureNotice answer={moment.failure} />}
        {maySend(text) && (
          <Button type="submit" size="l" block busy={moment.at === 'sending'} busyLabel={common.sending}>
            {common.send}
          </Button>
        )}
      </FormStack>
    </Page>
  )
}
