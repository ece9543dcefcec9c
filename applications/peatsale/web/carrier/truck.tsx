/** A truck from the side, its boxes to scale and filled as far as the load: a picture of the figure that stands beside it. */
import type { ReactElement } from 'react'
import css from './truck.module.css'

export type TruckProps = {
  /** Sizes in thousandths of a cubic metre. */
  boxes: readonly { readonly m3: number }[]
  amount: number
  /** What is drawn as one box where nobody knows the truck. */
  most?: number
}

type Box = { x: number; width: number; filled: number }

const cabEnd = 40
const end = 316
const gap = 10
/** Thousandths of a cubic metre: a truck alone is drawn shorter than one with a trailer. */
const leastDrawn = 100_000

export function Truck({ boxes, amount, most = 0 }: TruckProps): ReactElement | null {
  const isKnown = boxes.length > 0
  if (!isKnown && most === 0) return null
  const drawn = placed(isKnown ? boxes.map(({ m3 }) => m3) : [most], amount, isKnown)
  return (
    <svg className={css.truck} viewBox={isKnown ? '0 0 320 70' : '0 4 320 54'} aria-hidden="true">
      {isKnown && (
        <>
          <path className={css.cab} d="M4 52V30q0-3 2-5l7-9q2-3 6-3h15v39Z" />
          <path className={css.pane} d="M9 30l7-9h8v9Z" />
          <circle className={css.wheel} cx="17" cy="60" r="7" />
        </>
      )}
      {drawn.map((box, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes stand in their order and have no other name
        <Room key={place} box={box} hasWheels={isKnown} isPulled={place > 0} />
      ))}
    </svg>
  )
}

/** Where each box stands, and how full it is: the first one fills first. */
function placed(sizes: readonly number[], amount: number, isKnown: boolean): Box[] {
  const sum = sizes.reduce((all, size) => all + size, 0)
  const begin = isKnown ? cabEnd : 4
  const scale = (end - begin - gap * (sizes.length - 1)) / Math.max(sum, isKnown ? leastDrawn : 1)
  return sizes.map((size, place) => {
    const before = sizes.slice(0, place).reduce((all, each) => all + each, 0)
    const filled = Math.min(1, Math.max(0, (amount - before) / size))
    return { x: begin + before * scale + place * gap, width: size * scale, filled }
  })
}

type RoomProps = { box: Box; hasWheels: boolean; isPulled: boolean }

function Room({ box: { x, width, filled }, hasWheels, isPulled }: RoomProps): ReactElement {
  return (
    <>
      {isPulled && <path className={css.frame} d={`M${x - gap} 52h${gap}`} />}
      <rect className={css.room} x={x} y="10" width={width} height="42" rx="3" />
      {filled > 0 && <rect className={css.load} x={x + 2} y="12" width={(width - 4) * filled} height="38" rx="1.5" />}
      <rect className={css.frame} x={x} y="10" width={width} height="42" rx="3" />
      {hasWheels &&
        axles(width, isPulled).map((from) => <circle key={from} className={css.wheel} cx={x + from} cy="60" r="7" />)}
    </>
  )
}

/** A trailer has as many in front as behind. */
function axles(width: number, isPulled: boolean): number[] {
  if (width < 80) return isPulled ? [14, width - 14] : [width - 14]
  return isPulled ? [22, 40, width - 40, width - 22] : [20, 38, width - 20]
}
