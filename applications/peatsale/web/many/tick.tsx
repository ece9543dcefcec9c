/** The box in front of a load's number. */
import { Checkbox } from '@workspace/portal/web'
import type { ReactElement, ReactNode } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'
import css from './many.module.css'
import type { Ticks } from './ticks.ts'
import { isTickable } from './ticks.ts'

type TickProps = { load: LoadRow; ticks: Ticks; children: ReactNode }

export function Tick({ load, ticks, children }: TickProps): ReactElement {
  const texts = usePeatTexts('many')
  return (
    <span className={css.ticked}>
      {isTickable(load) ? (
        <Checkbox
          hideLabel
          label={texts.tick({ number: load.number })}
          checked={ticks.has(load.id)}
          onChange={({ target }) => ticks.tick(load, target.checked)}
        />
      ) : (
        <span />
      )}
      {children}
    </span>
  )
}
