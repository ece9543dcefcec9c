import { afterEach, expect, test, vi } from 'vitest'
import type { RefusalCode } from '../../../contract/own.ts'
import { isRefusalCode, refusalStatus } from '../../../contract/own.ts'
import { common as english } from './en/common.ts'
import { fields as englishFields } from './en/fields.ts'
import { common } from './fi/common.ts'
import { fields } from './fi/fields.ts'
import { refusalText } from './refusal-texts.ts'

const inFinnish = { common, fields, language: 'fi', supportEmail: 'tuki@demo.example' } as const
const inEnglish = { common: english, fields: englishFields, language: 'en', supportEmail: 'tuki@demo.example' } as const
const codes = Object.keys(refusalStatus).filter(isRefusalCode)

afterEach(() => {
  vi.useRealTimers()
})

test('CALL-09: every refusal has a sentence in both languages', () => {
  for (const refused of codes) {
    expect(refusalText({ refused }, inFinnish), refused).toMatch(/\p{L}/u)
    expect(refusalText({ refused }, inEnglish), refused).toMatch(/\p{L}/u)
  }
})

test('CALL-09: a refusal without a text does not compile', () => {
  // @ts-expect-error the other codes are missing
  const incomplete: Record<RefusalCode, keyof typeof common> = { user_exists: 'registerusernameexists' }
  expect(Object.keys(incomplete)).not.toHaveLength(codes.length)
})

test('CALL-10: invalid_input names the fields in the language in use', () => {
  const answer = { refused: 'invalid_input', fields: ['postal', 'misc.language', 'unheardof'] } as const
  expect(refusalText(answer, inFinnish)).toBe('Tarkista kentät: Postinumero, Kieli, unheardof.')
  expect(refusalText(answer, inEnglish)).toBe('Please check these fields: Postal code, Language, unheardof.')
})

test('CALL-10: fields that the portal has no name for are called as their application calls them, each once', () => {
  const fields = { fi: { lines: 'Määrät', quantity: 'Määrä' }, en: { lines: 'Quantities', quantity: 'Quantity' } }
  const own = { fi: {}, en: {}, fields }
  const answer = {
    refused: 'invalid_input',
    fields: ['lines', 'lines.0.quantity', 'lines.1.quantity', 'postal'],
  } as const
  expect(refusalText(answer, { ...inFinnish, own })).toBe('Tarkista kentät: Määrät, Määrä, Postinumero.')
  expect(refusalText(answer, { ...inEnglish, own })).toBe(
    'Please check these fields: Quantities, Quantity, Postal code.',
  )
})

test('LOGIN-20: too many attempts tells until when', () => {
  vi.useFakeTimers({ now: new Date('2026-10-05T11:00:10Z') })
  const answer = { refused: 'too_many_requests', retryAfterSeconds: 290 } as const
  expect(refusalText(answer, inFinnish)).toBe('Liian monta yritystä. Voit yrittää uudelleen klo\u00A014.05.')
  expect(refusalText(answer, inEnglish)).toBe('Too many attempts. You can try again at 14.05.')
  expect(refusalText({ refused: 'too_many_requests' }, inFinnish)).toBe(common.toomanyrequeststext)
})

test('REG-10: registration_disabled names the support address', () => {
  expect(refusalText({ refused: 'registration_disabled' }, inEnglish)).toContain('tukeen: tuki@demo.example')
})

test('CALL-09: an application’s own refusal is told in its words, never in those of what every object has', () => {
  const own = { fi: { sold_out: 'Loppunut.' }, en: { sold_out: 'Sold out.' } }
  expect(refusalText({ refused: 'sold_out' }, { ...inFinnish, own })).toBe('Loppunut.')
  expect(refusalText({ refused: 'sold_out' }, { ...inEnglish, own })).toBe('Sold out.')
  for (const refused of ['no_truck', 'toString', 'constructor']) {
    expect(refusalText({ refused }, { ...inFinnish, own }), refused).toBe(common.commonactionfailuretext)
  }
  expect(refusalText({ refused: 'sold_out' }, inFinnish)).toBe(common.commonactionfailuretext)
})
