/** The boxes of the vehicle from the side, filled as far as the load; a picture of the figure above it. */
import type { ReactElement } from 'react'
import type { LoadVehicle } from '../../contract/loads/load-row.ts'
import css from './pad.module.css'

type BoxBarProps = { boxes: LoadVehicle['boxes']; amount: number; most: number }

export function BoxBar({ boxes, amount, most }: BoxBarProps): ReactElement {
  const drawn = boxes.length > 0 ? boxes.map(({ m3 }) => m3) : [Math.max(1, most)]
  return (
    <div className={css.boxes} aria-hidden="true">
      {drawn.map((m3, place) => {
        const before = drawn.slice(0, place).reduce((sum, each) => sum + each, 0)
        const filled = Math.min(1, Math.max(0, (amount - before) / m3))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes stand in their order and have no other name
          <span key={place} className={css.box} style={{ flexGrow: m3 }}>
            <span className={css.fill} style={{ inlineSize: `${filled * 100}%` }} />
          </span>
        )
      })}
    </div>
  )
}
