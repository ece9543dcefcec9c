/** The orders that wait, one under another; J and K go through them, Enter on the open one confirms it. */
import { dayOf } from '@workspace/portal/contract'
import { Chip, Cluster, focusField } from '@workspace/portal/web'
import type { KeyboardEvent, ReactElement } from 'react'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { useMoments } from '../parts/moments.ts'
import { useName, useQuantity } from '../parts/quantities.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import { fieldId } from './field-ids.ts'
import css from './inbox.module.css'

type InboxListProps = {
  rows: readonly OrderRow[]
  chosen: string
  onChoose: (id: string) => void
  onConfirm: () => void
}

export function InboxList({ rows, chosen, onChoose, onConfirm }: InboxListProps): ReactElement {
  const texts = usePeatTexts('office')
  /** Letters act only while the focus is in the list (WCAG 2.1.4). */
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const row = event.target.closest('li')
    const acts: Readonly<Record<string, () => void>> = {
      j: () => walk(row?.nextElementSibling),
      k: () => walk(row?.previousElementSibling),
      v: () => focusField(fieldId('week')),
      s: () => focusField(fieldId('swamp')),
      // A key that is held down confirms no second order.
      ...(row?.dataset['id'] === chosen && { enter: () => !event.repeat && onConfirm() }),
    }
    const act = acts[event.key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  function walk(to: Element | null | undefined) {
    if (!(to instanceof HTMLElement)) return
    to.querySelector<HTMLElement>('a')?.focus()
    onChoose(to.dataset['id'] ?? '')
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys reach it from the links inside
    <ul className={css.rows} aria-label={texts.list} onKeyDown={press}>
      {rows.map((row) => (
        <Row key={row.id} row={row} isChosen={row.id === chosen} onChoose={onChoose} />
      ))}
    </ul>
  )
}

type RowProps = { row: OrderRow; isChosen: boolean; onChoose: (id: string) => void }

function Row({ row, isChosen, onChoose }: RowProps): ReactElement {
  const work = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { isToday, time, weekday, when } = useMoments()
  /** Its hour today, else its day. */
  function sent(at: string): string {
    const day = dayOf(new Date(at))
    return isToday(day) ? time(at) : weekday(day)
  }
  const goods = row.products.map(({ ordered, unit, name: of }) => `${quantity(ordered, unit)} ${name(of)}`).join(', ')
  return (
    <li data-id={row.id}>
      <a
        className={css.row}
        href={`#/peatsale/office/orders?order=${row.id}`}
        aria-current={isChosen ? 'true' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onChoose(row.id)
        }}
      >
        <span className={css.first}>
          <strong>{row.customer.name}</strong>
          {row.submittedAt !== null && <span className={css.sent}>{sent(row.submittedAt)}</span>}
        </span>
        <span className={css.goods}>{[goods, when(row)].filter(Boolean).join(', ')}</span>
        <Cluster>
          <span className={css.goods}>
            <Unbroken>{row.number}</Unbroken>
          </span>
          {row.marks.map((mark) => (
            <Chip key={mark} tone="warn">
              {work[`mark_${mark}`]}
            </Chip>
          ))}
        </Cluster>
      </a>
    </li>
  )
}
