/** The table of a week: all, each swamp and each carrier, by day; below them what still needs a carrier. */
import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { dayOf, Quantity } from '@workspace/portal/contract'
import { addressWith, useDateFormat } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { WeekSum } from '../../contract/loads/week-call.ts'
import { useQuantity } from '../lists/quantities.ts'
import type { Ticks } from '../many/ticks.ts'
import { usePeatTexts } from '../texts/texts.ts'
import type { Room } from './sum-cell.tsx'
import { SumCell } from './sum-cell.tsx'
import css from './week.module.css'
import { BareLoads } from './week-loads.tsx'
import type { CellSum, Week } from './week-sums.ts'
import { isBare, isCollected, shownDays, sumOf } from './week-sums.ts'

type WeekTableProps = { week: IsoWeek; data: Week; ticks: Ticks }

export function WeekTable({ week, data, ticks }: WeekTableProps): ReactElement {
  const texts = usePeatTexts('week')
  const { weekday } = useDateFormat()
  const quantity = useQuantity()
  const days = shownDays(week, data.sums)
  const columns: readonly (LocalDate | null)[] = [null, ...days]
  const today = dayOf(new Date())
  const row = { columns, week }
  const all = sumOf(data.sums)
  const noSwamp = data.sums.filter(({ swamp }) => swamp === null)
  const collected = data.sums.filter(isCollected)
  return (
    <div className={css.box}>
      <table className={css.week}>
        <caption className="visually-hidden">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.m3}</th>
            {columns.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {day === null ? texts.noday : weekday(day)}
              </th>
            ))}
            <th scope="col">{texts.together}</th>
          </tr>
        </thead>
        <tbody>
          <SumRow {...row} name={texts.all} note={texts.counts(all)} sums={data.sums} filter={{}} />
          <Group columns={columns.length + 2} heading={texts.swamps} />
          {data.swamps.map(({ id, name, loads, most }) => {
            const sums = data.sums.filter(({ swamp }) => swamp === id)
            const total = { most, sure: loads, waiting: sumOf(sums).orders }
            const note = texts.filled({ loads, most })
            return <SumRow key={id} {...row} name={name} note={note} sums={sums} filter={{ swamp: id }} total={total} />
          })}
          {noSwamp.length > 0 && <SumRow {...row} name={texts.noswamp} sums={noSwamp} />}
          <Group columns={columns.length + 2} heading={texts.carriers} />
          {data.carriers.map(({ id, name, plates, capacity }) => (
            <SumRow
              key={id}
              {...row}
              name={name}
              note={[
                plates.join(', '),
                capacity > 0 ? texts.capacity({ m3: quantity(Quantity.parse(capacity), 'm3') }) : '',
              ]
                .filter(Boolean)
                .join(', ')}
              sums={data.sums.filter(({ carrier }) => carrier === id)}
              filter={{ carrier: id }}
              capacity={capacity}
            />
          ))}
          {collected.length > 0 && <SumRow {...row} name={texts.collected} sums={collected} />}
          <SumRow {...row} name={texts.nocarrier} sums={data.sums.filter(isBare)} isWarned />
          <Group columns={columns.length + 2} heading={texts.bare} />
          <BareLoads columns={columns} data={data} ticks={ticks} />
        </tbody>
      </table>
    </div>
  )
}

function Group({ columns, heading }: { columns: number; heading: string }): ReactElement {
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={columns}>
        {heading}
      </th>
    </tr>
  )
}

type SumRowProps = {
  columns: readonly (LocalDate | null)[]
  week: IsoWeek
  name: string
  note?: ReactNode
  sums: readonly WeekSum[]
  /** What the list of loads is asked for; without it the sums lead nowhere. */
  filter?: Readonly<Record<string, string>>
  /** Thousandths of a cubic metre that are carried in a day. */
  capacity?: number
  total?: Room
  isWarned?: boolean
}

function SumRow({ columns, week, name, note, sums, filter, capacity, total, isWarned }: SumRowProps): ReactElement {
  const texts = usePeatTexts('week')
  const { weekday } = useDateFormat()
  const label = (day: LocalDate | null) => (day === null ? texts.noday : weekday(day))
  const to = (more: Readonly<Record<string, string>>) =>
    filter && `#${addressWith('/peatsale/loads', { week, ...filter, ...more })}`
  return (
    <tr data-warned={isWarned}>
      <th scope="row">
        {name}
        {note !== undefined && note !== '' && <small>{note}</small>}
      </th>
      {columns.map((day) => {
        const sum = sumOf(sums.filter((each) => each.day === day))
        const room = capacity !== undefined && day !== null ? { ...sum, most: capacity } : undefined
        return (
          <td key={day} data-label={label(day)} data-empty={isEmpty(sum) || undefined}>
            <SumCell sum={sum} href={day === null ? undefined : to({ day })} room={room} />
          </td>
        )
      })}
      <td className={css.total} data-label={texts.together}>
        <SumCell sum={sumOf(sums)} href={to({})} room={total} />
      </td>
    </tr>
  )
}

function isEmpty({ loads, orders }: CellSum): boolean {
  return loads === 0 && orders === 0
}
