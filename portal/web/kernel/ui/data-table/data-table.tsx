/** DataTable: the frame and looks of a native table; cards under 900 px of room. The screen writes thead, tbody, rows and cells. */
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconDown, iconSort, iconUp } from '../icon/more-shapes.ts'
import css from './data-table.module.css'

export type DataTableProps = {
  /** The name of the table for screen readers. */
  caption: string
  /** thead and tbody. A cell says what it is by data-cell: check, title, number, moment, foreign (a long word may break), acts, plain, username (hidden under 450 px); data-label names it on a card. A row takes data-selected. */
  children: ReactNode
  /** Under the rows: that all are shown, or how many. */
  footer?: ReactNode
  /** Rows there are with the heading, where only some are drawn; -1 when nobody knows. */
  rowCount?: number | undefined
}

export function DataTable({ caption, children, footer, rowCount }: DataTableProps): ReactElement {
  return (
    <div className={css.box}>
      <table className={css.table} aria-rowcount={rowCount}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </div>
  )
}

export type TableHeadProps = {
  headings: readonly string[]
  /** Heading for screen readers over the column of buttons, where there is one. */
  acts?: string | undefined
  /** Those of the headings that stand over amounts. */
  numbers?: readonly string[]
}

/** Headings that do not sort. */
export function TableHead({ headings, acts, numbers }: TableHeadProps): ReactElement {
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col" data-cell={numbers?.includes(heading) ? 'number' : undefined}>
            {heading}
          </th>
        ))}
        {acts !== undefined && (
          <th scope="col">
            <span className="visually-hidden">{acts}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

export type SortHeaderProps = {
  label: string
  sorted: 'ascending' | 'descending' | undefined
  onSort: () => void
  /** What a press does, as `Lajittele nousevasti: Nimi`. */
  action: string
  cell?: 'number' | 'username' | undefined
}

/** A column heading that sorts; the arrow shows which way. */
export function SortHeader({ label, sorted, onSort, action, cell }: SortHeaderProps): ReactElement {
  const shape = sorted === undefined ? iconSort : sorted === 'ascending' ? iconUp : iconDown
  return (
    <th scope="col" aria-sort={sorted} data-cell={cell}>
      <button type="button" className={css.sort} title={action} onClick={onSort}>
        {label}
        <Icon shape={shape} size="s" />
      </button>
    </th>
  )
}
