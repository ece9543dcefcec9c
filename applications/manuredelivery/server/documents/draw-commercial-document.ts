/** Kaupallinen asiakirja: the fields of the model document of EU 142/2011, Annex VIII, and of a waybill. */
import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import {
  companyText,
  dash,
  foot,
  kilogramsText,
  momentText,
  quantityText,
  tongueOf,
} from '@workspace/logistics/server/drawing'
import type { Drawing, PdfPage } from '@workspace/portal/server'
import { declarationNames, nextPlaceNames, refusalNames } from '../../contract/states/names.ts'
import type { CommercialDocumentContent, Names } from './content.ts'
import { basisNames, beddingNames, coverNames, dateText, sourceNames, speciesNames, wordOf } from './draw-words.ts'

export const drawCommercialDocument: Drawing<Drawn<CommercialDocumentContent>> = (page, content, words) => {
  const title = words.of({ fi: 'Kaupallinen asiakirja', en: 'Commercial document' })
  page.heading(`${title} ${content.number}`)
  page.paragraph(
    words.of({
      fi: 'Eläimistä saatava sivutuote, luokka 2 (lanta). Asetus (EU) N:o 142/2011, liite VIII.',
      en: 'Animal by-product, category 2 (manure). Regulation (EU) No 142/2011, Annex VIII.',
    }),
  )
  if (content.isReturn) page.heading(words.of({ fi: 'Paluukuljetus', en: 'Return' }), 2)
  if (content.refusal !== null) page.heading(refusalText(content.refusal, words), 2)
  page.qr(content.number, {
    alt: words.of({ fi: `Asiakirjan numero ${content.number}`, en: `Document number ${content.number}` }),
    caption: `${content.number}\n${words.of({ fi: 'Erä', en: 'Lot' })} ${content.consignment}`,
  })
  page.pairs(partiesOf(content, words), 2)
  page.heading(words.of({ fi: 'Tavara', en: 'Goods' }), 2)
  page.pairs(goodsOf(content, words), 2)
  drawWeighings(page, content, words)
  page.heading(words.of({ fi: 'Vakuutukset', en: 'Declarations' }), 2)
  page.pairs(declarationsOf(content, words))
  page.pairs(handOverOf(content, words), 2)
  page.signatures([
    { label: words.of({ fi: 'Luovuttaja', en: 'Handed over by' }), name: content.handedOver?.name ?? '' },
    { label: words.of({ fi: 'Vastaanottaja', en: 'Received by' }), name: content.receivedBy },
  ])
  page.paragraph(
    words.of({
      fi: 'Lähettäjällä, kuljettajalla ja vastaanottajalla on asiakirja omassa palvelussaan.',
      en: 'Consignor, carrier and consignee each have this document in their own account.',
    }),
  )
  foot(page, content, words)
}

function refusalText({ kind, next }: { readonly kind: string; readonly next: string }, words: DrawingWords): string {
  const refused = words.of({ fi: 'TORJUTTU', en: 'REFUSED' })
  return `${refused}: ${wordOf(refusalNames, kind, words)}, ${wordOf(nextPlaceNames, next, words)}`
}

/** Of a return the places are exchanged. */
function partiesOf(content: CommercialDocumentContent, words: DrawingWords): [string, string][] {
  const { consignor, origin, consignee, carrier, vehicle, isReturn } = content
  const farm = [companyText(consignor, words), consignor.farmId, consignor.address].filter(Boolean).join(', ')
  const approval = `${words.of({ fi: 'hyväksymisnumero', en: 'approval no.' })} ${consignee.approvalNo}`
  const plant = [companyText(consignee, words), consignee.plant, consignee.address, approval].filter(Boolean).join(', ')
  const keeping =
    origin.keepingPlace === '' ? '' : `${words.of({ fi: 'pitopaikka', en: 'place of keeping' })} ${origin.keepingPlace}`
  const place = [keeping, origin.store, origin.municipality].filter(Boolean).join(', ')
  const licence = (fi: string, en: string, number: string) => (number === '' ? '' : `${words.of({ fi, en })} ${number}`)
  const carried =
    carrier === null
      ? dash
      : [
          companyText(carrier, words),
          licence('liikennelupa', 'licence', carrier.licence),
          licence('sivutuotetoimijan rekisterinumero', 'by-product registration', carrier.byproduct),
        ]
          .filter(Boolean)
          .join(', ')
  const [sender, receiver] = isReturn ? [plant, farm] : [farm, plant]
  return [
    [words.of({ fi: 'Lähettäjä', en: 'Consignor' }), sender],
    [words.of({ fi: 'Vastaanottaja', en: 'Consignee' }), receiver],
    [words.of({ fi: 'Alkuperäpaikka', en: 'Place of origin' }), isReturn ? consignee.plant : place],
    [words.of({ fi: 'Määräpaikka', en: 'Destination' }), isReturn ? place : consignee.plant],
    [words.of({ fi: 'Kuormattu', en: 'Loaded' }), moment(content.loadedAt, words)],
    [words.of({ fi: 'Kuljettaja', en: 'Driver' }), content.driver || dash],
    [words.of({ fi: 'Kuljetusyritys', en: 'Carrier' }), carried],
    [
      words.of({ fi: 'Kuljetusväline', en: 'Means of transport' }),
      vehicle === null
        ? dash
        : [vehicle.plate, ...vehicle.boxes, wordOf(coverNames, vehicle.cover, words)].filter(Boolean).join(', '),
    ],
  ]
}

