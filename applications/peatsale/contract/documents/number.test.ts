import { expect, test } from 'vitest'
import { batchNumber, waybillNumber } from './number.ts'

test.each([
  ['KM-26-00487-1', 'KM-26-00487-1-8'],
  // From the right 3·7 + 2·3 + 4·1 + 0 + 0 + 0 + 6·7 + 2·3 = 79, so 1.
  ['KM-26-00042-3', 'KM-26-00042-3-1'],
  ['KM-26-X7-004', 'KM-26-X7-004-3'],
])('2.2 the waybill of load %s has the number %s', (load, waybill) => {
  expect(waybillNumber(load)).toBe(waybill)
})

test('2.2 one wrong digit gives another check digit', () => {
  const right = waybillNumber('KM-26-00487-1').at(-1)
  for (const wrong of ['KM-26-00486-1', 'KM-26-10487-1', 'KM-27-00487-1', 'KM-26-00487-2']) {
    expect(waybillNumber(wrong).at(-1)).not.toBe(right)
  }
})

test('2.2 a batch has the week, the code of the seller and its running number', () => {
  expect(batchNumber({ week: '2026-W14', code: 'BIO', running: 1 })).toBe('AIN-2026-W14-BIO-1')
})
