import { expect, test } from 'vitest'
import { ownSentence } from './own-sentences.ts'

const sentences = {
  weighbridge: {
    fi: { clear: ({ removed }: Readonly<Record<string, unknown>>) => `Poisti ${removed} punnitusta` },
    en: { clear: ({ removed }: Readonly<Record<string, unknown>>) => `Removed ${removed} weighings` },
  },
  silent: undefined,
}
const told = (action: string, language: 'fi' | 'en' = 'fi') =>
  ownSentence({ action, details: { removed: 2 } }, sentences, language)

test('R41: a line of an application is told in its own words, in the language in use', () => {
  expect(told('weighbridge.clear')).toBe('Poisti 2 punnitusta')
  expect(told('weighbridge.clear', 'en')).toBe('Removed 2 weighings')
})

test.each([
  'login',
  'clear',
  'weighbridge.other',
  'weighbridge.toString',
  'silent.clear',
  'gone.clear',
  'toString.call',
])('R41: nobody here has words of an application for %s', (action) => {
  expect(told(action)).toBeUndefined()
})
