/** What drawings of documents share. The worker that draws loads it: it imports types and figures alone. */
import type { Drawing, PdfPage } from '@workspace/portal/server'
import type { PaperTongue } from './figures.ts'
import { momentText } from './figures.ts'

export type { PaperTongue, Tongue } from './figures.ts'
export {
  dayText,
  kilogramsText,
  momentText,
  moneyText,
  permilleText,
  placeText,
  quantityText,
  rateText,
  unitPriceText,
  weekText,
} from './figures.ts'

export type DrawingWords = Parameters<Drawing>[2]

export function tongueOf({ language }: DrawingWords): PaperTongue {
  return language
}

export const dash = '–'

export function companyText(
  { name, businessId }: { readonly name: string; readonly businessId: string },
  words: DrawingWords,
): string {
  if (businessId === '') return name
  return `${name}, ${words.of({ fi: 'Y-tunnus', en: 'business ID' })} ${businessId}`
}

/** What the worker gets: the content, and the SHA-256 by which the document is known to be as it was issued. */
export type Drawn<Content> = Content & { readonly sha256: string }

/** At the foot: the edition, when it was issued, and the first signs of its SHA-256. */
export function foot(
  page: PdfPage,
  document: Drawn<{ edition: number; replaces: number | null; issuedAt: string }>,
  words: DrawingWords,
): void {
  const { edition, replaces, issuedAt, sha256 } = document
  const which = {
    fi: `Painos ${edition}${replaces === null ? '' : ` (korvaa painoksen ${replaces})`}`,
    en: `Edition ${edition}${replaces === null ? '' : ` (replaces edition ${replaces})`}`,
  }
  page.edition(`${words.of(which)}, ${momentText(issuedAt, tongueOf(words))}, ${sha256.slice(0, 12)}`)
}
