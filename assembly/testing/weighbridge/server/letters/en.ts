import type { LettersLike } from '@workspace/portal/server'
import type { finnishLetters } from './fi.ts'

export const englishLetters: LettersLike<typeof finnishLetters> = {
  weighings: ({ bridge, visits }, { title }) => ({
    subject: `Weighings, bridge ${bridge}`,
    paragraphs: [`Here are the weighings that you asked for. You also find them in ${title}.`],
    table: visits.map(({ at, kilograms }) => [at.slice(0, 10), `${kilograms} kg`] as const),
    button: 'Open the weighings',
  }),
  bridgeclosed: ({ bridge }) => ({
    subject: `Bridge ${bridge} is out of use`,
    paragraphs: ['Weigh your loads on another bridge for the time being.'],
  }),
}
