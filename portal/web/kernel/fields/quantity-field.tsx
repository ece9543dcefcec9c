/** QuantityField: an amount in thousandths with its unit; with a step, two buttons the size of a hand change it. */
import type { KeyboardEvent, ReactElement } from 'react'
import { useId, useState } from 'react'
import { Quantity } from '../../../contract/amounts/amount.ts'
import { formatQuantity } from '../texts/amounts.ts'
import { Field, partFrame } from '../ui/field/field.tsx'
import { Icon, iconMinus, iconPlus } from '../ui/index.ts'
import { AmountField } from './amount-field.tsx'
import type { FieldTexts } from './bounds.ts'
import { boundsFault } from './bounds.ts'
import { useFieldTexts } from './field-texts.ts'
import css from './quantity-field.module.css'
import { useHeldPress } from './use-held-press.ts'
import type { ValueFieldProps, Writing } from './value-field.ts'
import { useWrittenField, valueIn } from './value-field.ts'
import { stepped, writtenQuantity } from './written-amounts.ts'

export type QuantityFieldProps = ValueFieldProps<Quantity> & {
  /** As `m³`; read out with the hint. */
  unit: string
  least?: Quantity | undefined
  most?: Quantity | undefined
  /** What a press of the buttons changes, counted from `least`. */
  step?: Quantity | undefined
  /** Amounts between the steps are a fault. */
  wholeSteps?: boolean | undefined
}

export function QuantityField(props: QuantityFieldProps): ReactElement {
  const texts = useFieldTexts('values')
  const { unit, least, most, step, wholeSteps, ...field } = props
  const writing = {
    read: (text: string) => writtenQuantity.read(text, unit),
    write: writtenQuantity.write,
    unreadable: texts.quantityunreadabletext,
    faultOf: (amount: Quantity) => faultOf(texts, amount, props),
  }
  const value = valueIn(Quantity, field.value)
  if (step === undefined) return <AmountField field={field} value={value} unit={unit} writing={writing} />
  return <Stepper field={field} value={value} writing={writing} texts={texts} steps={{ unit, least, most, step }} />
}

function faultOf(texts: FieldTexts, amount: Quantity, props: QuantityFieldProps): string | undefined {
  const { unit, least, most, step, wholeSteps } = props
  const shown = (bound: Quantity) => formatQuantity(bound, unit)
  const outside = boundsFault(texts, amount, { least, most, shown })
  if (outside !== undefined || step === undefined || !wholeSteps) return outside
  if ((amount - (least ?? 0)) % step === 0) return undefined
  const below = stepped(amount, 'down', { step, least, most })
  const above = stepped(amount, 'up', { step, least, most })
  if (below === undefined || above === undefined) return below && texts.atmosttext({ amount: shown(below) })
  return texts.betweenstepstext({ below: shown(below), above: shown(above) })
}

type Steps = { unit: string; least: Quantity | undefined; most: Quantity | undefined; step: Quantity }

type StepperProps = {
  field: ValueFieldProps<Quantity>
  value: Quantity | undefined
  writing: Writing<Quantity>
  texts: FieldTexts
  steps: Steps
}

function Stepper({ field, value, writing, texts, steps }: StepperProps) {
  const unitId = useId()
  const [said, setAnswered] = useState('')
  const { error, input, put } = useWrittenField(field, value, writing)
  const { frame } = partFrame(field)
  const at = (direction: 'up' | 'down') => stepped(value, direction, steps)
  function change(direction: 'up' | 'down') {
    const next = at(direction)
    if (next === undefined) return
    put(next)
    setAnswered(formatQuantity(next, steps.unit))
  }
  function changeByKey(event: KeyboardEvent) {
    const direction = { ArrowUp: 'up', ArrowDown: 'down' }[event.key]
    if (direction !== 'up' && direction !== 'down') return
    event.preventDefault()
    change(direction)
  }
  const amount = formatQuantity(steps.step, steps.unit)
  return (
    <Field id={field.id} {...frame} error={error}>
      {(tied) => (
        <span className={css.stepper} data-invalid={tied['aria-invalid']} data-disabled={field.disabled}>
          <StepButton
            label={texts.less({ amount })}
            shape={iconMinus}
            off={field.disabled}
            onPress={() => change('down')}
          />
          <span className={css.value}>
            <input
              {...input}
              {...tied}
              inputMode="decimal"
              size={4}
              aria-describedby={[unitId, tied['aria-describedby']].filter(Boolean).join(' ')}
              className={css.figure}
              onKeyDown={changeByKey}
            />
            <span id={unitId}>{steps.unit}</span>
          </span>
          <StepButton
            label={texts.more({ amount })}
            shape={iconPlus}
            off={field.disabled}
            onPress={() => change('up')}
          />
          <output className="visually-hidden">{said}</output>
        </span>
      )}
    </Field>
  )
}

type StepButtonProps = { label: string; shape: typeof iconPlus; off: boolean | undefined; onPress: () => void }

function StepButton({ label, shape, off, onPress }: StepButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} disabled={off} {...useHeldPress(onPress)}>
      <Icon shape={shape} />
    </button>
  )
}
