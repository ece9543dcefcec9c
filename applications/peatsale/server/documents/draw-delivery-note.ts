import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import { companyText, dash, foot, momentText, quantityText, tongueOf } from '@workspace/logistics/server/drawing'
import type { Drawing } from '@workspace/portal/server'
import type { DeliveryNoteContent } from './content.ts'
import { basisText, pileText, qualityText, receiptText, sellerAddress, yardText } from './draw-words.ts'

/** Lähete: what came, beside what was ordered. Prices stand in the confirmation and on the invoice. */
export const drawDeliveryNote: Drawing<Drawn<DeliveryNoteContent>> = (page, content, words) => {
  page.heading(`${words.of({ fi: 'Lähete', en: 'Delivery note' })} ${content.number}`)
  page.pairs(factsOf(content, words), 2)
  page.heading(words.of({ fi: 'Toimitettu', en: 'Delivered' }), 2)
  page.table(goodsTable(content, words))
  page.pairs([
    [
      words.of({ fi: 'Määrän peruste', en: 'Basis of measure' }),
      content.goods.map((line) => basisText(line, words)).join('; '),
    ],
    [words.of({ fi: 'Vastaanotettu', en: 'Received' }), receiptText(content.receipt, words)],
    [words.of({ fi: 'Huomautukset', en: 'Remarks' }), content.receipt?.remarks || dash],
  ])
  page.paragraph(
    words.of({
      fi: `Jos määrässä tai laadussa on huomautettavaa, ota heti yhteyttä myyntiin, puh. ${content.seller.salesPhone}.`,
      en: `If anything is wrong with the quantity or the quality, call sales at once, tel. ${content.seller.salesPhone}.`,
    }),
  )
  foot(page, content, words)
}

function factsOf(content: DeliveryNoteContent, words: DrawingWords): [string, string][] {
  const { seller, customer, site, deliveredAt, orderNumber } = content
  return [
    [words.of({ fi: 'Myyjä', en: 'Seller' }), `${companyText(seller, words)}, ${sellerAddress(seller)}`],
    [words.of({ fi: 'Asiakas', en: 'Customer' }), companyText(customer, words)],
    [words.of({ fi: 'Tilaus', en: 'Order' }), orderNumber],
    [
      words.of({ fi: 'Toimituspaikka', en: 'Delivery site' }),
      site ? yardText(site) : words.of({ fi: 'Asiakas noutaa suolta', en: 'Collected by the customer' }),
    ],
    [
      words.of({ fi: 'Toimitettu', en: 'Delivered' }),
      deliveredAt === '' ? dash : momentText(deliveredAt, tongueOf(words)),
    ],
  ]
}

function goodsTable({ goods }: DeliveryNoteContent, words: DrawingWords) {
  const tongue = tongueOf(words)
  return {
    columns: [
      { heading: words.of({ fi: 'Tavara', en: 'Goods' }), share: 2.4 },
      { heading: words.of({ fi: 'Auma', en: 'Pile' }) },
      { heading: words.of({ fi: 'Laatu', en: 'Quality' }) },
      { heading: words.of({ fi: 'Tilattu', en: 'Ordered' }), align: 'end', share: 1.3 },
      { heading: words.of({ fi: 'Tämä kuorma', en: 'This load' }), align: 'end', share: 1.3 },
      { heading: words.of({ fi: 'Toimitettu tähän asti', en: 'Delivered so far' }), align: 'end', share: 1.5 },
    ],
    rows: goods.map((line) => [
      `${words.of(line.name)} (${line.code})`,
      pileText(line.pile),
      qualityText(line.pile),
      quantityText(line.ordered, line.unit, tongue),
      quantityText(line.delivered, line.unit, tongue),
      quantityText(line.deliveredSoFar, line.unit, tongue),
    ]),
  } as const
}
