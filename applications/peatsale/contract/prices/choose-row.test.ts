import { expect, test } from 'vitest'
import { priceLoads } from './price-loads.ts'
import { bulkCase, listOf, loadOf, rowOf, threeBreaks } from './testing/bulk-case.ts'

const season = { seasonFrom: '2026-10-12', seasonTo: '2026-10-31' }

type Case = readonly [title: string, different: Parameters<typeof bulkCase>[0], given: string]

/** Which row gives the price. */
const choices: readonly Case[] = [
  ['price R1: the first day of a list counts', { order: { plannedDay: '2024-01-01' } }, 'YLEIS 94000'],
  ['price R1: the last day of a list counts', { order: { plannedDay: '2026-12-31' } }, 'YLEIS 94000'],
  [
    'price R2: the customer goes before a group, a group before all',
    {
      lists: [
        listOf('YLEIS', [rowOf({ unitPrice: 3 })], { validFrom: '2026-10-01' }),
        listOf('RYHMÄ', [rowOf({ unitPrice: 2 })], { scope: 'group' }),
        listOf('OMA', [rowOf({ unitPrice: 1 })], { scope: 'customer' }),
      ],
    },
    'OMA 1',
  ],
  [
    'price R2: of two alike the later one',
    {
      lists: [
        listOf('VANHA', [rowOf({ unitPrice: 1 })], { validFrom: '2026-01-01' }),
        listOf('UUSI', [rowOf({ unitPrice: 2 })], { validFrom: '2026-09-01' }),
      ],
    },
    'UUSI 2',
  ],
  [
    'price R3: a list that does not name the product is passed over, with fallback or without',
    { lists: [listOf('OMA', [], { scope: 'customer', fallback: false }), listOf('YLEIS', threeBreaks)] },
    'YLEIS 94000',
  ],
  [
    'price R3: where no row fits and the list has fallback, the next is asked',
    {
      lists: [
        listOf('OMA', [rowOf({ zone: 'Z1' })], { scope: 'customer' }),
        listOf('YLEIS', threeBreaks, { fallback: false }),
      ],
    },
    'YLEIS 94000',
  ],
  ['price R4: a break is reached at its quantity', { line: { ordered: 100_000 } }, 'YLEIS 94000'],
  ['price R4: a thousandth less does not reach it', { line: { ordered: 99_999 } }, 'YLEIS 102000'],
  [
    'price R4: both days of a season count, the first',
    { rows: [rowOf({ unitPrice: 1 }), rowOf({ unitPrice: 2, ...season })] },
    'YLEIS 2',
  ],
  [
    'price R4: both days of a season count, the last',
    { rows: [rowOf({ unitPrice: 1 }), rowOf({ unitPrice: 2, ...season })], order: { plannedDay: '2026-10-31' } },
    'YLEIS 2',
  ],
  [
    'price R4: a season is over on the next day',
    { rows: [rowOf({ unitPrice: 1 }), rowOf({ unitPrice: 2, ...season })], order: { plannedDay: '2026-11-01' } },
    'YLEIS 1',
  ],
  [
    'price R5: the zone goes before a season and before a higher break',
    {
      rows: [
        rowOf({ unitPrice: 1, zone: null, ...season }),
        rowOf({ unitPrice: 2, zone: null, minQty: 100_000 }),
        rowOf({ unitPrice: 3 }),
      ],
    },
    'YLEIS 3',
  ],
  [
    'price R5: a season goes before a higher break',
    { rows: [rowOf({ unitPrice: 1, minQty: 100_000 }), rowOf({ unitPrice: 2, ...season })] },
    'YLEIS 2',
  ],
  [
    'price R6: by the load, the snapshot shows the largest',
    {
      seller: { breakBasis: 'load' },
      line: { ordered: 300_000 },
      loads: [loadOf(40_000), loadOf(110_000, { id: '2' })],
    },
    'YLEIS 94000',
  ],
  [
    'price R6: by the season, what came before counts',
    { seller: { breakBasis: 'season' }, line: { ordered: 60_000, seasonBefore: 190_000 } },
    'YLEIS 89000',
  ],
]

test.each(choices)('%s', (_, different, given) => {
  const [line] = priceLoads(bulkCase(different)).snapshot
  expect(`${line?.list} ${line?.unitPrice}`).toBe(given)
})

test('price R3: without fallback the price is missing: no loads, no total, and the reason is told', () => {
  const lists = [
    listOf('OMA', [rowOf({ zone: 'Z1' })], { scope: 'customer', fallback: false }),
    listOf('YLEIS', threeBreaks),
  ]

  expect(priceLoads(bulkCase({ lists }))).toStrictEqual({
    snapshot: [
      {
        ...{ product: 'IRTO', basis: 'line', basisQty: 120_000, missing: true },
        passedOver: [{ list: 'OMA', why: 'names the product, no row fits, no fallback' }],
      },
    ],
    ...{ missing: true, loads: [] },
  })
})
