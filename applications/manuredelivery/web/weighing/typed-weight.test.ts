import { expect, test } from 'vitest'
import { differenceTo, netOf, netOfParts, nextPart, pressed, weightsWith } from './typed-weight.ts'

const weighed = (gross: number | null, tare: number | null) => ({
  ...{ id: '1', source: 'plantScale' as const, scale: { id: 'vaaka', name: 'Vaaka 1' }, verifiedUntil: null },
  ...{ box: '', gross, tare, ticket: '', isOfRun: false },
})

test('lanta-appi 4 W2: the pad takes whole kilograms up to 200 t and no leading zero', () => {
  expect(['5', '5', '4', '8', '0'].reduce(pressed, '')).toBe('55480')
  expect(pressed('', '0')).toBe('')
  expect(pressed('', '00')).toBe('')
  expect(pressed('20000', '0')).toBe('200000')
  expect(pressed('20000', '1')).toBe('20000')
  expect(pressed('200000', '00')).toBe('200000')
})

test('lanta-appi 4 W2: the net stands as the tare is typed, and not while the tare is not below the gross', () => {
  expect(nextPart(undefined)).toBe('gross')
  expect(nextPart(weighed(55_480, null))).toBe('tare')
  expect(nextPart(weighed(null, 17_280))).toBe('gross')
  expect(netOf(weightsWith(weighed(55_480, null), 'tare', '17280'))).toBe(38_200)
  expect(netOf(weightsWith(weighed(55_480, null), 'tare', ''))).toBeNull()
  expect(netOf(weightsWith(weighed(55_480, null), 'tare', '55480'))).toBeNull()
})

test('lanta-appi 4 W02: truck and trailer apart are summed once each has both', () => {
  const trailer = { gross: 31_480, tare: 9260 }
  expect(netOfParts([{ gross: 26_100, tare: 12_340 }, trailer])).toBe(35_980)
  expect(netOfParts([{ gross: 26_100, tare: null }, trailer])).toBeNull()
  expect(netOfParts([])).toBeNull()
})

test('lanta-appi 7.8: the difference to the estimate is in tenths of a percent', () => {
  expect(differenceTo(40_500, 38_200)).toBe(-57)
  expect(differenceTo(null, 38_200)).toBeNull()
})
