/** Consignments with who drives them and what; each leads to its page, where crew and hour are set and it is given back. */
import type { LocalDate } from '@workspace/portal/contract'
import { Chip, Cluster, LinkButton, NoWrap, useDateFormat, useLanguage } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { tonnes } from '../lists/amounts.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'
import css from './carrier.module.css'

/** `ofDay`: the heading above names that day already. */
export type CrewRowsProps = { rows: readonly ConsignmentRow[]; ofDay?: LocalDate | null }

export function CrewRows({ rows, ofDay }: CrewRowsProps): ReactElement {
  const texts = useManureTexts('carrier')
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={css.row}>
          <Facts row={row} ofDay={ofDay} />
          {row.state === 'assigned' && (row.driver === null || row.vehicle === null) && (
            <LinkButton href={`#/manuredelivery/consignments/${row.id}`} aria-label={texts.setcrewof(row)}>
              {texts.setcrew}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Facts({ row, ofDay }: { row: ConsignmentRow; ofDay: LocalDate | null | undefined }): ReactElement {
  const texts = useManureTexts('carrier')
  const { language } = useLanguage()
  const { time, when } = useDateFormat()
  const { driver, estimateKg, farm, municipality, netKg, number, plannedKg, plant, slotFrom, state, type, vehicle } =
    row
  const isKnown = ofDay !== undefined && row.day === ofDay
  const at = isKnown ? slotFrom && time(slotFrom) : when(row)
  const isAhead = state === 'assigned'
  return (
    <div className={css.facts}>
      <p>
        <a href={`#/manuredelivery/consignments/${row.id}`}>
          <NoWrap>{number}</NoWrap>
        </a>
        {at && `, ${at}`}
      </p>
      <p>
        <strong>{texts.route({ from: farm || municipality, to: plant.name })}</strong>
        {`, ${tonnes(netKg ?? estimateKg ?? plannedKg)} ${type[language].toLowerCase()}`}
      </p>
      <Cluster>
        <ConsignmentChip of={row} />
        {driver ? <span>{driver.name}</span> : isAhead && <Chip tone="warn">{texts.missingdriver}</Chip>}
        {vehicle ? <NoWrap>{vehicle.plate}</NoWrap> : isAhead && <Chip tone="warn">{texts.missingvehicle}</Chip>}
        {row.run !== null && <Chip tone="info">{texts.stopof({ stop: row.run.stop })}</Chip>}
        {row.isStopped && <Chip tone="err">{texts.stopped}</Chip>}
        {row.problems > 0 && <Chip tone="warn">{texts.problem}</Chip>}
      </Cluster>
    </div>
  )
}
