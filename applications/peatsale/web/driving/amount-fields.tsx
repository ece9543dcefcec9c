/** How much, by line: a stepper that begins with the whole of it. */
import type { Quantity } from '@workspace/portal/contract'
import { QuantityField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import type { Load } from '../../contract/loads/load.ts'
import { useName, useQuantity, useUnit } from '../lists/quantities.ts'
import { usePeatTexts } from '../texts/texts.ts'
import { mostOf } from './most-of.ts'

const none = 0 as Quantity
const step = { m3: 1000, pcs: 1000, kg: 100_000 }

type Line = Load['lines'][number]

export interface Amounts {
  readonly of: (line: Line) => Quantity | undefined
  readonly set: (line: string, amount: Quantity | undefined) => void
  /** Of every line; undefined while one of them cannot be read, or is more than a truck takes. */
  readonly all: readonly { line: string; quantity: Quantity }[] | undefined
  readonly isWhole: boolean
}

export function useAmounts(load: Load, wholeOf: (line: Line) => Quantity): Amounts {
  const [told, setReported] = useState<Readonly<Record<string, Quantity | undefined>>>({})
  const of = (line: Line) => (Object.hasOwn(told, line.id) ? told[line.id] : wholeOf(line))
  const all = load.lines.flatMap((line) => {
    const quantity = of(line)
    return quantity === undefined || quantity > mostOf(line, load) ? [] : [{ line: line.id, quantity }]
  })
  return {
    of,
    set: (line, amount) => setReported((now) => ({ ...now, [line]: amount })),
    all: all.length === load.lines.length ? all : undefined,
    isWhole: load.lines.every((line) => of(line) === wholeOf(line)),
  }
}

type AmountFieldsProps = { load: Load; amounts: Amounts; label: string; missing: string; isAsked: boolean }

export function AmountFields({ load, amounts, label, missing, isAsked }: AmountFieldsProps): ReactElement {
  const texts = usePeatTexts('driving')
  const quantity = useQuantity()
  const unit = useUnit()
  const name = useName()
  const fault = (line: Line) => {
    const amount = amounts.of(line)
    if (amount === undefined) return missing
    const most = mostOf(line, load)
    return amount > most ? texts.atmost({ label, amount: quantity(most, line.unit) }) : undefined
  }
  return (
    <>
      {load.lines.map((line) => (
        <QuantityField
          key={line.id}
          label={load.lines.length > 1 ? `${label}, ${name(line.product.name)}` : label}
          hint={line.loaded === null ? undefined : texts.loadedamount({ amount: quantity(line.loaded, line.unit) })}
          unit={unit(line.unit)}
          least={none}
          step={step[line.unit] as Quantity}
          value={amounts.of(line)}
          error={isAsked ? fault(line) : undefined}
          onChange={(amount) => amounts.set(line.id, amount)}
        />
      ))}
    </>
  )
}
