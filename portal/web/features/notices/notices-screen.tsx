/** What has happened that concerns the person, newest first, and which of it comes as a letter, too (platform.md 11). */
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import type { Notice } from '../../../contract/notices/calls.ts'
import { countUnreadNotices, markNoticesRead, searchNotices } from '../../../contract/notices/calls.ts'
import { FailureNotice } from '../../kernel/failures/failure-notice.tsx'
import { PagedList } from '../../kernel/lists/paged-list.tsx'
import { useListView } from '../../kernel/lists/use-list-view.ts'
import { usePages } from '../../kernel/lists/use-pages.ts'
import { viewInAddress } from '../../kernel/lists/view-in-address.ts'
import { useAnswer } from '../../kernel/requests/use-answer.ts'
import { useSend } from '../../kernel/requests/use-send.ts'
import type { Language } from '../../kernel/texts/index.ts'
import { formatDate, formatTime, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import {
  Button,
  Card,
  Cluster,
  EmptyState,
  iconAlert,
  iconBell,
  iconCheck,
  LinkList,
  LinkListItem,
  Page,
  Segmented,
} from '../../kernel/ui/index.ts'
import { NoticeChoices } from './notice-choices.tsx'
import css from './notices.module.css'

const shown = ['all', 'unread'] as const
const noticeList = viewInAddress(z.object({ show: z.enum(shown) }), { show: 'all' }, '/notices')

export function NoticesScreen(): ReactElement {
  const texts = useTexts('notices')
  const common = useTexts('common')
  const { view, show } = useListView(noticeList)
  const marking = useSend(markNoticesRead, { invalidates: [searchNotices, countUnreadNotices] })
  const unread = useAnswer(countUnreadNotices, {}).data?.unread ?? 0
  const list = usePages(searchNotices, { unread: view.show === 'unread' }, ({ notices }) => notices)
  return (
    <Page
      heading={texts.noticesheading}
      actions={
        <Cluster>
          <Segmented
            label={texts.noticesshow}
            options={shown.map((value) => ({ value, label: texts[`notices_${value}`] }))}
            value={view.show}
            onChange={(value) => show({ show: value }, { replace: true })}
          />
          {unread > 0 && (
            <Button
              variant="secondary"
              icon={iconCheck}
              busy={marking.isBusy}
              busyLabel={common.saving}
              onClick={() => void marking.send({})}
            >
              {texts.noticesread}
            </Button>
          )}
        </Cluster>
      }
    >
      <div className={css.columns}>
        <div>
          {marking.failure && <FailureNotice answer={marking.failure} />}
          <PagedList
            list={list}
            none={
              <EmptyState icon={iconBell} title={texts.noticesnone}>
                {texts.noticesnonetext}
              </EmptyState>
            }
          >
            {(notices) => <Days notices={notices} onFollow={(id) => void marking.send({ ids: [id] })} />}
          </PagedList>
        </div>
        <NoticeChoices />
      </div>
    </Page>
  )
}

type DaysProps = { notices: readonly Notice[]; onFollow: (id: string) => void }

function Days({ notices, onFollow }: DaysProps): ReactElement {
  const { language } = useLanguage()
  const texts = useTexts('notices')
  const days = Map.groupBy(notices, ({ at }) => formatDate(new Date(at), language))
  const dayName = (day: string) => {
    if (day === dayBefore(0, language)) return `${texts.noticestoday}, ${day}`
    return day === dayBefore(1, language) ? `${texts.noticesyesterday}, ${day}` : day
  }
  return (
    <Card>
      {[...days].map(([day, its]) => (
        <section key={day} aria-label={dayName(day)}>
          <h2 className={css.day}>{dayName(day)}</h2>
          <LinkList>
            {its.map((notice) => (
              <LinkListItem
                key={notice.id}
                href={`#${notice.route}`}
                title={notice.title[language]}
                text={notice.text[language]}
                icon={notice.urgent ? iconAlert : iconBell}
                tone={notice.urgent ? 'err' : 'info'}
                when={formatTime(new Date(notice.at), language)}
                fresh={notice.readat === '' ? texts.noticenew : undefined}
                onFollow={() => notice.readat === '' && onFollow(notice.id)}
              />
            ))}
          </LinkList>
        </section>
      ))}
    </Card>
  )
}

function dayBefore(days: number, language: Language): string {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return formatDate(day, language)
}
