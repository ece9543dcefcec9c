/** Segmented: a small choice that changes what is shown, as `Kaikki sovellukset | Suosikit`. Radio buttons underneath. */
import type { ReactElement } from 'react'
import { useId } from 'react'
import css from './segmented.module.css'

export type SegmentedProps<Value extends string> = {
  /** For screen readers: what is being chosen. */
  label: string
  options: readonly { value: Value; label: string; count?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<Value>): ReactElement {
  const name = useId()
  return (
    <fieldset className={css.segmented}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.item}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={css.label} data-text={option.label}>
            {option.label}
          </span>
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