function goodsOf(content: CommercialDocumentContent, words: DrawingWords): [string, string][] {
  const { goods, quantity, consignment, temperature } = content
  const tongue = tongueOf(words)
  const none = dash
  const amount = [
    ...(quantity.kg === null ? [] : [kilogramsText(quantity.kg)]),
    ...(quantity.m3 === null ? [] : [quantityText(quantity.m3, 'm3', tongue)]),
  ].join(', ')
  const kind = quantity.kind === 'estimate' ? basisNames : sourceNames
  return [
    [words.of({ fi: 'Laji', en: 'Type' }), words.of(goods.type)],
    [words.of({ fi: 'Merkintä', en: 'Label' }), words.of(goods.label)],
    [words.of({ fi: 'Eläinlaji', en: 'Species' }), wordOf(speciesNames, goods.species, words)],
    [words.of({ fi: 'Kuivike', en: 'Bedding' }), wordOf(beddingNames, goods.bedding, words)],
    [words.of({ fi: 'Luokka', en: 'Category' }), '2'],
    [words.of({ fi: 'Jätekoodi', en: 'Waste code' }), goods.wasteCode || none],
    [words.of({ fi: 'Käsittely', en: 'Treatment' }), words.of({ fi: 'ei käsitelty', en: 'untreated' })],
    [words.of({ fi: 'Erätunnus', en: 'Lot' }), consignment],
    [
      quantity.kind === 'estimate'
        ? words.of({ fi: 'Määrä, arvio', en: 'Quantity, estimated' })
        : words.of({ fi: 'Määrä', en: 'Quantity' }),
      [amount, wordOf(kind, quantity.basis, words)].filter(Boolean).join(', ') || none,
    ],
    [words.of({ fi: 'Lämpötila', en: 'Temperature' }), temperature === null ? none : `${temperature} °C`],
    [words.of({ fi: 'Pakkaus', en: 'Packaging' }), words.of({ fi: 'irtotavara', en: 'bulk' })],
    [words.of({ fi: 'Sinetti, nimike', en: 'Seal, commodity code' }), none],
  ]
}

function drawWeighings(page: PdfPage, { quantity }: CommercialDocumentContent, words: DrawingWords): void {
  if (quantity.weighings.length === 0) return
  page.table({
    columns: [
      { heading: words.of({ fi: 'Vaaka', en: 'Scale' }), share: 2 },
      { heading: words.of({ fi: 'Varmennettu asti', en: 'Verified until' }), share: 1.4 },
      { heading: words.of({ fi: 'Brutto', en: 'Gross' }), align: 'end' },
      { heading: words.of({ fi: 'Taara', en: 'Tare' }), align: 'end' },
      { heading: words.of({ fi: 'Netto', en: 'Net' }), align: 'end' },
      { heading: words.of({ fi: 'Tosite', en: 'Ticket' }), share: 1.6 },
    ],
    rows: quantity.weighings.map(({ source, scale, verifiedUntil, box, gross, tare, ticket }) => [
      [scale || wordOf(sourceNames, source, words), box].filter(Boolean).join(', '),
      dateText(verifiedUntil, words),
      gross === null ? dash : kilogramsText(gross),
      tare === null ? dash : kilogramsText(tare),
      gross === null || tare === null ? dash : kilogramsText(gross - tare),
      ticket || dash,
    ]),
  })
}

function declarationsOf(content: CommercialDocumentContent, words: DrawingWords): [string, string][] {
  const given = content.declarations.map(({ kind, by, at }): [string, string] => [
    wordOf(declarationNames, kind, words),
    [by, moment(at, words)].filter(Boolean).join(', '),
  ])
  const missing = content.declarationsMissing.map((kind): [string, string] => [
    wordOf(declarationNames, kind, words),
    words.of({ fi: 'Ei annettu', en: 'Not given' }),
  ])
  return [...given, ...missing]
}

function handOverOf(content: CommercialDocumentContent, words: DrawingWords): [string, string][] {
  const absent: Names = { fi: 'Ketään ei ollut paikalla', en: 'Nobody was present' }
  const { handedOver, receivedBy, receivedAt, remarks } = content
  return [
    [
      words.of({ fi: 'Luovuttanut', en: 'Handed over by' }),
      handedOver === null ? dash : handedOver.kind === 'absent' ? words.of(absent) : handedOver.name,
    ],
    [
      words.of({ fi: 'Vastaanottanut', en: 'Received by' }),
      [receivedBy, receivedAt === '' ? '' : moment(receivedAt, words)].filter(Boolean).join(', ') || dash,
    ],
    [words.of({ fi: 'Huomautukset', en: 'Remarks' }), remarks || dash],
  ]
}

function moment(at: string, words: DrawingWords): string {
  return at === '' ? dash : momentText(at, tongueOf(words))
}
