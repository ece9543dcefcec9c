import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle } from './settle.ts'
import type { Facts, SettleInput } from './settle-input.ts'
import type { SettledConsignment } from './settle-output.ts'
import { generatedCase } from './testing/generated-case.ts'
import { reference } from './testing/reference.ts'

/** `SETTLEMENT_CASES=100000` after changes of the rules. */
const numRuns = Number(process.env.SETTLEMENT_CASES ?? 2000)

function seen({ mass, nutrients, missing, rows, carrier, balance }: SettledConsignment, { corrects }: Facts) {
  return {
    ...{ kg: mass.kg, flags: mass.flags, missing, balance },
    grams: nutrients && [nutrients.n, nutrients.solubleN, nutrients.p, nutrients.k, nutrients.dryKg],
    rows: corrects ? [] : rows.map(({ side, kind, net, vatShare }) => [side, kind, net, vatShare]),
    carrier: corrects ? [] : carrier.rows.map(({ kind, net }) => [kind, net]),
  }
}

test('Lanta-appi 4, 5.1: settlement is what a second writing of the rules comes to', async () => {
  await fc.assert(
    fc.property(generatedCase, (input) => {
      const { term, consignments } = settle(input)
      const found = consignments.map((each, at) => seen(each, input.consignments[at] as Facts))
      expect({ term, consignments: found }).toEqual(reference(input))
    }),
    { numRuns },
  )
}, 600_000)

test('Lanta-appi 5.1 S13 to S15: rows, VAT, sides and totals agree to the cent, also of corrections', async () => {
  await fc.assert(
    fc.property(generatedCase, (input) => {
      const { consignments, total } = settle(input)
      for (const { rows, vat, sale, purchase, balance } of consignments) {
        for (const [side, sum] of [['sale', sale] as const, ['purchase', purchase] as const]) {
          const own = rows.filter((row) => row.side === side)
          expect(own.reduce((all, { net }) => all + net, 0)).toBe(sum.net)
          expect(own.reduce((all, { vatShare }) => all + vatShare, 0)).toBe(sum.vat)
          expect(vat.filter((each) => each.side === side).reduce((all, each) => all + each.vat, 0)).toBe(sum.vat)
          expect(sum.gross).toBe(sum.net + sum.vat)
        }
        expect(balance).toBe(purchase.gross - sale.gross)
      }
      expect(total.balance).toBe(consignments.reduce((all, { balance }) => all + balance, 0))
    }),
    { numRuns },
  )
}, 600_000)

test('Lanta-appi 5.1 S15: what was settled and its correction come to what the corrected consignment costs', async () => {
  await fc.assert(
    fc.property(generatedCase, (input) => {
      for (const facts of input.consignments) {
        const { corrects, ...now } = facts
        if (!corrects) continue
        const only = (some: Facts): SettleInput => ({ ...input, consignments: [some] })
        const settled = settle(only(corrects))
        const correction = settle(only({ ...facts }))
        // On the original day, by which VAT goes.
        const corrected = settle(only({ ...now, ended: corrects.ended, collected: facts.collected ?? facts.ended }))
        for (const side of ['sale', 'purchase'] as const)
          expect(settled.total[side].gross + correction.total[side].gross).toBe(corrected.total[side].gross)
      }
    }),
    { numRuns },
  )
}, 600_000)

test('Lanta-appi 4 W10: the shares of a run come to its net to the kilogram, whatever some stops weigh by themselves', async () => {
  const stop = fc.record({
    m3: fc.integer({ min: 1000, max: 40_000 }),
    own: fc.option(fc.integer({ min: 1, max: 5000 })),
  })
  await fc.assert(
    fc.property(generatedCase, fc.array(stop, { minLength: 1, maxLength: 6 }), fc.nat(60_000), (input, stops, rest) => {
      const own = stops.reduce((sum, each) => sum + (each.own ?? 0), 0)
      const consignments = stops.map(({ m3, own: kg }, at): Facts => {
        const parts = [{ gross: (kg ?? 0) + 1000, tare: 1000 }]
        const weighings =
          kg === null ? [] : [{ source: 'otherScale', divisionKg: 1, verifiedUntil: null, parts } as const]
        return {
          id: `${at}`,
          outcome: 'received',
          ended: '2026-10-13T08:00:00Z',
          loaded: { m3, kg: null },
          run: 'R',
          weighings,
        }
      })
      const settled = settle({ ...input, runs: [{ id: 'R', netKg: own + rest }], consignments })
      const sum = settled.consignments.reduce((all, { mass }) => all + (mass.kg ?? 0), 0)
      expect(sum).toBe(stops.every((each) => each.own !== null) ? own : own + rest)
    }),
    { numRuns: Math.min(numRuns, 5000) },
  )
}, 600_000)
