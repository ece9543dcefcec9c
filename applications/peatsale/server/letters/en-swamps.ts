/** Letters about swamps in English. */
import type { LettersLike } from '@workspace/portal/server'
import type { finnishSwampLetters } from './fi-swamps.ts'
import type { ClosureLetter, SwampLetter } from './swamp-letter.ts'

const button = 'Open today’s loads'
const kinds: Readonly<Record<ClosureLetter['kind'], string>> = {
  ...{ wind: 'wind', fireDanger: 'fire danger', thaw: 'spring thaw', machine: 'broken machine' },
  ...{ birdArea: 'nesting birds', holiday: 'day off', other: 'another reason' },
}
const loadsOf = ({ loads }: SwampLetter) => `Your loads there today: ${loads.join(', ')}.`

export const englishSwampLetters: LettersLike<typeof finnishSwampLetters> = {
  swamp_closed: (letter) => ({
    subject: `Loading is closed: ${letter.swamp}`,
    paragraphs: [
      `Nothing is loaded at ${letter.swamp} now. Reason: ${kinds[letter.kind]}.`,
      ...(letter.words === '' ? [] : [letter.words]),
      loadsOf(letter),
      `We write when loading opens again. Questions? Call ${letter.phone}.`,
    ],
    button,
  }),
  swamp_opened: (letter) => ({
    subject: `Loading is open again: ${letter.swamp}`,
    paragraphs: [`Trucks are loaded at ${letter.swamp} again.`, loadsOf(letter)],
    button,
  }),
}
