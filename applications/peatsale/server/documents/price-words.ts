/** Prices with why, in words: the confirmation and its letter say the same. Loaded by the worker that draws. */

import type { PaperTongue } from '@workspace/logistics/server/drawing'
import { quantityText, unitPriceText } from '@workspace/logistics/server/drawing'
import type { Names, PriceRowOnPaper, WhyOnPaper } from './content.ts'

/** Says a text in the language of the paper or letter. */
export type Say = (texts: Names) => string

const fees: Readonly<Record<PriceRowOnPaper['kind'], Names>> = {
  goods: { fi: 'Tuote', en: 'Product' },
  freight: { fi: 'Rahti', en: 'Freight' },
  fuel: { fi: 'Polttoainelisä', en: 'Fuel surcharge' },
  secondDrop: { fi: 'Toinen purkupaikka', en: 'Second stop' },
  waiting: { fi: 'Odotus', en: 'Waiting' },
}

export function rowName({ kind, product }: PriceRowOnPaper, say: Say): string {
  return say(product ?? fees[kind])
}

const loads = (count: number): Names => ({ fi: `${count} kuormaa`, en: `${count} loads` })

/** `120,0 m³ × 9,40 €/m³`; empty for a fee. */
export function rowCount(
  { quantity, unit, unitPrice, priceBase }: PriceRowOnPaper,
  say: Say,
  tongue: PaperTongue,
): string {
  if (quantity === null) return ''
  if (unit === 'load') return quantity === 1 ? say({ fi: '1 kuorma', en: '1 load' }) : say(loads(quantity))
  if (unit === 'quarter') return say({ fi: `${quantity} × 15 min`, en: `${quantity} × 15 min` })
  const counted = quantityText(quantity, unit, tongue)
  return unitPrice === null ? counted : `${counted} × ${unitPriceText(unitPrice, { base: priceBase, unit }, tongue)}`
}

/** `Yleishinnasto 2026 (versio 3), porras vähintään 100,0 m³, vyöhyke Lähialue. Rahti sisältyy.` */
export function whyText(why: WhyOnPaper, say: Say, tongue: PaperTongue): string {
  const parts = [
    why.list === null
      ? say({ fi: 'Hinta sovittu erikseen', en: 'Price agreed separately' })
      : `${why.list.name} (${say({ fi: 'versio', en: 'version' })} ${why.list.version})`,
    ...(why.list !== null && why.minQty > 0 ? [breakText(quantityText(why.minQty, why.unit, tongue), say)] : []),
    ...(why.list !== null && why.zone !== '' ? [say({ fi: `vyöhyke ${why.zone}`, en: `zone ${why.zone}` })] : []),
  ]
  return `${parts.join(', ')}. ${freightText(why, say)}`
}

function freightText({ includesFreight, freight }: WhyOnPaper, say: Say): string {
  if (includesFreight) return say({ fi: 'Rahti sisältyy hintaan.', en: 'Freight is included.' })
  if (freight === 'none') return say({ fi: 'Rahtia ei peritä.', en: 'Freight is not charged.' })
  return freight === 'hand'
    ? say({ fi: 'Rahti lisätään, rahti sovittu erikseen.', en: 'Freight is added, as agreed separately.' })
    : say({ fi: 'Rahti lisätään.', en: 'Freight is added.' })
}

function breakText(least: string, say: Say): string {
  return say({ fi: `porras vähintään ${least}`, en: `break from ${least}` })
}
