/** One price of the sheet; under it, what it was in the list that is replaced. */
import type { UnitPrice } from '@workspace/portal/contract'
import { formatPrice, PriceField } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { usePeatTexts } from '../texts/texts.ts'
import css from './prices.module.css'

export type PriceCellProps = {
  label: string
  per: string
  price: number | undefined
  /** Undefined where the list replaces none; without a price where that one had no such row. */
  before: { readonly price: number | undefined } | undefined
  onChange: (price: number | undefined) => void
}

export function PriceCell({ label, per, price, before, onChange }: PriceCellProps): ReactElement {
  const note = useNote(price, before)
  return (
    <div className={css.cell}>
      <PriceField label={label} hideLabel per={per} value={price} onChange={onChange} />
      <span className={css.note} data-changed={note !== '' || undefined}>
        {note}
      </span>
    </div>
  )
}

function useNote(price: number | undefined, before: PriceCellProps['before']): string {
  const texts = usePeatTexts('pricing')
  if (before === undefined || before.price === price) return ''
  if (before.price === undefined) return texts.isnew
  const was = formatPrice(before.price as UnitPrice)
  return price === undefined
    ? texts.isgone({ price: was })
    : texts.before({ change: signedPrice(price - before.price), price: was })
}

/** `+0,20 €`, `−0,20 €`. */
export function signedPrice(change: number): string {
  return `${change < 0 ? '−' : '+'}${formatPrice(Math.abs(change) as UnitPrice)}`
}
