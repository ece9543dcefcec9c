/** The application's documents. Run by the worker that draws, so types alone come from the portal. */
import type { Drawing } from '@workspace/portal/server'

export interface VisitsContent {
  readonly bridge: string
  readonly visits: readonly { readonly kilograms: number; readonly at: string }[]
}

const visits: Drawing<VisitsContent> = (page, content, words) => {
  const kilograms = (some: number) => `${String(some).replace(/\B(?=(\d{3})+$)/g, '\u00a0')} kg`
  page.heading(words.of({ fi: 'Punnitustodistus', en: 'Weighing certificate' }))
  page.pairs([[words.of({ fi: 'Vaaka', en: 'Bridge' }), content.bridge || '–']])
  page.table({
    columns: [
      { heading: words.of({ fi: 'Punnittu', en: 'Weighed' }), share: 2 },
      { heading: words.of({ fi: 'Massa', en: 'Mass' }), align: 'end' },
    ],
    rows: content.visits.map((visit) => [visit.at, kilograms(visit.kilograms)]),
    sums: [
      [
        words.of({ fi: 'Yhteensä', en: 'Total' }),
        kilograms(content.visits.reduce((sum, visit) => sum + visit.kilograms, 0)),
      ],
    ],
  })
  page.signatures([{ label: words.of({ fi: 'Punnitsija', en: 'Weighed by' }) }])
}

export const drawings = { visits }
