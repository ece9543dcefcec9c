/** Letters about swamps in Finnish. */
import type { FinnishLetters } from '@workspace/portal/server'
import type { ClosureLetter, SwampLetter } from './swamp-letter.ts'

const button = 'Avaa päivän kuormat'
const kinds: Readonly<Record<ClosureLetter['kind'], string>> = {
  ...{ wind: 'tuuli', fireDanger: 'palovaara', thaw: 'kelirikko', machine: 'konerikko' },
  ...{ birdArea: 'lintujen pesintä', holiday: 'vapaapäivä', other: 'muu syy' },
}
const loadsOf = ({ loads }: SwampLetter) => `Kuormasi siellä tänään: ${loads.join(', ')}.`

export const finnishSwampLetters = {
  swamp_closed: (letter: ClosureLetter) => ({
    subject: `Lastaus on suljettu: ${letter.swamp}`,
    paragraphs: [
      `Suolla ${letter.swamp} ei lasteta nyt. Syy: ${kinds[letter.kind]}.`,
      ...(letter.words === '' ? [] : [letter.words]),
      loadsOf(letter),
      `Saat viestin, kun lastaus avataan. Kysyttävää? Soita ${letter.phone}.`,
    ],
    button,
  }),
  swamp_opened: (letter: SwampLetter) => ({
    subject: `Lastaus on taas auki: ${letter.swamp}`,
    paragraphs: [`Suolla ${letter.swamp} lastataan taas.`, loadsOf(letter)],
    button,
  }),
} satisfies FinnishLetters
