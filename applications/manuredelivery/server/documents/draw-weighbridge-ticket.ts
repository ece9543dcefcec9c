import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import { dash, foot, kilogramsText, momentText, tongueOf } from '@workspace/logistics/server/drawing'
import type { Drawing } from '@workspace/portal/server'
import type { WeighbridgeTicketContent } from './content.ts'
import { dateText } from './draw-words.ts'

/** Punnitustosite: one weighing on a scale of the plant. */
export const drawWeighbridgeTicket: Drawing<Drawn<WeighbridgeTicketContent>> = (page, content, words) => {
  const { number, plant, scale, plate, box, consignment, gross, tare } = content
  page.heading(`${words.of({ fi: 'Punnitustosite', en: 'Weighbridge ticket' })} ${number}`)
  page.pairs(
    [
      [words.of({ fi: 'Laitos', en: 'Plant' }), plant],
      [words.of({ fi: 'Erä', en: 'Consignment' }), consignment],
      [words.of({ fi: 'Ajoneuvo', en: 'Vehicle' }), [plate, box].filter(Boolean).join(', ') || dash],
      [words.of({ fi: 'Vaaka', en: 'Scale' }), [scale.name, scale.serial].filter(Boolean).join(', ')],
      [words.of({ fi: 'Vaa’an jako', en: 'Scale division' }), kilogramsText(scale.divisionKg)],
      [words.of({ fi: 'Varmennettu asti', en: 'Verified until' }), dateText(scale.verifiedUntil, words)],
    ],
    2,
  )
  page.table({
    columns: [
      { heading: words.of({ fi: 'Punnitus', en: 'Weighing' }), share: 1.4 },
      { heading: words.of({ fi: 'Aika', en: 'Time' }), share: 2 },
      { heading: words.of({ fi: 'Punnitsija', en: 'Weighed by' }), share: 2 },
      { heading: 'kg', align: 'end' },
    ],
    rows: [
      rowOf(words.of({ fi: 'Brutto', en: 'Gross' }), gross, words),
      rowOf(words.of({ fi: 'Taara', en: 'Tare' }), tare, words),
    ],
    sums: [[words.of({ fi: 'Netto', en: 'Net' }), '', '', kilogramsText(gross.kg - tare.kg)]],
  })
  foot(page, content, words)
}

function rowOf(name: string, { kg, at, by }: WeighbridgeTicketContent['gross'], words: DrawingWords): string[] {
  return [name, momentText(at, tongueOf(words)), by || dash, kilogramsText(kg)]
}
