import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { FreightTable, FreightTableRow } from '../../contract/prices/freight-table.ts'
import { compareFreight, inForceOn, overlapping } from './freight-compare.ts'

const day = (text: string) => text as LocalDate

function row(zone: string, price: number): FreightTableRow {
  const fees = { minimum: null, minChargeable: 0, secondDrop: 0, waitingPerHour: 0, fuelBp: 0 }
  const names = { zoneCode: zone, zoneName: zone }
  return {
    id: `${zone} ${price}`,
    zone,
    productKind: 'bulk',
    kind: 'perM3',
    price,
    ...fees,
    ...names,
  } as FreightTableRow
}

function table(id: string, different: Partial<FreightTable>): FreightTable {
  const days = { validFrom: day('2026-01-01'), validTo: day('2026-12-31'), publishedAt: '2025-12-01T08:00:00.000Z' }
  return { id, name: id, version: 1, taxClass: 'general', state: 'published', rows: [], ...days, ...different }
}

const year = table('year', { rows: [row('near', 19_000), row('far', 43_000), row('middle', 31_000)] })
const autumn = table('autumn', { validFrom: day('2026-09-01'), rows: [row('near', 21_000)] })
const again = table('again', {
  ...{ validFrom: day('2026-09-01'), publishedAt: '2026-01-01T08:00:00.000Z', rows: [row('near', 22_000)] },
})

test('price R10: of two freight tables the later one holds, of two alike the one that was published later', () => {
  expect(inForceOn([autumn, year], day('2026-08-31')).get('near bulk')?.price).toBe(19_000)
  expect(inForceOn([autumn, year], day('2026-09-01')).get('near bulk')?.price).toBe(21_000)
  expect(inForceOn([again, autumn, year], day('2026-09-01')).get('near bulk')?.price).toBe(22_000)
  expect(inForceOn([autumn, year], day('2026-09-01')).get('far bulk')?.price).toBe(43_000)
  expect(inForceOn([year], day('2027-01-01')).size).toBe(0)
})

test('Kuivikemyynti 5.5: a draft of a freight table is compared with what holds on its first day', () => {
  const rows = [row('near', 23_000), row('far', 43_000), row('new', 62_000)]
  const draft = table('draft', { state: 'draft', publishedAt: null, validFrom: day('2026-10-01'), rows })
  const compared = compareFreight(draft, [draft, autumn, year])
  expect(compared.changed).toEqual([{ before: row('near', 21_000), after: row('near', 23_000) }])
  expect(compared.added).toEqual([{ after: row('new', 62_000) }])
  expect(compared.kept).toEqual([row('middle', 31_000)])
  expect(overlapping(draft, day('2026-10-01'), [draft, autumn, year]).map(({ id }) => id)).toEqual(['autumn', 'year'])
  expect(overlapping(draft, day('2027-01-01'), [draft, autumn, year])).toEqual([])
})
