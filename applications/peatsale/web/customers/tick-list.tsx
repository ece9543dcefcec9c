/** Some of a few: a fieldset of ticks that gives the ids of those ticked, in the order of all. */
import { Checkbox } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import css from './tick-list.module.css'

export type TickListProps<Id extends string> = {
  id?: string
  label: string
  hint?: string
  value: readonly Id[] | undefined
  onChange: (value: Id[]) => void
  all: readonly { readonly id: Id; readonly label: string }[]
}

export function TickList<Id extends string>(props: TickListProps<Id>): ReactElement {
  const { id, label, hint, value = [], onChange, all } = props
  const put = (ticked: Id, isOn: boolean) =>
    onChange(all.flatMap((one) => ((one.id === ticked ? isOn : value.includes(one.id)) ? [one.id] : [])))
  return (
    <fieldset id={id} className={css.list}>
      <legend className={css.legend}>{label}</legend>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      <div className={css.ticks}>
        {all.map((one) => (
          <Checkbox
            key={one.id}
            label={one.label}
            checked={value.includes(one.id)}
            onChange={({ currentTarget }) => put(one.id, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
