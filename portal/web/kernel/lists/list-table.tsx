/** A long list as a table: only rows near the viewport are drawn, further pages come as it is scrolled; cards under 900 px. */
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { Fragment, useEffect } from 'react'
import { useTexts } from '../texts/index.ts'
import { DataTable, Spinner } from '../ui/index.ts'
import css from './lists.module.css'
import type { RowKeyActs } from './row-keys.ts'
import { rowKeys } from './row-keys.ts'
import type { Pages } from './use-pages.ts'
import { useReturn } from './use-return.ts'
import { indexOf, useVirtualRows } from './use-virtual-rows.ts'

/** Rows before the end of what is here, from where on the next page is fetched. */
const rowsAhead = 60

/** What the row's `tr` carries: `ref={measure} data-index={index} aria-rowindex={index + 2}`, since the heading is the first row. */
export interface DrawnAt {
  readonly index: number
  readonly measure: (row: HTMLTableRowElement | null) => void
}

export interface ListTableProps<Row> {
  pages: Pages<Row>
  /** The name of the table for screen readers. */
  caption: string
  /** `colgroup` where it needs one, and `thead`. */
  head: ReactNode
  columns: number
  footer: ReactNode
  idOf: (row: Row) => string
  row: (row: Row, at: DrawnAt) => ReactElement
  keys?: { readonly toggle?: (row: Row) => void; readonly letters?: RowKeyActs['letters'] }
  /** Id of the row that was visited last, to come back to. */
  visited?: string | undefined
}

export function ListTable<Row>(props: ListTableProps<Row>): ReactElement {
  const { pages, caption, head, footer } = props
  const isBehind = pages.isBehind || undefined
  return (
    <div className={css.list} data-behind={isBehind} aria-busy={isBehind}>
      <DataTable caption={caption} rowCount={pages.total.exact ? pages.total.count + 1 : -1} footer={footer}>
        {head}
        <Rows {...props} />
      </DataTable>
    </div>
  )
}

function Rows<Row>({ pages, columns, idOf, row, keys = {}, visited }: ListTableProps<Row>): ReactElement {
  const { rows } = pages
  const virtual = useVirtualRows(rows.length, !pages.hasMore)
  useNextPage(pages, virtual.lastIndex)
  useReturn(visited === undefined ? -1 : rows.findIndex((each) => idOf(each) === visited), virtual.scrollTo)
  function press(event: KeyboardEvent<HTMLElement>) {
    const at = rows[indexOf(event.target)]
    rowKeys(event, { toggle: () => at !== undefined && keys.toggle?.(at), letters: keys.letters ?? {} })
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys and focus bubble from the links and boxes inside
    <tbody ref={virtual.body} onFocus={virtual.onFocus} onBlur={virtual.onBlur} onKeyDown={press}>
      {virtual.rows.flatMap(({ index, gap }) => {
        const one = rows[index]
        if (one === undefined) return []
        const drawn = <Fragment key={idOf(one)}>{row(one, { index, measure: virtual.measure })}</Fragment>
        return gap > 0 ? [<Gap key={`gap-${idOf(one)}`} height={gap} columns={columns} />, drawn] : [drawn]
      })}
      {virtual.gapAfter > 0 && <Gap height={virtual.gapAfter} columns={columns} />}
      {pages.hasMore && <Coming columns={columns} />}
    </tbody>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }): ReactElement {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className={css.gap} aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  )
}

function Coming({ columns }: { columns: number }): ReactElement {
  const { loading } = useTexts('common')
  return (
    <tr className={css.coming}>
      <td colSpan={columns}>
        <Spinner label={loading} />
      </td>
    </tr>
  )
}

function useNextPage({ rows, hasMore, loadMore, broken }: Pages<unknown>, lastIndex: number): void {
  const isNear = hasMore && broken === undefined && lastIndex >= rows.length - rowsAhead
  useEffect(() => {
    if (isNear) loadMore()
  })
}
