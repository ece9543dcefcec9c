/** What papers say alike. */

import type { DrawingWords } from '@workspace/logistics/server/drawing'
import { dash, momentText, permilleText, quantityText, tongueOf } from '@workspace/logistics/server/drawing'
import type { PileOnPaper, ReceiptOnPaper, SellerOnPaper, YardOnPaper } from './content.ts'

export function yardText({ name, street, postalCode, city }: YardOnPaper): string {
  return [name, street, `${postalCode} ${city}`.trim()].filter((part) => part !== '').join(', ')
}

export function sellerAddress({ street, postalCode, city }: SellerOnPaper): string {
  return yardText({ name: '', street, postalCode, city })
}

export function pileText(pile: PileOnPaper | null): string {
  return pile === null ? dash : `${pile.code} / ${pile.year}`
}

export function qualityText(pile: PileOnPaper | null): string {
  if (pile === null) return dash
  return [permilleText(pile.moisturePermille), pile.vonPost].filter((part) => part !== '').join(', ')
}

interface Measured {
  readonly basis: string
  readonly buckets: number
  readonly bucketSize: number
}

/** How the quantity came to be known. */
export function basisText({ basis, buckets, bucketSize }: Measured, words: DrawingWords): string {
  const size = quantityText(bucketSize, 'm3', tongueOf(words))
  if (basis === 'buckets') {
    return words.of({ fi: `${buckets} kauhallista à ${size}`, en: `${buckets} buckets of ${size}` })
  }
  if (basis === 'box') return words.of({ fi: 'lava täynnä', en: 'load box full' })
  if (basis === 'weight') return words.of({ fi: 'punnittu', en: 'weighed' })
  return basis === 'pieces' ? words.of({ fi: 'kappaleet laskettu', en: 'pieces counted' }) : dash
}

export function receiptText(receipt: ReceiptOnPaper | null, words: DrawingWords): string {
  if (receipt === null) return dash
  const at = momentText(receipt.at, tongueOf(words))
  if (receipt.kind === 'absent') {
    return `${words.of({ fi: 'Ei vastaanottajaa paikalla', en: 'Nobody was present' })}, ${at}`
  }
  return `${receipt.name}, ${at}`
}
