import { expect, test } from 'vitest'
import { softened, wordsOf } from './softened.ts'

const shown = (word: string) => softened(word).replaceAll('\u00AD', '-')

test('OPS-11: a word may break at each of its Finnish syllables, and where its own soft hyphens are', () => {
  expect(shown('kuljettajalle')).toBe('kul-jet-ta-jal-le')
  expect(shown('Kurkikorvenneva')).toBe('Kur-ki-kor-ven-ne-va')
  expect(shown('Toimitus\u00ADpaikka')).toBe('Toi-mi-tus-paik-ka')
  expect(shown('alue')).toBe('alue')
  expect(softened('Kuivike-')).toBe('Kui\u00ADvi\u00ADke-')
})

test('OPS-11: an e-mail address, a number and a plate get no hyphen that is not theirs', () => {
  const words = (text: string) => wordsOf(text).map(({ word, at }) => [at, word])
  expect(words('Soita kuljettajalle, „Kalliorinne-Mäkelä”')).toEqual([
    [0, 'Soita'],
    [6, 'kuljettajalle'],
    [22, 'Kalliorinne-'],
    [34, 'Mäkelä'],
  ])
  expect(words('aino.kalliorinne@kalliorinne.example www.kalliorinne.example')).toEqual([])
  expect(words('demo_asiakas KM-26-00042-perävaunu tilaukset/kuormat')).toEqual([])
})
