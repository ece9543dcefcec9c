import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import { copyDays } from './list-fields.ts'

const today = '2026-11-27' as LocalDate

function days(written: string) {
  const [validFrom, validTo] = written.split('/') as LocalDate[]
  return { validFrom, validTo } as Parameters<typeof copyDays>[0]
}

test.each([
  ['one that ends soon is followed by the next year', '2026-01-01/2026-12-31', '2027-01-01/2027-12-31'],
  ['one that holds for long is replaced from the next month', '2026-06-01/2027-06-30', '2026-12-01/2027-06-30'],
  ['a coming one is replaced from its beginning', '2027-01-01/2027-12-31', '2027-01-01/2027-12-31'],
  ['one that has ended is followed from tomorrow', '2025-01-01/2025-12-31', '2026-11-28/2026-12-31'],
])('Kuivikemyynti 2.7: of copied prices %s', (_, list, copy) => {
  expect(copyDays(days(list), today)).toEqual(days(copy))
})
