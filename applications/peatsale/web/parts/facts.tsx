/** Facts: what something is called and what it is, one under another; an empty one is left out. */
import type { ReactElement, ReactNode } from 'react'
import css from './facts.module.css'

export type FactsProps = {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Where there is room, beside one another: few lines above a long table. */
  across?: boolean
}

export function Facts({ facts, across = false }: FactsProps): ReactElement {
  const said = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
  return (
    <div className={css.box}>
      <dl className={css.facts} data-across={across || undefined}>
        {said.map(([name, value]) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
