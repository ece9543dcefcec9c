/** The feedback that people have sent, and whether somebody has dealt with it. Superadmins only. */
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import type { Feedback } from '../../../contract/feedback/calls.ts'
import { markFeedback, searchFeedback } from '../../../contract/feedback/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { PagedList } from '../../kernel/lists/paged-list.tsx'
import { SubPage } from '../../kernel/lists/sub-page.tsx'
import { useListView } from '../../kernel/lists/use-list-view.ts'
import { usePages } from '../../kernel/lists/use-pages.ts'
import { viewInAddress } from '../../kernel/lists/view-in-address.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import { formatDateTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { Button, Card, Cluster, Segmented } from '../../kernel/ui/index.ts'
import css from './system.module.css'

const states = ['open', 'handled', 'all'] as const
const feedbackList = viewInAddress(z.object({ state: z.enum(states) }), { state: 'open' }, '/admin/system/feedback')

export function FeedbackInbox(): ReactElement {
  const texts = useTexts('adminsystem')
  const { view, show } = useListView(feedbackList)
  const marking = useSend(markFeedback, { invalidates: [searchFeedback] })
  const asked = view.state === 'all' ? {} : { handled: view.state === 'handled' }
  const list = usePages(searchFeedback, asked, ({ feedback }) => feedback)
  const options = states.map((value) => ({ value, label: texts[`inbox_${value}`] }))
  return (
    <SubPage heading={texts.inboxheading}>
      <Cluster>
        <Segmented
          label={texts.inboxview}
          options={options}
          value={view.state}
          onChange={(state) => show({ state }, { replace: true })}
        />
      </Cluster>
      {marking.failure && <FailureNotice answer={marking.failure} />}
      <PagedList list={list} none={texts.inboxnone}>
        {(feedback) => (
          <Card flush>
            <ul className={css.rows} aria-label={texts.inboxheading}>
              {feedback.map((each) => (
                <FeedbackRow key={each.id} feedback={each} marking={marking} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </SubPage>
  )
}

type FeedbackRowProps = { feedback: Feedback; marking: ReturnType<typeof useSend<typeof markFeedback>> }

function FeedbackRow({ feedback, marking }: FeedbackRowProps): ReactElement {
  const texts = useTexts('adminsystem')
  const common = useTexts('common')
  const { language } = useLanguage()
  const isHandled = feedback.handledat !== ''
  const shown = (moment: string) => formatDateTime(new Date(moment), language)
  const mark = { ids: [feedback.id], handled: !isHandled }
  return (
    <li className={css.row}>
      <span className={css.grow}>
        <strong>{feedback.name}</strong>
        <br />
        <a href={`mailto:${feedback.email}`}>{feedback.email}</a>
      </span>
      <span className={css.quiet}>{shown(feedback.sentat)}</span>
      <p className={css.text}>{feedback.text}</p>
      <span className={`${css.quiet} ${css.grow}`}>
        {isHandled && texts.inboxhandledby({ name: feedback.handledby, time: shown(feedback.handledat) })}
      </span>
      <Button
        size="s"
        variant="secondary"
        busy={marking.isSending(mark)}
        busyLabel={common.saving}
        onClick={() => void marking.send(mark)}
      >
        {isHandled ? texts.inboxreopen : texts.inboxhandle}
      </Button>
    </li>
  )
}
