import { expect, test } from 'vitest'
import { misfitsOf } from './fit.ts'

const vehicle = {
  ...{ type: 'full', capacity: 128_000, payload_kg: 40_000, height_cm: 440, isClean: true },
}
const yard = { max_combination: 'full', height_limit_cm: null }
const peat = (quantity: number) => [{ unit: 'm3', quantity, m3_per_unit: 1000, kg_per_m3: 200 }]

test('Kuivikemyynti 2.9: volume, mass, combination, height and wash are asked', () => {
  expect(misfitsOf(peat(128_000), vehicle, yard)).toEqual([])
  expect(misfitsOf(peat(128_001), vehicle, yard)).toEqual(['volume'])
  expect(misfitsOf(peat(100_000), { ...vehicle, payload_kg: 19_999 }, yard)).toEqual(['mass'])
  expect(misfitsOf(peat(1000), vehicle, { ...yard, max_combination: 'semi' })).toEqual(['combination'])
  expect(misfitsOf(peat(1000), { ...vehicle, type: 'truck' }, { ...yard, max_combination: 'truck' })).toEqual([])
  expect(misfitsOf(peat(1000), vehicle, { ...yard, height_limit_cm: 420 })).toEqual(['height'])
  expect(misfitsOf(peat(1000), { ...vehicle, isClean: false }, yard)).toEqual(['wash'])
})

test('Kuivikemyynti 2.7 R10: pieces and kilograms are converted to cubic metres', () => {
  const bales = [{ unit: 'pcs', quantity: 641_000, m3_per_unit: 200, kg_per_m3: 125 }]
  expect(misfitsOf(bales, vehicle, yard)).toEqual(['volume'])
  const kilograms = [{ unit: 'kg', quantity: 40_001_000, m3_per_unit: 0, kg_per_m3: 400 }]
  expect(misfitsOf(kilograms, vehicle, yard)).toEqual(['mass'])
})
