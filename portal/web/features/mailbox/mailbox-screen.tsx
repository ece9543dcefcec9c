/** The demo's mailbox: letters, newest first, whose links can be followed at once. There is none where letters really leave. */
import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'
import { readMailbox } from '../../../contract/demo/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import type { AnswerQuery } from '../../kernel/requests/use-answer.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { NotFoundScreen } from '../../kernel/routing/not-found-screen.tsx'
import { useTexts } from '../../kernel/texts/index.ts'
import { Button, EmptyState, iconMail, iconRepeat, Page, Spinner } from '../../kernel/ui/index.ts'
import { Letters } from './letters.tsx'

const pollMs = 5000

export function MailboxScreen(): ReactElement {
  const common = useTexts('common')
  const demo = useTexts('demo')
  const mailbox = useAnswer(readMailbox, {})
  const { refetch } = mailbox
  const [refreshing, setRefreshing] = useState(false)
  const isMissing = refusalOf(mailbox) === 'not_found'
  useEffect(() => {
    if (isMissing) return
    const timer = setInterval(() => void refetch(), pollMs)
    return () => clearInterval(timer)
  }, [refetch, isMissing])

  async function refresh() {
    setRefreshing(true)
    await refetch()
    setRefreshing(false)
  }

  if (isMissing) return <NotFoundScreen />
  return (
    <Page
      heading={demo.mailboxheading}
      lead={demo.mailboxinfo}
      width="form"
      actions={
        <Button
          variant="secondary"
          icon={iconRepeat}
          busy={refreshing}
          busyLabel={common.loading}
          onClick={() => void refresh()}
        >
          {demo.mailboxrefresh}
        </Button>
      }
    >
      {mailbox.error && <FailureNotice answer={mailbox.error.reason} />}
      <Content mailbox={mailbox} />
    </Page>
  )
}

function Content({ mailbox }: { mailbox: AnswerQuery<typeof readMailbox> }): ReactElement | null {
  const { loading } = useTexts('common')
  const demo = useTexts('demo')
  if (mailbox.data === undefined) return mailbox.isPending ? <Spinner label={loading} /> : null
  const { letters } = mailbox.data
  if (letters.length > 0) return <Letters letters={letters} />
  return (
    <EmptyState icon={iconMail} title={demo.mailboxemptytext}>
      {demo.mailboxemptyhelptext}
    </EmptyState>
  )
}

function refusalOf({ error }: AnswerQuery<typeof readMailbox>): string | undefined {
  return error !== null && 'refused' in error.reason ? error.reason.refused : undefined
}
