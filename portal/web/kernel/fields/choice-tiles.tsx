/** One of a few, each a tile the size of a hand in a glove. */

import type { ReactElement } from 'react'
import { useId } from 'react'
import type { IconShape } from '../ui/index.ts'
import { Icon } from '../ui/index.ts'
import css from './choice-tiles.module.css'

interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: string | undefined
  /** Above the words; all have one, or none. */
  readonly icon?: IconShape | undefined
}

export type ChoiceTilesProps<Value extends string> = {
  legend: string
  options: readonly Option<Value>[]
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
          <label key={option.value} className={css.tile} data-drawn={option.icon !== undefined || undefined}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <Icon shape={option.icon} />}
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
