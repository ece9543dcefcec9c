/** Who changed what, when, and what it was before; newest first. Fetched when the block is opened. */
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { HistoryLine } from '../../../../contract/users/user-reading.ts'
import { readUserHistory } from '../../../../contract/users/user-reading.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { FailedList } from '../../../kernel/lists/list-states.tsx'
import { LoadMore } from '../../../kernel/lists/load-more.tsx'
import { usePages } from '../../../kernel/lists/use-pages.ts'
import { formatDateTime, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Chip, Collapsible, Spinner, Stack } from '../../../kernel/ui/index.ts'
import { ChangeList } from '../editor/change-list.tsx'
import { useUsersState } from '../users-state.tsx'
import { changesInWords } from './changes.ts'
import css from './history.module.css'
import { useHistoryWords } from './history-words.ts'

export function HistoryBlock({ id }: { id: string }): ReactElement {
  const { history } = useTexts('adminedit')
  const [open, setOpen] = useState(false)
  return (
    <Collapsible heading={history} open={open} onToggle={setOpen}>
      {open && <History key={id} id={id} />}
    </Collapsible>
  )
}

function History({ id }: { id: string }) {
  const adminedit = useTexts('adminedit')
  const { loading } = useTexts('common')
  const { goingUser } = useUsersState()
  const list = usePages(readUserHistory, goingUser === id ? undefined : { id }, ({ lines }) => lines)
  if (list.at === 'loading') return <Spinner label={loading} />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { rows: lines, hasMore, isLoadingMore, loadMore, broken } = list.pages
  return (
    <Stack>
      {lines.length === 0 && <p>{adminedit.historynone}</p>}
      <ol className={css.lines}>
        {lines.map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </ol>
      {broken !== undefined && <FailureNotice answer={broken} />}
      {hasMore && (
        <LoadMore label={adminedit.historymore} count={lines.length} busy={isLoadingMore} onMore={loadMore} />
      )}
    </Stack>
  )
}

function Line({ line }: { line: HistoryLine }) {
  const adminedit = useTexts('adminedit')
  const { language } = useLanguage()
  const words = useHistoryWords()
  const changes = changesInWords(line.changes)
  return (
    <li className={css.line}>
      <p className={css.head}>
        <time dateTime={line.at} className={css.time}>
          {formatDateTime(new Date(line.at), language)}
        </time>
        <span>
          <strong>{line.actor === '' ? adminedit.historysomebody : line.actor}</strong>
          {` · ${words(line)}`}
        </span>
        {line.result === 'refused' && <Chip tone="err">{adminedit.historyrefused}</Chip>}
      </p>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </li>
  )
}
