import { expect, test } from 'vitest'
import { batchNumber, withCheckDigit } from './number.ts'

test.each([
  ['KM-26-00487-1', 'KM-26-00487-1-8'],
  // From the right 3·7 + 2·3 + 4·1 + 0 + 0 + 0 + 6·7 + 2·3 = 79, so 1.
  ['KM-26-00042-3', 'KM-26-00042-3-1'],
  ['KM-26-X7-004', 'KM-26-X7-004-3'],
  // Of Lanta-appi: 2·7 + 7·3 + 1·1 + 0 + 0 + 0 + 6·7 + 2·3 = 84, so 6.
  ['LA-26-00017-2', 'LA-26-00017-2-6'],
  ['LA-26-X7-004', 'LA-26-X7-004-3'],
])('2.2 the document of %s has the number %s', (number, document) => {
  expect(withCheckDigit(number)).toBe(document)
})

test('2.2 one wrong digit gives another check digit', () => {
  const right = withCheckDigit('KM-26-00487-1').at(-1)
  for (const wrong of ['KM-26-00486-1', 'KM-26-10487-1', 'KM-27-00487-1', 'KM-26-00487-2']) {
    expect(withCheckDigit(wrong).at(-1)).not.toBe(right)
  }
})

test('2.2 a batch has the week, the code of the company and its running number', () => {
  expect(batchNumber({ week: '2026-W14', code: 'BIO', running: 1 })).toBe('AIN-2026-W14-BIO-1')
})
