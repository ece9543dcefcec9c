/** RadioGroup: one of a few. `cards` makes each choice a row the size of a hand; `inline` puts short ones side by side. */
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useId } from 'react'
import box from '../checkbox/checkbox.module.css'
import { FieldNote } from '../field/field.tsx'
import css from './radio-group.module.css'

export type RadioOption = {
  value: string
  label: string
  hint?: string | undefined
  /** At the end of a card: a price, a count. */
  end?: ReactNode
  /** Of a card: stays beside the words, however narrow it is. */
  picture?: ReactNode
  disabled?: boolean | undefined
}

/** The rest goes to every radio: name, onChange, onBlur and ref of react-hook-form's register work as they are. */
export type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'children'
> & {
  legend: string
  name: string
  options: readonly RadioOption[]
  /** Controlled, with onChange. */
  value?: string | undefined
  /** Uncontrolled. */
  defaultValue?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  layout?: 'stack' | 'inline' | 'cards' | undefined
  span?: 'half' | undefined
}

export function RadioGroup(props: RadioGroupProps): ReactElement {
  const { legend, options, value, defaultValue, hint, error, layout = 'stack', span, id: givenId, ...radio } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-note`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className={css.group} aria-describedby={described || undefined} data-span={span}>
      <legend className={css.legend} data-required={radio.required || undefined}>
        {legend}
      </legend>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={css.options} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={layout === 'cards' ? box.row : css.option}>
            <input
              {...radio}
              {...chosenBy(option.value, value, defaultValue)}
              type="radio"
              value={option.value}
              disabled={option.disabled || radio.disabled}
              className={box.box}
            />
            <OptionWords {...option} card={layout === 'cards'} />
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}

function OptionWords({ label, hint, end, picture, card }: RadioOption & { card: boolean }) {
  return (
    <>
      <span>
        <span className={card ? box.rowTitle : undefined}>{label}</span>
        {hint && <span className={box.rowNote}>{hint}</span>}
      </span>
      {end !== undefined && <span className={box.rowEnd}>{end}</span>}
      {picture !== undefined && <span className={box.rowPicture}>{picture}</span>}
    </>
  )
}

function chosenBy(own: string, value: string | undefined, defaultValue: string | undefined) {
  if (value !== undefined) return { checked: value === own }
  return defaultValue === undefined ? {} : { defaultChecked: defaultValue === own }
}
