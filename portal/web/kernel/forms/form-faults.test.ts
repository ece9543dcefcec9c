import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../../../contract/fields/text.ts'
import { common } from '../texts/fi/common.ts'
import { forms } from '../texts/fi/forms.ts'
import type { FaultsGiven } from './form-faults.ts'
import { formFaults, isRequired, refusedFields } from './form-faults.ts'

const call = {
  input: z.object({
    driver: text(8, 3),
    phone: z.optional(text(5)),
    tonnes: z.int().check(z.minimum(1), z.maximum(40)),
    accepted: z.literal(true),
    lines: z.array(z.object({ amount: z.int() })).check(z.minLength(1)),
    misc: z.object({ language: z.enum(['fi', 'en']) }),
  }),
}
const good = {
  driver: 'Aino',
  phone: '',
  tonnes: 30,
  accepted: true,
  lines: [{ amount: 1 }],
  misc: { language: 'fi' },
}

function faultsOf(values: object, more: Partial<FaultsGiven> = {}): Record<string, string> {
  const names = ['driver', 'phone', 'tonnes', 'accepted', 'lines', 'misc.language']
  const given = { call, names, values, input: values, own: {}, refused: [], messages: {}, texts: { common, forms } }
  const faults = formFaults({ ...given, refusalText: ({ refused }) => `!${refused}`, ...more })
  return Object.fromEntries([...faults].map(([name, { text }]) => [name, text]))
}

describe('the rules of a form are those of its call', () => {
  test('CALL-10: what is good has no fault', () => {
    expect(faultsOf(good)).toEqual({})
  })

  test.each([
    ['driver', '  ', 'Täytä tämä kenttä.'],
    ['driver', 'Ai', 'Vähintään 3 merkkiä.'],
    ['driver', 'Aino Ahonen', 'Enintään 8 merkkiä.'],
    ['tonnes', undefined, 'Täytä tämä kenttä.'],
    ['tonnes', 0, 'Arvo on liian pieni.'],
    ['tonnes', 41, 'Arvo on liian suuri.'],
    ['tonnes', 1.5, 'Tarkista tämä kenttä.'],
    ['accepted', false, 'Täytä tämä kenttä.'],
    ['lines', [], 'Täytä tämä kenttä.'],
    ['lines', [{ amount: 1 }, { amount: 1.5 }], 'Tarkista tämä kenttä.'],
  ])('CALL-10: %s that is %j is told: %s', (name, value, says) => {
    expect(faultsOf({ ...good, [name]: value })).toEqual({ [name]: says })
  })

  test('CALL-10: faults come in the order of the form, also of fields within fields', () => {
    const faults = faultsOf({ ...good, misc: { language: '' }, driver: '' })
    expect(Object.keys(faults)).toEqual(['driver', 'misc.language'])
  })

  test('CALL-10: a form’s own words come before the general ones, its own rules before the call’s', () => {
    const values = { ...good, driver: '', tonnes: 41 }
    const messages = { driver: 'Kuka ajaa?', tonnes: { 'too-small': 'Liian kevyt' } }
    expect(faultsOf(values, { messages })).toEqual({ driver: 'Kuka ajaa?', tonnes: 'Arvo on liian suuri.' })
    expect(faultsOf(good, { own: { phone: 'Soita ensin' } })).toEqual({ phone: 'Soita ensin' })
  })

  test('only what typing on cannot mend is told before the field is left', () => {
    const given = { call, names: ['driver', 'tonnes'], own: {}, refused: [], messages: {}, texts: { common, forms } }
    const values = { ...good, driver: 'Aino Ahonen', tonnes: 0 }
    const faults = formFaults({ ...given, values, input: values, refusalText: () => '' })
    expect([...faults.values()].map(({ isFinal }) => isFinal)).toEqual([true, false])
  })

  test.each([
    ['driver', true],
    ['phone', false],
    ['tonnes', true],
    ['accepted', true],
    ['lines.0.amount', true],
    ['misc.language', true],
    ['unheard', false],
  ])('a field that must be filled has the star: %s %j', (name, required) => {
    expect(isRequired(call, name)).toBe(required)
  })
})

describe('what the server refuses', () => {
  const refused = (field: string, value: unknown, code: string) => [{ field, value, answer: { refused: code } }]

  test('CALL-10: stands at the field, as long as it holds the refused value', () => {
    expect(faultsOf(good, { refused: refused('driver', 'Aino', 'in_use') })).toEqual({ driver: '!in_use' })
    expect(faultsOf({ ...good, driver: 'Eino' }, { refused: refused('driver', 'Aino', 'in_use') })).toEqual({})
  })

  test('CALL-10: an input that the browser’s rules let pass has the general sentence', () => {
    expect(faultsOf(good, { refused: refused('tonnes', 30, 'invalid_input') })).toEqual({
      tonnes: 'Tarkista tämä kenttä.',
    })
  })

  test('CALL-10: fields are found by the names that the server gives, or by the code', () => {
    const names = ['driver', 'lines.0.amount', 'lines.1.amount']
    expect(refusedFields({ refused: 'invalid_input', fields: ['lines.amount', 'version'] }, names, {})).toEqual([
      'lines.0.amount',
      'lines.1.amount',
    ])
    expect(refusedFields({ refused: 'in_use' }, names, { in_use: 'driver' })).toEqual(['driver'])
    expect(refusedFields({ refused: 'toString' }, names, {})).toEqual([])
  })
})
