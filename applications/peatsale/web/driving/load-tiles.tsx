/** Loads of a driver as tiles: when, how much, from where to where. */
import type { LocalDate } from '@workspace/portal/contract'
import { useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { isOfEarlierDay } from '../../contract/loads/planned-day.ts'
import { useQuantity } from '../lists/quantities.ts'
import { LoadChip } from '../lists/state-chip.tsx'
import { usePeatTexts } from '../texts/texts.ts'
import css from './driving.module.css'

/** From where to where; the customer where the place has no name. */
export function useRoute(): (load: LoadRow) => string {
  const { route } = usePeatTexts('work')
  return ({ swamp, site, customer }) =>
    swamp && site ? route({ from: swamp.name, to: site.city || site.name }) : (site?.name ?? customer)
}

export function Tiles(props: { heading: string; loads: readonly LoadRow[]; today: LocalDate }): ReactElement | null {
  const { heading, loads, today } = props
  const quantity = useQuantity()
  const route = useRoute()
  const { short, time } = useDateFormat()
  const slot = (load: LoadRow) => (load.slotFrom === null ? load.number : time(load.slotFrom))
  const isAnotherDay = (load: LoadRow) => load.day !== null && load.day !== today
  if (loads.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={css.tiles}>
        {loads.map((load) => (
          <li key={load.id}>
            <a className={css.tile} href={`#/peatsale/driving/${load.id}`}>
              <span className={css.head}>
                <strong>{isOfEarlierDay(load, today) || isAnotherDay(load) ? short(load) : slot(load)}</strong>
                <strong>{quantity(load.delivered ?? load.loaded ?? load.planned, load.unit)}</strong>
              </span>
              <span>{`${route(load)}, ${load.customer}`}</span>
              <span>
                <LoadChip state={load.state} arrived={load.arrived} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
