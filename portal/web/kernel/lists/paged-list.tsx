/** A list that grows as it is scrolled: on its way, failed, empty, or its rows. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { EmptyState, iconInfo, Stack } from '../ui/index.ts'
import { FailedList, LoadingList } from './list-states.tsx'
import css from './lists.module.css'
import { LoadMore } from './load-more.tsx'
import type { ListState } from './use-pages.ts'

export type PagedListProps<Row> = {
  list: ListState<Row>
  /** What stands there when nothing fits. */
  none: string | ReactElement
  children: (rows: readonly Row[], refresh: () => void) => ReactElement
}

export function PagedList<Row>({ list, none, children }: PagedListProps<Row>): ReactElement {
  const { loadmore } = useTexts('lists')
  switch (list.at) {
    case 'loading':
      return <LoadingList />
    case 'failed':
      return <FailedList answer={list.answer} retry={list.retry} />
    case 'listed': {
      const { rows, hasMore, loadMore, isLoadingMore, isBehind, broken, refresh } = list.pages
      return (
        <Stack>
          <div className={css.list} data-behind={isBehind || undefined} aria-busy={isBehind || undefined}>
            {rows.length === 0 && !hasMore ? empty(none) : children(rows, refresh)}
          </div>
          {broken !== undefined && <FailedList answer={broken} retry={loadMore} />}
          {hasMore && <LoadMore label={loadmore} count={rows.length} busy={isLoadingMore} onMore={loadMore} />}
        </Stack>
      )
    }
  }
}

function empty(none: string | ReactElement): ReactElement {
  return typeof none === 'string' ? <EmptyState icon={iconInfo} title={none} /> : none
}
