/** Who changed what, when, and what it was before; newest first. Fetched when the block is opened. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../contract/call.ts'
import type { HistoryLine } from '../../../../contract/users/user-reading.ts'
import { readUserHistory } from '../../../../contract/users/user-reading.ts'
import { FailureNotice } from '../../../kernel/failures/failure-notice.tsx'
import { LoadMore } from '../../../kernel/lists/load-more.tsx'
import { ask } from '../../../kernel/requests/ask.ts'
import { queries, Unanswered } from '../../../kernel/requests/use-answer.ts'
import { formatDateTime, useLanguage, useTexts } from '../../../kernel/texts/index.ts'
import { Chip, Collapsible, Spinner, Stack } from '../../../kernel/ui/index.ts'
import { ChangeList } from '../editor/change-list.tsx'
import { useUsersState } from '../users-state.tsx'
import css from './history.module.css'
import { useHistoryWords } from './history-words.ts'
import { toldChanges } from './told-changes.ts'

export function HistoryBlock({ id }: { id: string }): ReactElement {
  const { history } = useTexts('adminedit')
  const [open, setOpen] = useState(false)
  return (
    <Collapsible heading={history} open={open} onToggle={setOpen}>
      {open && <History id={id} />}
    </Collapsible>
  )
}

function History({ id }: { id: string }) {
  const adminedit = useTexts('adminedit')
  const { loading } = useTexts('common')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(id)
  if (data === undefined) return error === null ? <Spinner label={loading} /> : <FailureNotice answer={error.reason} />
  const lines = data.pages.flatMap((page) => page.lines)
  return (
    <Stack>
      {lines.length === 0 && <p>{adminedit.historynone}</p>}
      <ol className={css.lines}>
        {lines.map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </ol>
      {error !== null && <FailureNotice answer={error.reason} />}
      {hasNextPage && (
        <LoadMore
          label={adminedit.historymore}
          count={lines.length}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Stack>
  )
}

function Line({ line }: { line: HistoryLine }) {
  const adminedit = useTexts('adminedit')
  const { language } = useLanguage()
  const words = useHistoryWords()
  const changes = toldChanges(line.changes)
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

type Page = AnswerOf<typeof readUserHistory>

function useHistory(id: string) {
  const { goingUser } = useUsersState()
  return useInfiniteQuery<Page, Unanswered, { pages: Page[] }, readonly unknown[], number>(
    {
      queryKey: [readUserHistory.name, id],
      queryFn: async ({ pageParam, signal }) => {
        const answer = await ask(readUserHistory, { id, before: pageParam }, { signal })
        if (!('answered' in answer)) throw new Unanswered(answer)
        return answer.answered
      },
      initialPageParam: 0,
      getNextPageParam: ({ before }) => (before === 0 ? undefined : before),
      enabled: goingUser !== id,
    },
    queries,
  )
}
