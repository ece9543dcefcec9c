/** Cases that are drawn by chance: every rule's branch, edges of days, tolerances and roundings more often than life has them. */
import * as fc from 'fast-check'
import type { Facts, SettleInput } from '../settle-input.ts'

const days = ['2024-08-31', '2024-09-01', '2026-01-01', '2026-10-12', '2026-10-13', '2026-10-14', '2026-12-31'] as const
const day = fc.constantFrom(...days)
const moment = fc
  .tuple(day, fc.constantFrom('00:00', '09:30', '20:59', '21:00', '21:59', '22:00', '23:59'))
  .map(([date, time]) => `${date}T${time}:00Z`)
const taxClass = fc.constantFrom('general', 'reduced')
const basisPoints = fc.constantFrom(0, 1, 300, 450, 3333, 5000, 10_000)
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const cents = fc.integer({ min: 0, max: 20_000 })
const kilograms = fc.integer({ min: 1, max: 60_000 })
const thousandths = fc.integer({ min: 1, max: 150_000 })

const priced = {
  price: fc.integer({ min: 0, max: 200_000 }),
  minimum: cents,
  minChargeable: fc.integer({ min: 0, max: 30_000 }),
}
const withLimits: { requiredKeys: ('kind' | 'price')[] } = { requiredKeys: ['kind', 'price'] }

const term = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  scope: fc.constantFrom('farm', 'group', 'general'),
  type: some(fc.constantFrom('BROI', 'HEVO')),
  plant: some(fc.constantFrom('KUN', 'VAN')),
  validFrom: fc.constantFrom('2024-01-01', '2026-10-13'),
  validTo: fc.constantFrom('2026-10-13', '2027-12-31'),
  direction: fc.constantFrom('farmPays', 'free', 'plantPays'),
  goods: some(
    fc
      .record({ kind: fc.constantFrom('perT', 'perM3', 'perLoad'), ...priced }, withLimits)
      .chain((goods) => taxClass.map((of) => ({ ...goods, taxClass: of }))),
  ),
  freight: some(
    fc
      .record({ kind: fc.constantFrom('perT', 'perM3', 'perLoad', 'perKm'), ...priced }, withLimits)
      .chain((freight) =>
        fc.record({ shareBp: basisPoints, fuelBp: basisPoints, taxClass }).map((rest) => ({ ...freight, ...rest })),
      ),
  ),
  waiting: some(fc.record({ freeMinutes: fc.integer({ min: 0, max: 60 }), perHour: cents, taxClass })),
  refusal: some(fc.record({ fee: cents, freight: fc.constantFrom('none', 'oneWay', 'bothWays'), taxClass })),
  wastedTrip: some(fc.record({ fee: cents, taxClass })),
})

const weighing = fc.record({
  source: fc.constantFrom('plantScale', 'otherScale', 'vehicleScale'),
  divisionKg: fc.constantFrom(1, 10, 20),
  verifiedUntil: some(day),
  parts: fc.array(
    fc.tuple(kilograms, kilograms).map(([net, tare]) => ({ gross: net + tare, tare })),
    { minLength: 1, maxLength: 2 },
  ),
})

const facts = fc.record({
  id: fc.constant('LA-26-00207-1'),
  outcome: fc.constantFrom('received', 'received', 'refused', 'failed'),
  collected: some(moment),
  ended: moment,
  loaded: some(fc.record({ m3: some(thousandths), kg: some(kilograms) })),
  weighings: some(fc.array(weighing, { maxLength: 3 })),
  measuredM3: some(thousandths),
  billedKg: some(kilograms),
  billedM3: some(thousandths),
  payloadKg: some(kilograms),
  km: some(fc.integer({ min: 0, max: 300 })),
  waitedFarm: some(fc.integer({ min: 0, max: 200 })),
  waitedPlant: some(fc.integer({ min: 0, max: 200 })),
  cause: some(fc.constantFrom('farm', 'carrier', 'plant')),
  returned: fc.boolean(),
})

const content = some(fc.integer({ min: 0, max: 60_000 }))
const contents = {
  basis: fc.constantFrom('perT', 'perM3'),
  ...{ dm: some(fc.integer({ min: 0, max: 1000 })), n: content, solubleN: content, p: content, k: content },
}
const sampled = fc.constantFrom('2019-08-31', '2021-10-12', '2021-10-13', '2021-10-14', '2024-02-29', '2026-10-13')

/** Without runs, which have examples and a test of their own. */
export const generatedCase: fc.Arbitrary<SettleInput> = fc
  .record({
    vatRates: fc.constant([
      { taxClass: 'general', from: '2013-01-01', rateBp: 2400 },
      { taxClass: 'general', from: '2024-09-01', rateBp: 2550 },
      { taxClass: 'reduced', from: '2013-01-01', rateBp: 1400 },
      { taxClass: 'reduced', from: '2026-01-01', rateBp: 1350 },
    ]),
    company: fc.record({ estimateTolerancePct: fc.constantFrom(0, 15), scaleTolerancePct: fc.constantFrom(0, 2) }),
    farmVat: fc.uniqueArray(fc.record({ from: day, liable: fc.boolean() }), {
      selector: ({ from }) => from,
      maxLength: 2,
    }),
    type: fc.record({
      code: fc.constantFrom('BROI', 'HEVO'),
      kgPerM3: fc.integer({ min: 200, max: 1100 }),
      table: fc.uniqueArray(fc.record({ from: fc.constantFrom('2015-01-01', '2026-10-13'), ...contents }), {
        selector: ({ from }) => from,
        maxLength: 2,
      }),
    }),
    analyses: fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 2 }),
        store: some(fc.constantFrom('HALLI-1', 'HALLI-2')),
        sampledOn: sampled,
        ...contents,
      }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    terms: fc.uniqueArray(term, { selector: ({ id }) => id, maxLength: 4 }),
    byHand: fc.option(term, { nil: null, freq: 1 }),
    request: fc.record({ day, plant: fc.constantFrom('KUN', 'VAN'), store: fc.constant('HALLI-2') }),
    carrier: some(
      fc
        .record({ kind: fc.constantFrom('perT', 'perM3', 'perLoad', 'perKm'), ...priced }, withLimits)
        .chain((freight) =>
          fc
            .record({
              fuelBp: basisPoints,
              waitingPerHour: cents,
              freeMinutesFarm: fc.integer({ min: 0, max: 60 }),
              freeMinutesPlant: fc.integer({ min: 0, max: 60 }),
              wastedTrip: cents,
              refusedReturn: fc.constantFrom('none', 'sameAgain'),
            })
            .map((rest) => ({ ...freight, ...rest })),
        ),
    ),
    runs: fc.constant([]),
    consignments: fc.array(
      facts.chain((now) =>
        fc.option(facts, { nil: null, freq: 1 }).map((corrects) => ({ ...now, corrects }) as unknown as Facts),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map((drawn) => drawn as unknown as SettleInput)
