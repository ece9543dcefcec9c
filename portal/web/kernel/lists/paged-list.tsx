/** A list that grows as it is scrolled: on its way, failed, empty, or its rows. */
import type { ReactElement } from 'react'
import { FailureNotice } from '../failures/failure-notice.tsx'
import { useTexts } from '../texts/index.ts'
import { Button, EmptyState, iconInfo, Skeleton, Stack } from '../ui/index.ts'
import { LoadMore } from './load-more.tsx'
import type { Pages } from './use-pages.ts'

export type PagedListProps<Item> = {
  pages: Pages<Item, unknown>
  /** What stands there when nothing fits. */
  none: string
  children: (items: readonly Item[], refetch: () => void) => ReactElement
}

export function PagedList<Item>({ pages, none, children }: PagedListProps<Item>): ReactElement {
  const common = useTexts('common')
  const { loadmore } = useTexts('adminsystem')
  switch (pages.at) {
    case 'loading':
      return <Skeleton shape="row" count={6} />
    case 'failed':
      return <FailureNotice answer={pages.answer} action={<Button onClick={pages.retry}>{common.retry}</Button>} />
    case 'loaded':
      return (
        <Stack>
          {pages.items.length === 0 && pages.more === undefined ? (
            <EmptyState icon={iconInfo} title={none} />
          ) : (
            children(pages.items, pages.refetch)
          )}
          {pages.broken !== undefined && <FailureNotice answer={pages.broken} />}
          {pages.more !== undefined && (
            <LoadMore label={loadmore} count={pages.items.length} busy={pages.isFetching} onMore={pages.more} />
          )}
        </Stack>
      )
  }
}
