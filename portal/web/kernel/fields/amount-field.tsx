/** MoneyField and PriceField: one line for an amount, with its unit beside it. */
import type { ReactElement } from 'react'
import { useId } from 'react'
import { Cents, UnitPrice } from '../../../contract/amounts/amount.ts'
import { formatMoney, formatPrice } from '../texts/amounts.ts'
import { Field, partFrame } from '../ui/field/field.tsx'
import box from '../ui/text-input/text-input.module.css'
import css from './amount-field.module.css'
import { boundsFault } from './bounds.ts'
import { useFieldTexts } from './field-texts.ts'
import type { ValueFieldProps, Writing } from './value-field.ts'
import { useWrittenField, valueIn } from './value-field.ts'
import { writtenMoney, writtenPrice } from './written-amounts.ts'

export type MoneyFieldProps = ValueFieldProps<Cents> & {
  /** Nothing below zero unless told. */
  least?: Cents | undefined
  most?: Cents | undefined
}

const nothing = Cents.parse(0)

/** Hundredths of a euro: `1 234,50`, `1234.5`, `12 €`. */
export function MoneyField({ least = nothing, most, ...field }: MoneyFieldProps): ReactElement {
  const texts = useFieldTexts('values')
  const writing = {
    read: (text: string) => writtenMoney.read(text, '€'),
    write: writtenMoney.write,
    unreadable: texts.moneyunreadabletext,
    faultOf: (cents: Cents) => boundsFault(texts, cents, { least, most, shown: formatMoney }),
  }
  return <AmountField field={field} value={valueIn(Cents, field.value)} unit="€" writing={writing} />
}

export type PriceFieldProps = ValueFieldProps<UnitPrice> & {
  /** What the price is of, as `m³`. */
  per?: string | undefined
  least?: UnitPrice | undefined
  most?: UnitPrice | undefined
}

/** Ten-thousandths of a euro: `5,80`, `5.8005`. */
export function PriceField({ per, least, most, ...field }: PriceFieldProps): ReactElement {
  const texts = useFieldTexts('values')
  const unit = per === undefined ? '€' : `€/${per}`
  const writing = {
    read: (text: string) => writtenPrice.read(text, unit) ?? writtenPrice.read(text, '€'),
    write: writtenPrice.write,
    unreadable: texts.priceunreadabletext,
    faultOf: (price: UnitPrice) =>
      boundsFault(texts, price, { least, most, shown: (bound) => formatPrice(bound, per) }),
  }
  return <AmountField field={field} value={valueIn(UnitPrice, field.value)} unit={unit} writing={writing} />
}

type AmountFieldProps<Value extends string | number> = {
  field: ValueFieldProps<Value>
  value: Value | undefined
  unit: string
  writing: Writing<Value>
}

/** One line with its unit; the unit is read out with the hint. */
export function AmountField<Value extends string | number>({
  field,
  value,
  unit,
  writing,
}: AmountFieldProps<Value>): ReactElement {
  const unitId = useId()
  const { error, input } = useWrittenField(field, value, writing)
  const { frame } = partFrame(field)
  return (
    <Field id={field.id} {...frame} error={error}>
      {(tied) => (
        <span className={css.amount}>
          <input
            {...input}
            {...tied}
            inputMode="decimal"
            aria-describedby={[unitId, tied['aria-describedby']].filter(Boolean).join(' ')}
            className={`${box.input} ${css.figure}`}
          />
          <span className={css.unit} id={unitId}>
            {unit}
          </span>
        </span>
      )}
    </Field>
  )
}
