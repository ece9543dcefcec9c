/** The rows of a list that is found, sorted and paged, or why none stand there. */
import type { DrawnAt, ListMoment } from '@workspace/portal/web'
import { FailedList, ListFooter, ListTable, LoadingList, OrderChoice, SortHeadings } from '@workspace/portal/web'
import type { ComponentProps, ReactElement } from 'react'
import css from './found-table.module.css'
import type { NoRowsProps } from './no-rows.tsx'
import { NoRows } from './no-rows.tsx'

type Order<Sort extends string> = ComponentProps<typeof OrderChoice<Sort>>

export type FoundTableProps<Row, Sort extends string> = {
  list: ListMoment<Row>
  caption: string
  empty: NoRowsProps
  /** The columns that sort the list: they come first. Left out where its order is fixed. */
  order?: Order<Sort>
  /** The other columns. */
  headings: readonly string[]
  /** Those of them that stand over amounts. */
  numbers?: readonly string[]
  row: (row: Row, at: DrawnAt) => ReactElement
}

export function FoundTable<Row extends { readonly id: string }, Sort extends string = never>(
  props: FoundTableProps<Row, Sort>,
): ReactElement {
  const { list, caption, empty, order, headings, numbers, row } = props
  if (list.at === 'loading') return <LoadingList />
  if (list.at === 'failed') return <FailedList answer={list.answer} retry={list.retry} />
  const { pages } = list
  if (pages.rows.length === 0) return <NoRows {...empty} />
  return (
    <>
      {order && <OrderChoice {...order} />}
      <div className={css.rows}>
        <ListTable
          pages={pages}
          caption={caption}
          columns={(order?.columns.length ?? 0) + headings.length}
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
      </div>
      {pages.broken && <FailedList answer={pages.broken} retry={pages.loadMore} />}
    </>
  )
}
