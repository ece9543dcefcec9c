import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import {
  companyText,
  dash,
  foot,
  moneyText,
  quantityText,
  rateText,
  tongueOf,
} from '@workspace/logistics/server/drawing'
import type { Drawing, PdfPage } from '@workspace/portal/server'
import { cutOffText, siteRequirements, toleranceText, whenText } from './confirmation-words.ts'
import type { ConfirmationContent } from './content.ts'
import { sellerAddress, yardText } from './draw-words.ts'
import { rowCount, rowName, whyText } from './price-words.ts'

/** Tilausvahvistus: what, where, when, and what it costs and why. */
export const drawConfirmation: Drawing<Drawn<ConfirmationContent>> = (page, content, words) => {
  const tongue = tongueOf(words)
  const say = words.of.bind(words)
  page.heading(`${words.of({ fi: 'Tilausvahvistus', en: 'Order confirmation' })} ${content.number}`)
  page.pairs(factsOf(content, words), 2)
  page.heading(words.of({ fi: 'Tilattu', en: 'Ordered' }), 2)
  page.table({
    columns: [
      { heading: words.of({ fi: 'Tuote', en: 'Product' }), share: 4 },
      { heading: words.of({ fi: 'Määrä', en: 'Quantity' }), align: 'end' },
    ],
    rows: content.goods.map((line) => [words.of(line.name), quantityText(line.ordered, line.unit, tongue)]),
  })
  drawPrices(page, content, words)
  page.paragraph(toleranceText(content, say))
  page.paragraph(cutOffText(content, say))
  const needs = siteRequirements(content, say)
  if (needs.length > 0) {
    page.heading(words.of({ fi: 'Ennen auton tuloa', en: 'Before the truck comes' }), 2)
    for (const need of needs) page.paragraph(need)
  }
  foot(page, content, words)
}

function factsOf(content: ConfirmationContent, words: DrawingWords): [string, string][] {
  const { seller, customer, site, swamp, purchaseReference, instructions, method } = content
  const collected = words.of({ fi: 'Noudetaan suolta', en: 'Collected from the bog' })
  return [
    [words.of({ fi: 'Myyjä', en: 'Seller' }), `${companyText(seller, words)}, ${sellerAddress(seller)}`],
    [words.of({ fi: 'Asiakas', en: 'Customer' }), companyText(customer, words)],
    [words.of({ fi: 'Toimitus', en: 'Delivery' }), whenText(content, tongueOf(words))],
    [
      words.of({ fi: 'Toimituspaikka', en: 'Delivery site' }),
      method === 'collected' || site === null ? collected : yardText(site),
    ],
    [words.of({ fi: 'Suo', en: 'Bog' }), swamp || dash],
    [words.of({ fi: 'Viite', en: 'Your reference' }), purchaseReference || dash],
    [words.of({ fi: 'Ohjeet', en: 'Instructions' }), instructions || dash],
    [words.of({ fi: 'Myynti', en: 'Sales' }), seller.salesPhone || dash],
  ]
}

function drawPrices(page: PdfPage, content: ConfirmationContent, words: DrawingWords): void {
  const { rows, why, vat, total } = content
  const tongue = tongueOf(words)
  const say = words.of.bind(words)
  page.heading(words.of({ fi: 'Hinta-arvio', en: 'Estimated price' }), 2)
  if (total === null) {
    page.paragraph(words.of({ fi: 'Hinta sovitaan erikseen.', en: 'The price is agreed separately.' }))
    return
  }
  page.table({
    columns: [
      { heading: words.of({ fi: 'Rivi', en: 'Row' }), share: 2 },
      { heading: words.of({ fi: 'Peruste', en: 'Basis' }), share: 2.4 },
      { heading: words.of({ fi: 'Veroton', en: 'Excl. VAT' }), align: 'end' },
    ],
    rows: rows.map((row) => [rowName(row, say), rowCount(row, say, tongue), moneyText(row.net)]),
    sums: [
      [words.of({ fi: 'Veroton yhteensä', en: 'Total excl. VAT' }), '', moneyText(total.net)],
      ...vat.map((rate) => [words.of({ fi: 'Alv', en: 'VAT' }), rateText(rate.rateBp), moneyText(rate.vat)]),
      [words.of({ fi: 'Yhteensä, arvio', en: 'Total, estimated' }), '', moneyText(total.gross)],
    ],
  })
  for (const line of why) page.paragraph(`${words.of(line.product)}: ${whyText(line, say, tongue)}`)
}
