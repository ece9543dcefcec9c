/** For words that papers print: says while they are typed what paper leaves out. */
import { usePeatTexts } from '../texts/texts.ts'

/** What nearly every emoji consists of; a sign that a font of the papers has is none of them. */
const emoji = /[\u{1f000}-\u{1faff}]|\ufe0f/u

/** @returns the field's hint, or that emoji do not come through. */
export function usePaperHint(hint?: string): (words: string | undefined) => string | undefined {
  const { noemoji } = usePeatTexts('work')
  return (words) => (words !== undefined && emoji.test(words) ? noemoji : hint)
}
