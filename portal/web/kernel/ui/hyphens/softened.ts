import { isSyllableEnd } from '../../../../contract/syllable-end.ts'

export const softHyphen = '\u00AD'

/** The word with a soft hyphen at each of its syllables, beside those that it has. */
export function softened(word: string): string {
  return word.replaceAll(/\p{L}+/gu, (part) =>
    [...part].map((letter, at) => (isSyllableEnd(part, at) ? softHyphen + letter : letter)).join(''),
  )
}

/**
 * Words of letters alone, with the hyphen that they may end in. A new one within an address, a number or a plate would be
 * taken for a part of it.
 */
export function wordsOf(text: string): readonly { readonly at: number; readonly word: string }[] {
  return [...text.matchAll(/\S+/gu)]
    .filter(([token]) => !/[\d@_/\\+=&#]|\p{L}[.:]\p{L}/u.test(token))
    .flatMap(({ 0: token, index }) =>
      [...token.matchAll(/[\p{L}\u00AD]{4,}-?/gu)].map(({ 0: word, index: at }) => ({ at: index + at, word })),
    )
}
