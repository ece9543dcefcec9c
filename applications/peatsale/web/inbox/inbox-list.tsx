/** Orders that wait, by the day they came or the week they are wished for; J and K go on, V and S lead into the form, Enter confirms. */
import { ListRow } from '@workspace/logistics/web/shell'
import { dayOf } from '@workspace/portal/contract'
import type { ScrollListPlace } from '@workspace/portal/web'
import { ScrollList, useDateFormat } from '@workspace/portal/web'
import type { KeyboardEvent, ReactElement } from 'react'
import { useCallback } from 'react'
import type { OrderRow } from '../../contract/orders/order-row.ts'
import { useName, useQuantity } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'

export type InboxListProps = {
  rows: readonly OrderRow[]
  /** What the rows stand in the order of. */
  sort: 'submitted' | 'week'
  chosen: string
  /** The row that takes the focus once it is drawn; empty for none. */
  focused: string
  onChoose: (id: string) => void
  hasMore: boolean
  onMore: () => void
}

export function InboxList({ rows, sort, chosen, focused, onChoose, hasMore, onMore }: InboxListProps): ReactElement {
  const texts = usePeatTexts('office')
  const { isToday, weekday, weekWithDays } = useDateFormat()
  const groupOf = useCallback(
    (row: OrderRow) => {
      const day = row.submittedAt === null ? undefined : dayOf(new Date(row.submittedAt))
      const byDay = day === undefined ? '' : isToday(day) ? texts.today : weekday(day)
      const byWeek = row.week === null ? texts.noweek : weekWithDays(row.week)
      return sort === 'week' ? { key: row.week ?? '', heading: byWeek } : { key: day ?? '', heading: byDay }
    },
    [sort, isToday, weekday, weekWithDays, texts],
  )
  /** Letters act only while the focus is in the list (WCAG 2.1.4). */
  function press(event: KeyboardEvent<HTMLElement>, at: ScrollListPlace) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const walk = (to: string | undefined) => {
      if (to === undefined) return
      onChoose(to)
      at.focus(to)
    }
    const acts: Readonly<Record<string, () => void>> = {
      ...{ j: () => walk(at.next), arrowdown: () => walk(at.next) },
      ...{ k: () => walk(at.previous), arrowup: () => walk(at.previous) },
      v: () => focusNamed('week'),
      s: () => focusNamed('swamp'),
      // A key that is held down confirms no second order.
      ...(at.id === chosen && { enter: () => !event.repeat && confirmShown(at.id) }),
    }
    const act = acts[event.key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return (
    <ScrollList
      label={texts.list}
      rows={rows}
      groupOf={groupOf}
      chosen={chosen}
      focused={focused}
      hasMore={hasMore}
      onMore={onMore}
      onKey={press}
    >
      {(row) => <Row row={row} isChosen={row.id === chosen} sort={sort} onChoose={onChoose} />}
    </ScrollList>
  )
}

/** Confirms the order whose form is shown; while another one is on its way, nothing. */
function confirmShown(id: string): void {
  const form = confirmForm()
  if (form?.dataset['order'] === id) form.requestSubmit()
}

/** Its code comes later than the list's, so the list knows no more of it than the page does. */
function confirmForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('form[data-order]')
}

function focusNamed(name: string): void {
  const fields = [...(confirmForm()?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])]
  const field = fields.find(({ checked }) => checked) ?? fields[0]
  field?.focus()
}

type RowProps = { row: OrderRow; isChosen: boolean; sort: 'submitted' | 'week'; onChoose: (id: string) => void }

function Row({ row, isChosen, sort, onChoose }: RowProps): ReactElement {
  const work = usePeatTexts('work')
  const quantity = useQuantity()
  const name = useName()
  const { clock, weekday, short } = useDateFormat()
  const goods = row.products.map(({ ordered, unit, name: of }) => `${quantity(ordered, unit)} ${name(of)}`).join(', ')
  const at = row.submittedAt
  const sent = at === null ? '' : sort === 'submitted' ? clock(at) : weekday(dayOf(new Date(at)))
  const [first, ...others] = row.marks
  return (
    <ListRow
      href={`#/peatsale/office/orders?order=${row.id}`}
      isChosen={isChosen}
      title={row.customer.name}
      end={sent}
      text={[short(row), goods].filter(Boolean).join(', ')}
      more={row.number}
      flag={first && (others.length === 0 ? work[`mark_${first}`] : work.marks({ count: row.marks.length }))}
      onChoose={() => onChoose(row.id)}
    />
  )
}
