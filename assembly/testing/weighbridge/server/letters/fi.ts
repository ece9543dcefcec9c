/** The application's letters in Finnish; the English file must hold the same ones. */
import type { FinnishLetters } from '@workspace/portal/server'

interface Weighings {
  readonly bridge: string
  readonly visits: readonly { readonly at: string; readonly kilograms: number }[]
}

export const finnishLetters = {
  weighings: ({ bridge, visits }: Weighings, { title }) => ({
    subject: `Punnitukset, vaaka ${bridge}`,
    paragraphs: [`Tässä ovat pyytämäsi punnitukset. Ne ovat nähtävissä myös palvelussa ${title}.`],
    table: visits.map(({ at, kilograms }) => [at.slice(0, 10), `${kilograms} kg`] as const),
    button: 'Avaa punnitukset',
  }),
  bridgeclosed: ({ bridge }: { readonly bridge: string }) => ({
    subject: `Vaaka ${bridge} on poissa käytöstä`,
    paragraphs: ['Punnitse kuormasi toistaiseksi toisella vaa’alla.'],
  }),
} satisfies FinnishLetters
