import { withCheckDigit } from '@workspace/logistics/contract'
import { expect, test } from 'vitest'
import { consignmentNumber, requestNumber, ticketNumber } from './number.ts'

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
