/** Consignments of a driver as tiles: when, how much, from where to where. */
import type { LocalDate } from '@workspace/portal/contract'
import { useDateFormat, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { tonnes } from '../lists/amounts.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'
import css from './driving.module.css'

type TilesProps = { heading: string; of: readonly ConsignmentRow[]; today: LocalDate }

export function ConsignmentTiles({ heading, of, today }: TilesProps): ReactElement | null {
  const texts = useManureTexts('driving')
  const { language } = useLanguage()
  const { clock, short } = useDateFormat()
  if (of.length === 0) return null
  const when = (row: ConsignmentRow) => {
    if (row.day !== null && row.day !== today) return short({ day: row.day, week: row.week })
    return row.slotFrom === null ? row.number : clock(row.slotFrom)
  }
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={css.tiles}>
        {of.map((row) => (
          <li key={row.id}>
            <a className={css.tile} href={`#/manuredelivery/driving/${row.id}`}>
              <span className={css.head}>
                <strong>{when(row)}</strong>
                <strong>{tonnes(row.netKg ?? row.estimateKg ?? row.plannedKg)}</strong>
              </span>
              <span>{texts.route({ from: row.farm, to: row.plant.name })}</span>
              <span>{[row.type[language].toLowerCase(), row.store].filter(Boolean).join(', ')}</span>
              <span>
                <ConsignmentChip of={row} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
