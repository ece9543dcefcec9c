import type { DrawingWords, Drawn } from '@workspace/logistics/server/drawing'
import {
  companyText,
  dash,
  dayText,
  foot,
  kilogramsText,
  moneyText,
  tongueOf,
  weekText,
} from '@workspace/logistics/server/drawing'
import type { Drawing } from '@workspace/portal/server'
import { declarationNames } from '../../contract/states/names.ts'
import type { AcceptanceContent } from './content.ts'
import { wordOf } from './draw-words.ts'

/** Noudon hyväksyntä: when, where to, by which terms, and that silence accepts the weight. */
export const drawAcceptance: Drawing<Drawn<AcceptanceContent>> = (page, content, words) => {
  page.heading(`${words.of({ fi: 'Noudon hyväksyntä', en: 'Acceptance of a pickup' })} ${content.number}`)
  page.pairs(factsOf(content, words), 2)
  page.heading(words.of({ fi: 'Kuormat', en: 'Truck loads' }), 2)
  page.table({
    columns: [
      { heading: words.of({ fi: 'Kuorma', en: 'Load' }), share: 3 },
      { heading: words.of({ fi: 'Arvio', en: 'Estimate' }), align: 'end' },
    ],
    rows: content.loads.map((kg, at) => [String(at + 1), kilogramsText(kg)]),
    sums: [[words.of({ fi: 'Yhteensä', en: 'Total' }), kilogramsText(content.loads.reduce((sum, kg) => sum + kg, 0))]],
  })
  page.heading(words.of({ fi: 'Ehdot', en: 'Terms' }), 2)
  for (const term of content.terms) page.paragraph(words.of(term))
  page.paragraph(words.of(content.why))
  if (content.balance !== null) page.paragraph(balanceText(content.balance, words))
  page.paragraph(
    words.of({
      fi: 'Laitos punnitsee tai mittaa jokaisen erän. Vahvista määrä tai huomauta siitä seitsemän päivän kuluessa. Jos et vastaa, määrä katsotaan hyväksytyksi.',
      en: 'The plant weighs or measures each consignment. Confirm the quantity or object within seven days. Without an answer it counts as accepted.',
    }),
  )
  if (content.declarations.length > 0) {
    page.heading(words.of({ fi: 'Annetut vakuutukset', en: 'Declarations given' }), 2)
    for (const kind of content.declarations) page.paragraph(wordOf(declarationNames, kind, words))
  }
  if (content.yard.length > 0) {
    page.heading(words.of({ fi: 'Ennen auton tuloa', en: 'Before the truck comes' }), 2)
    for (const need of content.yard) page.paragraph(words.of(need))
  }
  foot(page, content, words)
}

function factsOf(content: AcceptanceContent, words: DrawingWords): [string, string][] {
  const { company, farm, store, type, kg, plant, week, day } = content
  const tongue = tongueOf(words)
  return [
    [
      words.of({ fi: 'Yritys', en: 'Company' }),
      [companyText(company, words), company.address].filter(Boolean).join(', '),
    ],
    [words.of({ fi: 'Tila', en: 'Farm' }), companyText(farm, words)],
    [words.of({ fi: 'Lanta', en: 'Manure' }), `${words.of(type)}, ${kilogramsText(kg)}`],
    [words.of({ fi: 'Varasto', en: 'Store' }), store || dash],
    [words.of({ fi: 'Nouto', en: 'Collection' }), day === '' ? weekText(week, tongue) : dayText(day, week, tongue)],
    [words.of({ fi: 'Laitos', en: 'Plant' }), plant],
    [words.of({ fi: 'Puhelin', en: 'Telephone' }), company.phone || dash],
  ]
}

function balanceText(balance: number, words: DrawingWords): string {
  const amount = moneyText(Math.abs(balance))
  if (balance === 0) return words.of({ fi: 'Arvio: maksutta.', en: 'Estimate: free of charge.' })
  return balance > 0
    ? words.of({ fi: `Arvio: tilalle maksetaan ${amount}.`, en: `Estimate: the farm is paid ${amount}.` })
    : words.of({ fi: `Arvio: tila maksaa ${amount}.`, en: `Estimate: the farm pays ${amount}.` })
}
