import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import {
  companyText,
  foot,
  moneyText,
  quantityText,
  rateText,
  tongueOf,
  unitPriceText,
} from '@workspace/logistics/server/drawing'
import type { Drawing, PdfPage } from '@workspace/portal/server'
import type { SettlementStatementContent } from './content.ts'
import { dateText } from './draw-words.ts'

/** Tilityserittely: the rows of a farm in an approval, VAT by rate, and the balance. */
export const drawSettlementStatement: Drawing<Drawn<SettlementStatementContent>> = (page, content, words) => {
  page.heading(`${words.of({ fi: 'Tilityserittely', en: 'Settlement statement' })} ${content.number}`)
  page.pairs(factsOf(content, words), 2)
  drawSide(page, content, { side: 'purchase', words })
  drawSide(page, content, { side: 'sale', words })
  page.heading(words.of({ fi: 'Saldo', en: 'Balance' }), 2)
  page.pairs(balanceOf(content, words))
  page.paragraph(
    words.of({
      fi: 'Erittely on laskutuksen peruste, ei lasku.',
      en: 'This statement is a basis for invoicing. It is no invoice.',
    }),
  )
  foot(page, content, words)
}

function factsOf(content: SettlementStatementContent, words: DrawingWords): [string, string][] {
  const { company, farm, from, to, batches, isSelfBilled } = content
  const number = farm.farmNumber === '' ? '' : `${words.of({ fi: 'tilanumero', en: 'farm no.' })} ${farm.farmNumber}`
  return [
    [words.of({ fi: 'Yritys', en: 'Company' }), companyText(company, words)],
    [words.of({ fi: 'Tila', en: 'Farm' }), [companyText(farm, words), number].filter(Boolean).join(', ')],
    [words.of({ fi: 'Jakso', en: 'Period' }), `${dateText(from, words)}–${dateText(to, words)}`],
    [words.of({ fi: 'Aineistot', en: 'Batches' }), batches.join(', ')],
    ...(isSelfBilled
      ? [
          [
            words.of({ fi: 'Itselaskutus', en: 'Self-billing' }),
            words.of({ fi: 'ostajan laatima', en: 'written by the buyer' }),
          ] as [string, string],
        ]
      : []),
  ]
}

interface DrawnSide {
  readonly side: 'sale' | 'purchase'
  readonly words: DrawingWords
}

function drawSide(page: PdfPage, content: SettlementStatementContent, { side, words }: DrawnSide): void {
  const rows = content.rows.filter((row) => row.side === side)
  if (rows.length === 0) return
  page.heading(
    words.of(
      side === 'purchase'
        ? { fi: 'Tilalle maksetaan', en: 'Paid to the farm' }
        : { fi: 'Tila maksaa', en: 'Paid by the farm' },
    ),
    2,
  )
  const { net, vat, gross } = content[side]
  page.table({
    columns: [
      { heading: words.of({ fi: 'Erä', en: 'Consignment' }), share: 2 },
      { heading: words.of({ fi: 'Päivä', en: 'Day' }), share: 1.2 },
      { heading: words.of({ fi: 'Rivi', en: 'Row' }), share: 2 },
      { heading: words.of({ fi: 'Määrä', en: 'Quantity' }), align: 'end', share: 1.2 },
      { heading: words.of({ fi: 'Hinta', en: 'Price' }), align: 'end', share: 1.7 },
      { heading: words.of({ fi: 'Alv', en: 'VAT' }), align: 'end', share: 0.8 },
      { heading: words.of({ fi: 'Veroton', en: 'Net' }), align: 'end', share: 1.3 },
    ],
    rows: rows.map((row) => [
      row.number,
      dateText(row.day, words),
      words.of(row.name),
      amountText(row, words),
      priceText(row, words),
      rateText(row.vatRateBp),
      moneyText(row.net),
    ]),
    sums: [
      [words.of({ fi: 'Veroton', en: 'Net' }), '', '', '', '', '', moneyText(net)],
      ...content.vat
        .filter((each) => each.side === side && each.vat !== 0)
        .map(({ rateBp, vat: ofRate }) => [
          `${words.of({ fi: 'Alv', en: 'VAT' })} ${rateText(rateBp)}`,
          ...['', '', '', '', ''],
          moneyText(ofRate),
        ]),
      ...(vat === 0 ? [[words.of({ fi: 'Ei arvonlisäveroa', en: 'No VAT' }), '', '', '', '', '', moneyText(0)]] : []),
      [words.of({ fi: 'Yhteensä', en: 'Total' }), '', '', '', '', '', moneyText(gross)],
    ],
  })
}

type Row = SettlementStatementContent['rows'][number]

const unitNames: Readonly<Record<string, { fi: string; en: string }>> = {
  ...{ t: { fi: 't', en: 't' }, m3: { fi: 'm³', en: 'm³' }, pcs: { fi: 'kpl', en: 'pcs' } },
  ...{ load: { fi: 'kuorma', en: 'load' }, quarter: { fi: '15 min', en: '15 min' } },
}

function unitName(unit: string, words: DrawingWords): string {
  const names = unitNames[unit]
  return names === undefined ? unit : words.of(names)
}

function amountText({ quantity, unit }: Row, words: DrawingWords): string {
  const name = unitName(unit, words)
  return quantityText(quantity, unit === 'quarter' ? `× ${name}` : name, tongueOf(words))
}

function priceText({ unitPrice, unit }: Row, words: DrawingWords): string {
  return unitPriceText(unitPrice, { base: 1, unit: unitName(unit, words) }, tongueOf(words))
}

function balanceOf({ sale, purchase, balance }: SettlementStatementContent, words: DrawingWords): [string, string][] {
  const paid = balance >= 0
  return [
    [words.of({ fi: 'Tilalle maksetaan', en: 'Paid to the farm' }), moneyText(purchase.gross)],
    [words.of({ fi: 'Tila maksaa', en: 'Paid by the farm' }), moneyText(sale.gross)],
    [
      words.of(
        paid
          ? { fi: 'Saldo tilan hyväksi', en: 'Balance in favour of the farm' }
          : { fi: 'Saldo yrityksen hyväksi', en: 'Balance in favour of the company' },
      ),
      moneyText(Math.abs(balance)),
    ],
  ]
}
