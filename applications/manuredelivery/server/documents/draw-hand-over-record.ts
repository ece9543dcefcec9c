import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import { companyText, dash, foot, kilogramsText, quantityText, tongueOf } from '@workspace/logistics/server/drawing'
import type { Drawing } from '@workspace/portal/server'
import type { HandedOverAmounts, HandOverRecordContent } from './content.ts'
import { dateText } from './draw-words.ts'

/** Lannan luovutuskirjaus: what a farm has handed over in a year. */
export const drawHandOverRecord: Drawing<Drawn<HandOverRecordContent>> = (page, content, words) => {
  page.heading(`${words.of({ fi: 'Lannan luovutuskirjaus', en: 'Hand-over record of manure' })} ${content.year}`)
  page.pairs(factsOf(content, words), 2)
  page.heading(words.of({ fi: 'Lajeittain', en: 'By type' }), 2)
  page.table({
    columns: [
      { heading: words.of({ fi: 'Laji', en: 'Type' }), share: 2.4 },
      { heading: words.of({ fi: 'Eriä', en: 'Consignments' }), align: 'end' },
      ...amountColumns(words),
    ],
    rows: content.types.map((each) => [words.of(each.type), String(each.consignments), ...amountCells(each, words)]),
  })
  page.heading(words.of({ fi: 'Luovutetut erät', en: 'Consignments handed over' }), 2)
  page.table({
    columns: [
      { heading: words.of({ fi: 'Päivä, erä', en: 'Day, consignment' }), share: 1.8 },
      { heading: words.of({ fi: 'Pitopaikka, varasto', en: 'Keeping place, store' }), share: 1.8 },
      { heading: words.of({ fi: 'Laji, vastaanottaja', en: 'Type, receiver' }), share: 3.6 },
      ...amountColumns(words),
    ],
    rows: content.rows.map((row) => [
      `${dateText(row.day, words)}\n${row.number}`,
      [row.keepingPlace, row.store].filter(Boolean).join('\n'),
      `${words.of(row.type)}\n${row.receiver}`,
      ...amountCells(row, words),
    ]),
  })
  for (const note of notesOf(content, words)) page.paragraph(note)
  foot(page, content, words)
}

function factsOf({ farm, company, rows }: HandOverRecordContent, words: DrawingWords): [string, string][] {
  const kg = rows.reduce((sum, row) => sum + row.kg, 0)
  return [
    [words.of({ fi: 'Tila', en: 'Farm' }), companyText(farm, words)],
    [words.of({ fi: 'Tilatunnus', en: 'Farm id' }), farm.farmId || dash],
    [words.of({ fi: 'Vastaanottaja', en: 'Receiver' }), company || words.of({ fi: 'kaikki', en: 'all' })],
    [words.of({ fi: 'Luovutettu', en: 'Handed over' }), kilogramsText(kg)],
  ]
}

function amountColumns(words: DrawingWords) {
  const end = { align: 'end' } as const
  const headings = ['kg', 'm³', 'N kg', 'P kg', 'K kg']
  return headings.map((heading) => ({ heading: words.of({ fi: heading, en: heading }), ...end }))
}

function amountCells(row: HandedOverAmounts & Marks, words: DrawingWords): string[] {
  const kilograms = (grams: number) => bare(kilogramsText(Math.round(grams / 1000)))
  const marked = (text: string, mark: boolean | undefined, sign: string) => (mark === true ? `${text} ${sign}` : text)
  const volume = row.m3 === null ? dash : bare(quantityText(tenths(row.m3), 'm3', tongueOf(words)))
  return [
    marked(bare(kilogramsText(row.kg)), row.isEstimate, 'A'),
    volume,
    ...[row.n, row.p, row.k].map((grams) => marked(kilograms(grams), row.isTable, 'T')),
  ]
}

/** The unit stands in the heading. */
function bare(text: string): string {
  return text.replace(/\u00a0(kg|m³)$/, '')
}

/** Thousandths of m³ to the tenth: a load is measured no closer. */
function tenths(m3: number): number {
  return Math.round(m3 / 100) * 100
}

interface Marks {
  readonly isTable?: boolean
  readonly isEstimate?: boolean
}

function notesOf({ rows }: HandOverRecordContent, words: DrawingWords): string[] {
  const table = { fi: 'T: taulukkoarvo, ei analyysiä.', en: 'T: table value, not analysed.' }
  const estimate = { fi: 'A: määrä on arvio, erää ei punnittu.', en: 'A: the quantity is an estimate, not weighed.' }
  return [
    ...(rows.some(({ isTable }) => isTable) ? [words.of(table)] : []),
    ...(rows.some(({ isEstimate }) => isEstimate) ? [words.of(estimate)] : []),
  ]
}
