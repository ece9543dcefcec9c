import { expect, test } from 'vitest'
import { devices } from './fi/devices.ts'
import { header } from './fi/header.ts'
import { lookUpText } from './look-up.ts'

test('I18N-04: a key of run time finds its text', () => {
  expect(lookUpText(devices, 'device_jauhin')).toBe('Jauhin')
})

test('I18N-04: a missing text gives not_found', () => {
  expect(lookUpText(devices, 'device_reactor')).toBe('not_found')
  expect(lookUpText(devices, '')).toBe('not_found')
})

test('I18N-04: what every object has is not a text', () => {
  const keys = ['toString', 'constructor', 'hasOwnProperty', '__proto__', 'valueOf']
  expect(keys.map((key) => lookUpText(devices, key))).toEqual(keys.map(() => 'not_found'))
})

test('I18N-04: a text that needs marks is not given without them', () => {
  expect(lookUpText(header, 'switchlanguage')).toBe('not_found')
})
