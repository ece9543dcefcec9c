/** DescriptionList: terms and their values, one under another; an empty one is left out. */
import type { ReactElement, ReactNode } from 'react'
import css from './description-list.module.css'

export type DescriptionListProps = {
  items: readonly (readonly [name: string, value: ReactNode])[]
  /** Where there is room, beside one another: few lines above a long table. */
  across?: boolean
}

export function DescriptionList({ items, across = false }: DescriptionListProps): ReactElement {
  const shown = items.filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false)
  return (
    <div className={css.box}>
      <dl className={css.list} data-across={across || undefined}>
        {shown.map(([name, value]) => (
          <div key={name} className={css.item}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
