/** One of a few, each a tile the size of a hand in a glove. */

import type { ReactElement } from 'react'
import { useId } from 'react'
import css from './choice-tiles.module.css'

export type ChoiceTilesProps<Value extends string> = {
  legend: string
  options: readonly { readonly value: Value; readonly label: string; readonly note?: string | undefined }[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** What is missing, in words. */
  error?: string | undefined
  /** One under another, for longer words. */
  long?: boolean
}

export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>): ReactElement {
  const { legend, options, value, onChange, error, long } = props
  const id = useId()
  return (
    <fieldset className={css.choice} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.tiles} data-long={long || undefined}>
        {options.map((option) => (
          <label key={option.value} className={css.tile}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.note !== undefined && option.note !== '' && <small className={css.note}>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
