import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { TariffRate, TariffTerms } from './carrier-freight.ts'
import { carrierPay, chooseTariff } from './carrier-freight.ts'

const terms: TariffTerms = {
  ...{ kind: 'perM3', price: 31_000, minimum: null, minChargeable: 0, freeMinutes: 30, waitingPerHour: 6800 },
  fuelBp: 0,
}
const carried = { volume: 126_000, km: 62, waiting: { site: 0, swamp: 0 } }

test('price R10: a carrier is paid by the cubic metre, at least for the minimum volume', () => {
  expect(carrierPay(terms, carried)).toEqual({
    ...{ quantity: 126_000, freight: 39_060, fuel: 0, quarters: 0, waiting: 0, amount: 39_060 },
  })
  const small = carrierPay({ ...terms, minChargeable: 90_000 }, { ...carried, volume: 62_000 })
  expect(small).toMatchObject({ quantity: 90_000, freight: 27_900 })
})

test('price R9: half a cent of freight is rounded away from zero', () => {
  expect(carrierPay({ ...terms, price: 5 }, { ...carried, volume: 10_000 })).toMatchObject({ freight: 1 })
  expect(carrierPay({ ...terms, price: 5 }, { ...carried, volume: 9_999 })).toMatchObject({ freight: 0 })
})

test('price R10: a carrier is paid by the load whatever it brings, and by the kilometre at least the minimum', () => {
  const perLoad = { ...terms, kind: 'perLoad', price: 41_250 } as const
  expect(carrierPay(perLoad, carried)).toMatchObject({ quantity: 1, freight: 41_250 })
  const perKm = { ...terms, kind: 'perKm', price: 42_500, minimum: 15_000 } as const
  expect(carrierPay(perKm, carried)).toMatchObject({ quantity: 62, freight: 26_350 })
  expect(carrierPay(perKm, { ...carried, km: 12 })).toMatchObject({ quantity: 12, freight: 15_000 })
})

test('price R13: fuel is a percentage of the freight as rounded, not of waiting', () => {
  const pay = carrierPay({ ...terms, fuelBp: 350 }, { ...carried, waiting: { site: 31, swamp: 0 } })
  expect(pay).toMatchObject({ freight: 39_060, fuel: 1367, quarters: 1, waiting: 1700, amount: 42_127 })
})

test.each([
  [30, 0, 0],
  [31, 0, 1],
  [45, 0, 1],
  [46, 0, 2],
  [48, 50, 4],
  [29, 29, 0],
])(
  'price R12: %i minutes at the site and %i at the swamp are %i started quarters over the free minutes',
  (site, swamp, quarters) => {
    const pay = carrierPay(terms, { ...carried, waiting: { site, swamp } })
    expect(pay).toMatchObject({ quarters, waiting: quarters * 1700 })
  },
)

const rate = (id: string, of: Partial<TariffRate>): TariffRate => ({
  ...{ ...terms, id, seller: 'bio', carrier: null, zone: null, productKind: null, publishedAt: '2026-01-01T00:00:00Z' },
  ...{ validFrom: '2026-01-01', validTo: '2026-12-31' },
  ...of,
})
const wanted = {
  ...{ seller: 'bio', carrier: 'suokoski', day: '2026-10-13' as LocalDate, zone: 'near', productKind: 'bulk' },
}
const chosen = (rates: readonly TariffRate[], of: Partial<typeof wanted> = {}) =>
  chooseTariff(rates, { ...wanted, ...of })?.id

test('Kuivikemyynti 2.2: a row is chosen by carrier before none, zone before none, kind before none', () => {
  const own = [
    rate('any', { carrier: 'suokoski' }),
    rate('kind', { carrier: 'suokoski', productKind: 'bulk' }),
    rate('zone', { carrier: 'suokoski', zone: 'near' }),
    rate('both', { carrier: 'suokoski', zone: 'near', productKind: 'bulk' }),
  ]
  const all = [rate('open', { zone: 'near', productKind: 'bulk' }), ...own]
  expect(chosen(all)).toBe('both')
  expect(chosen(all, { productKind: 'bale' })).toBe('zone')
  expect(chosen(all, { zone: 'far' })).toBe('kind')
  expect(chosen(all, { zone: 'far', productKind: 'bale' })).toBe('any')
  expect(chosen(all, { carrier: 'lakeus' })).toBe('open')
})

test('Kuivikemyynti 2.2: a carrier with a tariff of its own on the day is not paid by the one for all others', () => {
  const rates = [rate('open', {}), rate('own', { carrier: 'suokoski', zone: 'near', validFrom: '2026-06-01' })]
  expect(chosen(rates, { zone: 'far' })).toBeUndefined()
  expect(chosen(rates, { zone: 'far', day: '2026-05-31' as LocalDate })).toBe('open')
})

test('Kuivikemyynti 2.2: the day picks the tariff, of two alike the later; another seller’s never counts', () => {
  const rates = [
    rate('year', {}),
    rate('autumn', { validFrom: '2026-09-01' }),
    rate('again', { validFrom: '2026-09-01', publishedAt: '2026-08-01T00:00:00Z' }),
  ]
  expect(chosen(rates, { day: '2026-08-31' as LocalDate })).toBe('year')
  expect(chosen(rates, { day: '2026-09-01' as LocalDate })).toBe('again')
  expect(chosen(rates, { day: '2027-01-01' as LocalDate })).toBeUndefined()
  expect(chosen(rates, { seller: 'nov' })).toBeUndefined()
})
