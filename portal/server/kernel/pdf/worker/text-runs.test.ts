import { expect, test } from 'vitest'
import type { FontName } from './text-runs.ts'
import { drawable, runsOf } from './text-runs.ts'

const scripts: Readonly<Partial<Record<FontName, RegExp>>> = {
  regular: /[\p{Script=Latin}\p{M}0-9 .,()\u2212-]/u,
  signs: /[≈→✓]/u,
  thai: /\p{Script=Thai}/u,
  arabic: /[\p{Script=Arabic}\u200c]/u,
  han: /\p{Script=Han}/u,
}
const has = (font: FontName, sign: string) => scripts[font === 'bold' ? 'regular' : font]?.test(sign) === true
const drawn = (text: string) => runsOf(text, 'regular', has).map(({ text: run, font }) => [run, font])

test('GEN-13: each part of a line has a font that has its signs', () => {
  expect(drawn('Åsa → 你好 สวัสดี')).toEqual([
    ['Åsa ', 'regular'],
    ['→', 'signs'],
    [' ', 'regular'],
    ['你好', 'han'],
    [' ', 'regular'],
    ['สวัสดี', 'thai'],
  ])
})

test('GEN-13: words from right to left stand in their order, with numbers and brackets as they are read', () => {
  expect(drawn('Nimi: سلام (دنيا) 12'.replace(':', ''))).toEqual([
    ['Nimi ', 'regular'],
    ['12', 'regular'],
    [' (', 'regular'],
    ['دنيا', 'arabic'],
    [') ', 'regular'],
    ['سلام', 'arabic'],
  ])
})

test('GEN-13: emoji are left out, and what no font has is a question mark', () => {
  expect(drawable('Maija 👩\u200d🌾 ✓ 🇫🇮 ok\n', has)).toBe('Maija  ✓  ok\n')
  expect(drawable('ꦗ', has)).toBe('?')
})
