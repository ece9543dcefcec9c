/** Feedback to the site administrator: one text, and thanks for it. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import { sendFeedback } from '../../../contract/feedback/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { useCallForm } from '../../kernel/forms/use-call-form.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, ButtonRow, FormStack, LinkButton, Notice, Page, TextArea } from '../../kernel/ui/index.ts'

export function FeedbackScreen(): ReactElement {
  const common = useTexts('common')
  const texts = useTexts('feedback')
  const [isSent, setSent] = useState(false)
  const form = useCallForm(sendFeedback, {
    values: { text: '' },
    labels: { text: texts.feedbacklabel },
    messages: { text: { 'too-long': texts.feedbacktoolongtext } },
    successMessage: false,
    onDone: () => setSent(true),
  })
  if (isSent) {
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
      <FormStack {...form.props} aria-label={texts.feedbackheading}>
        <TextArea {...form.field('text')} rows={8} counter={(count) => texts.feedbackcounter({ count })} />
        {form.failure && <FailureNotice answer={form.failure} />}
        {(form.canSend || form.isBusy) && (
          <Button type="submit" size="l" block busy={form.isBusy} busyLabel={common.sending}>
            {common.send}
          </Button>
        )}
      </FormStack>
    </Page>
  )
}
