import { expect, test } from 'vitest'
import { planLoads } from './plan-loads.ts'

test('Lanta-appi 4 W8: a truck takes what its room or its payload allows; all loads are full but the last', () => {
  const cattle = { kg: 37_800, kgPerM3: 800, boxM3: 38_000, payloadKg: 12_160 }
  expect(planLoads(cattle)).toEqual({ perLoadKg: 12_160, loads: [12_160, 12_160, 12_160, 1320] })
  const broiler = { m3: 84_000, kgPerM3: 450, boxM3: 132_000, payloadKg: 42_240 }
  expect(planLoads(broiler)).toEqual({ perLoadKg: 42_240, loads: [37_800] })
})

test('Lanta-appi 4 W8: a truck without volume or payload has no such limit; without both it is one load', () => {
  expect(planLoads({ kg: 5000, kgPerM3: 500, boxM3: null, payloadKg: 2000 }).loads).toEqual([2000, 2000, 1000])
  expect(planLoads({ kg: 5000, kgPerM3: 500, boxM3: 8000, payloadKg: null }).loads).toEqual([4000, 1000])
  expect(planLoads({ kg: 5000, kgPerM3: 500, boxM3: null, payloadKg: null })).toEqual({
    perLoadKg: null,
    loads: [5000],
  })
})

test('Lanta-appi 4 W8: a load that is full to the kilogram has no empty one after it', () => {
  expect(planLoads({ kg: 24_320, kgPerM3: 800, boxM3: 38_000, payloadKg: 12_160 }).loads).toEqual([12_160, 12_160])
  expect(planLoads({ kg: 0, kgPerM3: 800, boxM3: 38_000, payloadKg: 12_160 }).loads).toEqual([])
})
