/** Finnish: a syllable begins with the one consonant before a vowel. Two letters at least stay together. */
export function isSyllableEnd(word: string, at: number): boolean {
  if (!/^\p{L}+[.,;:!?)]*$/u.test(word) || at < 2 || word.length - at < 2) return false
  return /^[bcdfghjklmnpqrstvwxzšž][aeiouyåäö]/i.test(word.slice(at))
}
