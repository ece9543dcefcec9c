import { expect, test } from 'vitest'
import { fillsOf, kilogramsOf, volumeOfFills } from './estimate.ts'

const boxes = [{ m3: 48_000 }, { m3: 84_000 }]

test('lanta-appi 7.8: the fill of each box in quarters is the volume', () => {
  expect(volumeOfFills(boxes, [4, 2])).toBe(90_000)
  expect(volumeOfFills(boxes, [1, 0])).toBe(12_000)
  expect(volumeOfFills(boxes, [4, undefined])).toBeUndefined()
  expect(volumeOfFills(boxes, [0, 0])).toBeUndefined()
})

test('lanta-appi 4 W4, W03 and W04: kilograms by the density, rounded half away from zero', () => {
  expect(kilogramsOf(90_000, 450)).toBe(40_500)
  expect(kilogramsOf(84_000, 450)).toBe(37_800)
  expect(kilogramsOf(18_333, 450)).toBe(8250)
})

test('lanta-appi 7.8: a volume shown as fill comes back as the same volume where it is of whole quarters', () => {
  expect(fillsOf(boxes, 90_000)).toEqual([4, 2])
  expect(volumeOfFills(boxes, fillsOf(boxes, 27_000 + 48_000))).toBe(48_000 + 21_000)
})
