import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Every letter as wide as the other. */
const wrapped = (text: string, width: number) => wrapText(text, width, (some) => some.length)

test('GEN-13: a text is broken between words, and where it has lines of its own', () => {
  expect(wrapped('Turve on kuivaa.\n\nHyvää turvetta', 9)).toEqual(['Turve on', 'kuivaa.', '', 'Hyvää', 'turvetta'])
  expect(wrapped('', 9)).toEqual([''])
})

test('GEN-13: a word too wide for a line is broken at a Finnish syllable, and ends with a hyphen there', () => {
  expect(wrapped('Kuivikepohjaturvetoimitus', 12)).toEqual(['Kuivikepoh-', 'jaturvetoi-', 'mitus'])
})

test('GEN-13: numbers, addresses and what has no vowel are broken without a sign that is not theirs', () => {
  expect(wrapped('12345678901234', 5)).toEqual(['12345', '67890', '1234'])
  expect(wrapped('tilaus/2026/0047', 8)).toEqual(['tilaus/', '2026/', '0047'])
  expect(wrapped('brrrrrrr', 3)).toEqual(['brr', 'rrr', 'rr'])
})

test('GEN-13: where nothing fits each sign stands alone, and nothing is lost', () => {
  expect(wrapped('turve', 0).join('').replaceAll('-', '')).toBe('turve')
})
