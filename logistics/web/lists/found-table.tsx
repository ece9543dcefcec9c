/** The rows of a list that is found, sorted and paged, or why none stand there. */
import type { DrawnAt, ListState, ListView, Ordered, SortColumn } from '@workspace/portal/web'
import { FailedList, ListFooter, ListTable, LoadingList, OrderChoice, SortHeadings } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { NoRowsProps } from './no-rows.tsx'
import { NoRows } from './no-rows.tsx'
import { PressedRows } from './pressed-rows.tsx'

export type FoundTableProps<Row, Sort extends string> = {
  list: ListState<Row>
  view: Pick<ListView<Ordered<Sort>>, 'view' | 'isFiltered' | 'all' | 'show'>
  caption: string
  empty: Pick<NoRowsProps, 'icon' | 'title' | 'text'>
  /** The columns that sort the list: they come first. Left out where its order is fixed. */
  sorted?: readonly SortColumn<Sort>[]
  /** The other columns. */
  headings: readonly string[]
  /** Those of them that stand over amounts. */
  numbers?: readonly string[]
  row: (row: Row, at: DrawnAt) => ReactElement
}

export function FoundTable<Row extends { readonly id: string }, Sort extends string = never>(
  props: FoundTableProps<Row, Sort>,
): ReactElement {
  const { list, view, caption, empty, sorted, headings, numbers, row } = props
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) return <NoRows {...empty} isFiltered={view.isFiltered} all={view.all} />
  const order = sorted && { columns: sorted, order: view.view, onSort: view.show }
  return (
    <>
      {order && <OrderChoice {...order} />}
      <PressedRows>
        <ListTable
          pages={pages}
          caption={caption}
          columns={(sorted?.length ?? 0) + headings.length}
          head={
            <thead>
              <tr aria-rowindex={1}>
                {order && <SortHeadings {...order} />}
                {headings.map((heading) => (
                  <th key={heading} scope="col" data-cell={numbers?.includes(heading) ? 'number' : undefined}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
          }
          footer={<ListFooter pages={pages} />}
          idOf={({ id }) => id}
          row={row}
        />
      </PressedRows>
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
    </>
  )
}
