/** Trucks as tiles: the plate read from two metres, what they bring, and what the gate does next. */
import { Chip, Icon, iconArrow, iconStop, useDateFormat, useLanguage, useNow } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { Arrival } from '../../contract/reception/calls.ts'
import { kilograms, tonnes } from '../lists/amounts.ts'
import { ConsignmentChip } from '../lists/state-chips.tsx'
import { useManureTexts } from '../texts/texts.ts'
import css from './gate.module.css'
import { arrivalAddress, isThere, nextAct } from './gate-day.ts'

type TilesProps = { heading: string; arrivals: readonly Arrival[]; plant: string }

export function ArrivalTiles({ heading, arrivals, plant }: TilesProps): ReactElement | null {
  if (arrivals.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={css.tiles}>
        {arrivals.map((arrival) => (
          <li key={arrival.id}>
            <Tile arrival={arrival} plant={plant} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ arrival, plant }: { arrival: Arrival; plant: string }): ReactElement {
  const texts = useManureTexts('gate')
  const { language } = useLanguage()
  const { estimateKg, farm, plannedKg, run, type, vehicle } = arrival
  const goods = type[language].toLowerCase()
  return (
    <a className={css.tile} data-now={isThere(arrival) || undefined} href={arrivalAddress(arrival.id, { plant })}>
      <span className={css.head}>
        <strong className={vehicle === null ? css.noplate : css.plate}>{vehicle?.plate ?? texts.noplate}</strong>
        <strong className={css.amount}>{tonnes(estimateKg ?? plannedKg)}</strong>
      </span>
      <span>
        <strong>{farm}</strong>, {goods}
      </span>
      {run !== null && run.stops > 1 && <span>{texts.runstop({ stop: run.stop, stops: run.stops })}</span>}
      <span className={css.foot}>
        <Standing arrival={arrival} />
      </span>
    </a>
  )
}

/** How long it has stood there, what the scale has shown, or when it left the farm. */
function Standing({ arrival }: { arrival: Arrival }): ReactElement {
  const texts = useManureTexts('gate')
  const { clock } = useDateFormat()
  const now = useNow()
  const { arrivedAt, departedAt, isStopped, km, number, slotFrom, state, weighings } = arrival
  const gross = weighings.find((each) => each.source === 'plantScale' && each.gross !== null)?.gross ?? null
  if (isStopped) {
    return (
      <Chip tone="err" icon={iconStop}>
        {texts.stopped}
      </Chip>
    )
  }
  if (isThere(arrival)) {
    return (
      <>
        {gross === null ? (
          arrivedAt !== null && <Chip tone="warn">{texts.waited({ minutes: minutesSince(arrivedAt, now) })}</Chip>
        ) : (
          <Chip tone="info">{texts.grossis({ kg: kilograms(gross) })}</Chip>
        )}
        <NextAct arrival={arrival} />
      </>
    )
  }
  if (state === 'collected') {
    return (
      <>
        <Chip tone="info">{departedAt === null ? texts.collected : texts.left({ time: clock(departedAt) })}</Chip>
        <span>{km === null ? number : texts.km({ km })}</span>
      </>
    )
  }
  return (
    <>
      <ConsignmentChip of={arrival} />
      <span>{slotFrom === null ? number : texts.about({ time: clock(slotFrom) })}</span>
    </>
  )
}

function NextAct({ arrival }: { arrival: Arrival }): ReactElement {
  const texts = useManureTexts('gate')
  const act = nextAct(arrival, true)
  return (
    <strong className={css.act}>
      {act === 'weighGross' ? texts.weighgross : act === 'weighTare' ? texts.weightare : texts.toreceive}
      <Icon shape={iconArrow} />
    </strong>
  )
}

function minutesSince(moment: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000))
}

/** What the day has received and refused, smaller: a press opens it, for a correction or the document. */
export function DoneTiles({ heading, arrivals, plant }: TilesProps): ReactElement | null {
  const texts = useManureTexts('gate')
  const { language } = useLanguage()
  const { clock } = useDateFormat()
  if (arrivals.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={css.rows}>
        {arrivals.map((arrival) => (
          <li key={arrival.id}>
            <a className={css.row} href={arrivalAddress(arrival.id, { plant })}>
              <strong className={css.rowplate}>{arrival.vehicle?.plate ?? texts.noplate}</strong>
              <span>
                {arrival.farm}, {arrival.type[language].toLowerCase()}
              </span>
              <span className={css.rowend}>
                {arrival.state === 'refused' ? (
                  <ConsignmentChip of={arrival} />
                ) : (
                  <strong>{arrival.netKg === null ? texts.notweighed : tonnes(arrival.netKg)}</strong>
                )}
                {arrival.endedAt !== null && <small>{clock(arrival.endedAt)}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
