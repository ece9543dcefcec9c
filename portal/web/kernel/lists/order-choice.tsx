/** The order of a list: headings that sort, and on cards, which have none, a choice. */
import type { ReactElement } from 'react'
import { useTexts } from '../texts/index.ts'
import { Select, SortHeader } from '../ui/index.ts'
import css from './lists.module.css'
import type { Ordered } from './view-in-address.ts'
import { sortedBy } from './view-in-address.ts'

export interface SortColumn<Sort extends string> {
  readonly sort: Sort
  readonly label: string
  readonly cell?: 'number' | 'username' | undefined
}

export type OrderProps<Sort extends string> = {
  /** In the order of the table. */
  columns: readonly SortColumn<Sort>[]
  order: Ordered<Sort>
  onSort: (order: Ordered<Sort>) => void
}

export function SortHeadings<Sort extends string>({ columns, order, onSort }: OrderProps<Sort>): ReactElement {
  const texts = useTexts('lists')
  return (
    <>
      {columns.map(({ sort, label, cell }) => {
        const next = sortedBy({ sort: order.sort, direction: order.direction }, sort)
        const words = next.direction === 'asc' ? texts.sortascending : texts.sortdescending
        return (
          <SortHeader
            key={sort}
            label={label}
            sorted={order.sort === sort ? sortedWords[order.direction] : undefined}
            action={words({ column: label })}
            onSort={() => onSort(next)}
            cell={cell}
          />
        )
      })}
    </>
  )
}

const sortedWords = { asc: 'ascending', desc: 'descending' } as const

export function OrderChoice<Sort extends string>({ columns, order, onSort }: OrderProps<Sort>): ReactElement {
  const texts = useTexts('lists')
  const orders = columns.flatMap(({ sort, label: column }) => [
    { sort, direction: 'asc' as const, label: texts.orderrising({ column }) },
    { sort, direction: 'desc' as const, label: texts.orderfalling({ column }) },
  ])
  const nameOf = ({ sort, direction }: Ordered) => `${sort} ${direction}`
  return (
    <div className={css.cardsOnly}>
      <Select
        label={texts.order}
        value={nameOf(order)}
        onChange={({ target }) => {
          const chosen = orders.find((each) => nameOf(each) === target.value)
          if (chosen) onSort({ sort: chosen.sort, direction: chosen.direction })
        }}
      >
        {orders.map((each) => (
          <option key={nameOf(each)} value={nameOf(each)}>
            {each.label}
          </option>
        ))}
      </Select>
    </div>
  )
}
