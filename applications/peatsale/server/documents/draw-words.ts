/** What papers say alike. */
import type { Drawing, PdfPage } from '@workspace/portal/server'
import type { Company, PileOnPaper, ReceiptOnPaper, SellerOnPaper, YardOnPaper } from './content.ts'
import type { PaperTongue } from './figures.ts'
import { momentText, permilleText, quantityText } from './figures.ts'

export type Words = Parameters<Drawing>[2]

export function tongueOf({ language }: Words): PaperTongue {
  return language
}

export const dash = '–'

export function companyText({ name, businessId }: Company, words: Words): string {
  if (businessId === '') return name
  return `${name}, ${words.of({ fi: 'Y-tunnus', en: 'business ID' })} ${businessId}`
}

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
export function basisText({ basis, buckets, bucketSize }: Measured, words: Words): string {
  const size = quantityText(bucketSize, 'm3', tongueOf(words))
  if (basis === 'buckets') {
    return words.of({ fi: `${buckets} kauhallista à ${size}`, en: `${buckets} buckets of ${size}` })
  }
  if (basis === 'box') return words.of({ fi: 'lava täynnä', en: 'load box full' })
  if (basis === 'weight') return words.of({ fi: 'punnittu', en: 'weighed' })
  return basis === 'pieces' ? words.of({ fi: 'kappaleet laskettu', en: 'pieces counted' }) : dash
}

export function receiptText(receipt: ReceiptOnPaper | null, words: Words): string {
  if (receipt === null) return dash
  const at = momentText(receipt.at, tongueOf(words))
  if (receipt.kind === 'absent') {
    return `${words.of({ fi: 'Ei vastaanottajaa paikalla', en: 'Nobody was present' })}, ${at}`
  }
  return `${receipt.name}, ${at}`
}

/** What the worker gets: the content, and the SHA-256 by which the paper is known to say the same. */
export type Drawn<Content> = Content & { readonly sha256: string }

/** At the foot: which edition it is, when it was issued, and the first signs of its SHA-256. */
export function foot(
  page: PdfPage,
  paper: Drawn<{ edition: number; replaces: number | null; issuedAt: string }>,
  words: Words,
): void {
  const { edition, replaces, issuedAt, sha256 } = paper
  const which = {
    fi: `Painos ${edition}${replaces === null ? '' : ` (korvaa painoksen ${replaces})`}`,
    en: `Edition ${edition}${replaces === null ? '' : ` (replaces edition ${replaces})`}`,
  }
  page.edition(`${words.of(which)}, ${momentText(issuedAt, tongueOf(words))}, ${sha256.slice(0, 12)}`)
}
