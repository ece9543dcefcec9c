import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import { replacedFrom, standingOf } from './price-standing.ts'

const day = (text: string) => text as LocalDate
const list = {
  ...{ state: 'published' as const, publishedAt: '2025-12-01T08:00:00.000Z' },
  ...{ validFrom: day('2026-01-01'), validTo: day('2026-12-31') },
}

test.each([
  [{ state: 'draft' as const, publishedAt: null }, '2026-05-05', 'draft'],
  [{}, '2025-12-31', 'coming'],
  [{}, '2026-01-01', 'valid'],
  [{}, '2026-12-31', 'valid'],
  [{}, '2027-01-01', 'ended'],
  [{ state: 'retired' as const }, '2026-05-05', 'retired'],
  [{ state: 'retired' as const, publishedAt: null }, '2026-05-05', 'discarded'],
])('price R2: a list of %o stands on %s as %s', (different, today, standing) => {
  expect(standingOf({ ...list, ...different }, day(today))).toBe(standing)
})

test.each([
  ['2026-06-01', { becomes: 'ended', lastDay: '2026-05-31' }],
  ['2026-12-31', { becomes: 'ended', lastDay: '2026-12-30' }],
  ['2027-01-01', { becomes: 'asItWas' }],
  ['2027-01-15', { becomes: 'asItWas', gap: { from: '2027-01-01', to: '2027-01-14' } }],
  ['2026-01-01', { becomes: 'retired' }],
  ['2025-11-01', { becomes: 'retired' }],
])('Kuivikemyynti 2.7: the list that is replaced from %s becomes %o', (from, replaced) => {
  expect(replacedFrom(list, day(from))).toEqual(replaced)
  expect(replacedFrom({ ...list, state: 'retired' }, day(from))).toEqual({ becomes: 'asItWas' })
})
