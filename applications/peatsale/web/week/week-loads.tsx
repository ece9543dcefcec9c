/** What of a week still needs a carrier or a confirmation, under its day. */
import type { LocalDate } from '@workspace/portal/contract'
import { Quantity } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { WaitingOrder } from '../../contract/loads/week-call.ts'
import { useQuantity } from '../lists/quantities.ts'
import { Tick } from '../many/tick.tsx'
import type { Ticks } from '../many/ticks.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './week.module.css'
import type { Week } from './week-sums.ts'

type BareLoadsProps = { columns: readonly (LocalDate | null)[]; data: Week; ticks: Ticks }

export function BareLoads({ columns, data: { loads, orders }, ticks }: BareLoadsProps): ReactElement {
  const texts = usePeatTexts('week')
  const { weekday } = useDateFormat()
  return (
    <tr>
      <td />
      {columns.map((day) => (
        <td
          key={day}
          data-label={day === null ? texts.noday : weekday(day)}
          data-empty={[...loads, ...orders].every((each) => each.day !== day) || undefined}
        >
          <ul className={css.loads}>
            {loads
              .filter((load) => load.day === day)
              .map((load) => (
                <li key={load.id} className={css.load}>
                  <BareLoad load={load} ticks={ticks} />
                </li>
              ))}
            {orders
              .filter((order) => order.day === day)
              .map((order) => (
                <li key={order.id} className={css.load} data-soft="">
                  <Waiting order={order} />
                </li>
              ))}
          </ul>
        </td>
      ))}
      <td className={css.total} />
    </tr>
  )
}

function BareLoad({ load, ticks }: { load: LoadRow; ticks: Ticks }): ReactElement {
  const texts = usePeatTexts('week')
  const quantity = useQuantity()
  const { clock } = useDateFormat()
  const { id, number, customer, day, isCollected, planned, site, slotFrom, state, swamp, unit } = load
  const { offered } = usePeatTexts('carrier')
  const notes = [
    slotFrom === null ? '' : clock(slotFrom),
    swamp?.name,
    isCollected ? texts.collected : '',
    state === 'open' ? offered : '',
    day === null ? texts.unset : '',
  ]
  return (
    <>
      <Tick load={load} ticks={ticks}>
        <a href={`#/peatsale/loads/${id}`}>{number}</a>
      </Tick>
      <span>{`${site?.city || customer}, ${quantity(planned, unit)}`}</span>
      <small>{notes.filter(Boolean).join(', ')}</small>
    </>
  )
}

function Waiting({ order }: { order: WaitingOrder }): ReactElement {
  const texts = usePeatTexts('week')
  const quantity = useQuantity()
  const { id, number, customer, city, volume } = order
  return (
    <>
      <a href={`#/peatsale/office/orders?order=${id}`}>{number}</a>
      <span>{`${city || customer}, ${quantity(Quantity.parse(volume), 'm3')}`}</span>
      <small>{texts.waits}</small>
    </>
  )
}
