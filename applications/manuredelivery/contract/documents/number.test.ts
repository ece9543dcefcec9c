import { withCheckDigit } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { consignmentNumber, requestNumber, ticketNumber, unplannedNumber } from './number.ts'

test('Lanta-appi 2.4: request, consignment and commercial document', () => {
  const request = requestNumber({ year: 2026, running: 17 })
  expect(request).toBe('LA-26-00017')
  expect(consignmentNumber(request, 2)).toBe('LA-26-00017-2')
  expect(withCheckDigit(consignmentNumber(request, 2))).toBe('LA-26-00017-2-6')
})

test('Lanta-appi 2.4: a weighbridge ticket has the code of its plant', () => {
  expect(ticketNumber('KUN', { year: 2026, running: 412 })).toBe('KUN-26-00412')
})

test('Lanta-appi 2.4: the 100 000th number of a year has a digit more', () => {
  expect(requestNumber({ year: 2027, running: 100_000 })).toBe('LA-27-100000')
})

test('Lanta-appi 2.4: an unplanned consignment has the series of who collected it, and a commercial document as the others', () => {
  const number = unplannedNumber({ year: 2026, series: 7, running: 4 })
  expect(number).toBe('LA-26-X7-004')
  expect(withCheckDigit(number)).toBe('LA-26-X7-004-3')
})
