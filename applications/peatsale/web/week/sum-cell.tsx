/** One sum of the week: what is confirmed, lighter what waits, and how much of the room they take. */
import { Quantity } from '@workspace/portal/contract'
import { formatQuantity } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import css from './week.module.css'
import type { CellSum } from './week-sums.ts'

export interface Room {
  readonly most: number
  readonly sure: number
  readonly waiting: number
}

type SumCellProps = { sum: CellSum; href?: string | undefined; room?: Room | undefined }

export function SumCell({ sum: { sure, waiting, loads }, href, room }: SumCellProps): ReactElement {
  const texts = usePeatTexts('week')
  const figure = loads > 0 ? cubicMetres(sure) : '–'
  return (
    <>
      <span className={css.sum}>
        {href === undefined || loads === 0 ? <b>{figure}</b> : <a href={href}>{figure}</a>}
        {waiting > 0 && (
          <span className={css.soft}>
            {texts.soft({ m3: cubicMetres(waiting) })}
            <span className="visually-hidden"> {texts.softread}</span>
          </span>
        )}
      </span>
      {room !== undefined && room.most > 0 && <Meter {...room} />}
    </>
  )
}

function Meter({ most, sure, waiting }: Room): ReactElement {
  const part = (value: number, from = 0) => Math.min(100 - from, (value * 100) / most)
  const dark = part(sure)
  return (
    <svg className={css.meter} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.room} width="100" height="8" />
      <rect className={css.sure} width={dark} height="8" />
      <rect className={css.waiting} x={dark} width={part(waiting, dark)} height="8" />
    </svg>
  )
}

/** Whole cubic metres. */
function cubicMetres(thousandths: number): string {
  return formatQuantity(Quantity.parse(Math.round(thousandths / 1000) * 1000))
}
