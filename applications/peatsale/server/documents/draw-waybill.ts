import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import {
  companyText,
  dash,
  foot,
  kilogramsText,
  momentText,
  placeText,
  quantityText,
  tongueOf,
} from '@workspace/logistics/server/drawing'
import type { Drawing, PdfPage } from '@workspace/portal/server'
import type { WaybillContent } from './content.ts'
import { basisText, pileText, qualityText, receiptText, sellerAddress, yardText } from './draw-words.ts'

/** Rahtikirja: what the driver shows at the roadside. */
export const drawWaybill: Drawing<Drawn<WaybillContent>> = (page, content, words) => {
  page.heading(`${words.of({ fi: 'Rahtikirja', en: 'Waybill' })} ${content.number}`)
  page.qr(content.number, {
    alt: words.of({ fi: `Rahtikirjan numero ${content.number}`, en: `Waybill number ${content.number}` }),
    caption: `${content.number}\n${words.of({ fi: 'Tilaus', en: 'Order' })} ${content.orderNumber}`,
  })
  page.pairs(partiesOf(content, words), 2)
  drawGoods(page, content, words)
  page.pairs(termsOf(content, words))
  page.signatures([
    { label: words.of({ fi: 'Kuljettaja', en: 'Driver' }), name: content.driver },
    { label: words.of({ fi: 'Vastaanottaja', en: 'Received by' }), name: content.receipt?.name ?? '' },
  ])
  foot(page, content, words)
}

function partiesOf(content: WaybillContent, words: DrawingWords): [string, string][] {
  const { sender, swamp, recipient, site, carrier, vehicle, takenOverAt } = content
  const tongue = tongueOf(words)
  const place = swamp?.place ? placeText(swamp.place) : ''
  const tipping = site?.place ? placeText(site.place) : ''
  const boxes = vehicle?.boxes.map(({ name, m3 }) => `${name} ${quantityText(m3, 'm3', tongue)}`) ?? []
  const licence = carrier?.licence ? `, ${words.of({ fi: 'liikennelupa', en: 'licence' })} ${carrier.licence}` : ''
  return [
    [words.of({ fi: 'Lähettäjä', en: 'Sender' }), `${companyText(sender, words)}, ${sellerAddress(sender)}`],
    [words.of({ fi: 'Vastaanottaja', en: 'Recipient' }), companyText(recipient, words)],
    [
      words.of({ fi: 'Lastauspaikka', en: 'Loading place' }),
      swamp ? [swamp.name, swamp.municipality, place].filter((part) => part !== '').join(', ') : dash,
    ],
    [
      words.of({ fi: 'Purkupaikka', en: 'Tipping place' }),
      site ? [yardText(site), tipping].filter((part) => part !== '').join(', ') : noSite(words),
    ],
    [
      words.of({ fi: 'Rahdinkuljettaja', en: 'Carrier' }),
      carrier ? `${companyText(carrier, words)}${licence}` : noSite(words),
    ],
    [words.of({ fi: 'Ajoneuvo', en: 'Vehicle' }), vehicle ? [vehicle.plate, ...boxes].join(', ') : dash],
    [words.of({ fi: 'Lastannut', en: 'Loaded by' }), content.loadedBy || dash],
    [
      words.of({ fi: 'Otettu kuljetettavaksi', en: 'Taken over' }),
      takenOverAt === '' ? dash : momentText(takenOverAt, tongue),
    ],
  ]
}

function noSite(words: DrawingWords): string {
  return words.of({ fi: 'Asiakas noutaa suolta', en: 'Collected by the customer' })
}

function drawGoods(page: PdfPage, { goods, mass }: WaybillContent, words: DrawingWords): void {
  const tongue = tongueOf(words)
  page.heading(words.of({ fi: 'Tavara', en: 'Goods' }), 2)
  const isDelivered = goods.some(({ delivered }) => delivered !== null)
  const estimate = words.of({ fi: 'arvio', en: 'estimated' })
  page.table({
    columns: [
      { heading: words.of({ fi: 'Tavara', en: 'Goods' }), share: 3 },
      { heading: words.of({ fi: 'Auma', en: 'Pile' }) },
      { heading: words.of({ fi: 'Kosteus', en: 'Moisture' }) },
      { heading: words.of({ fi: 'Lastattu', en: 'Loaded' }), align: 'end', share: 1.3 },
      ...(isDelivered
        ? [{ heading: words.of({ fi: 'Purettu', en: 'Unloaded' }), align: 'end' as const, share: 1.3 }]
        : []),
      { heading: words.of({ fi: 'Massa, arvio', en: 'Mass, estimated' }), align: 'end', share: 1.4 },
    ],
    rows: goods.map((line) => [
      `${words.of(line.name)} (${line.code})`,
      pileText(line.pile),
      qualityText(line.pile),
      quantityText(line.quantity, line.unit, tongue),
      ...(isDelivered ? [line.delivered === null ? dash : quantityText(line.delivered, line.unit, tongue)] : []),
      kilogramsText(line.massKg),
    ]),
  })
  const weighed = words.of({ fi: 'punnittu', en: 'weighed' })
  page.pairs([
    [
      words.of({ fi: 'Massa yhteensä', en: 'Total mass' }),
      `${kilogramsText(mass.kg)} (${mass.isEstimate ? estimate : weighed})`,
    ],
    [
      words.of({ fi: 'Määrän peruste', en: 'Basis of measure' }),
      goods.map((line) => basisText(line, words)).join('; '),
    ],
  ])
}

function termsOf({ freightPaidBy, instructions, receipt }: WaybillContent, words: DrawingWords): [string, string][] {
  const payer = { sender: { fi: 'Lähettäjä', en: 'Sender' }, receiver: { fi: 'Vastaanottaja', en: 'Receiver' } }
  return [
    [words.of({ fi: 'Rahdin maksaja', en: 'Freight paid by' }), words.of(payer[freightPaidBy])],
    [words.of({ fi: 'Ohjeet', en: 'Instructions' }), instructions || dash],
    [words.of({ fi: 'Vastaanotettu', en: 'Received' }), receiptText(receipt, words)],
    [words.of({ fi: 'Huomautukset', en: 'Remarks' }), receipt?.remarks || dash],
  ]
}
