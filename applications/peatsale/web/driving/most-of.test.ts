import type { Quantity } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import { mostOf } from './most-of.ts'

const m3 = (value: number) => (value * 1000) as Quantity
const truck = {
  id: '',
  plate: 'ZZA-101',
  boxes: [
    { name: 'Nuppi', m3: m3(50) },
    { name: 'Kärry', m3: m3(78) },
  ],
}
const line = { unit: 'm3', planned: m3(120), loaded: null } as const

test('Kuivikemyynti 5.2: the driver may tell a quarter more than truck, plan and loader say, and never less than was told', () => {
  expect(mostOf(line, { vehicle: truck })).toBe(m3(160))
  expect(mostOf(line, { vehicle: null })).toBe(m3(150))
  expect(mostOf({ ...line, loaded: m3(150) }, { vehicle: truck })).toBe(m3(190))
  expect(mostOf({ ...line, planned: m3(990) }, { vehicle: truck })).toBe(m3(1000))
  expect(mostOf({ unit: 'pcs', planned: m3(10), loaded: null }, { vehicle: truck })).toBe(m3(100_000))
})
