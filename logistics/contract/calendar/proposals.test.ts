/** Lanta-appi 6.4: what is proposed from a farm's flocks. */
import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { CalendarEntry, Flock } from './flock.ts'
import { proposalsOf } from './proposals.ts'

const site = '00000000-0000-4000-8000-000000000001' as Flock['site']
const flock = (inDay: string, outDay: string | null, more: Partial<Flock> = {}) => ({
  ...{ site, house: 'Halli 1', species: 'broiler' as const, inDay: inDay as LocalDate },
  ...{ outDay: outDay as LocalDate | null, ...more },
})
const proposed = (flocks: ReturnType<typeof flock>[], today: string, entries: CalendarEntry[] = []) =>
  proposalsOf(flocks, { today: today as LocalDate, entries }).map(({ kind, day }) => `${kind} ${day}`)

test('Lanta-appi 6.4: before three flocks have ended broilers take 35 days and the house stands empty for 14', () => {
  expect(proposed([flock('2026-09-01', null)], '2026-09-10')).toEqual([
    'manureOut 2026-10-07',
    'beddingIn 2026-10-19',
    'manureOut 2026-11-25',
    'beddingIn 2026-12-07',
    'manureOut 2027-01-13',
    'beddingIn 2027-01-25',
    'manureOut 2027-03-03',
  ])
})

test('Lanta-appi 6.4: of hens nothing is proposed beyond what was entered, until three flocks have ended', () => {
  const hens = { species: 'layer' } as const
  expect(proposed([flock('2026-01-10', null, hens)], '2026-09-10')).toEqual([])
  expect(proposed([flock('2026-01-10', '2027-03-01', hens)], '2026-09-10')).toEqual(['manureOut 2027-03-02'])
})

test('Lanta-appi 6.4: the median length and gap of the last three flocks set the rhythm, one odd flock does not', () => {
  const flocks = [
    flock('2025-12-01', '2026-03-01'),
    flock('2026-03-15', '2026-04-25'),
    flock('2026-05-09', '2026-06-19'),
    flock('2026-07-01', '2026-08-30'),
  ]
  // Lengths 41, 41 and 60; gaps 14 and 12.
  expect(proposed(flocks, '2026-08-31').slice(0, 3)).toEqual([
    'manureOut 2026-08-31',
    'beddingIn 2026-09-11',
    'manureOut 2026-10-24',
  ])
})

test('Lanta-appi 6.4: each house has its own rhythm, whatever the case of its name', () => {
  const flocks = [flock('2026-09-01', null), flock('2026-09-20', null, { house: 'Halli 2' })]
  expect(proposed(flocks, '2026-09-25').slice(0, 2)).toEqual(['manureOut 2026-10-07', 'beddingIn 2026-10-19'])
  expect(proposed(flocks, '2026-09-25')).toContain('manureOut 2026-10-26')
  const same = [flock('2026-09-01', '2026-10-06'), flock('2026-10-20', null, { house: 'HALLI 1' })]
  expect(proposed(same, '2026-10-10').filter((line) => line.startsWith('manureOut'))).toHaveLength(4)
})

test('Lanta-appi 6.4: what is planned or done already is not proposed again, and one pickup answers one proposal', () => {
  const planned = (day: string): CalendarEntry => ({
    ...{ kind: 'manureOut', from: day as LocalDate, to: day as LocalDate, state: 'planned' },
  })
  const two = [flock('2026-09-01', null), flock('2026-09-02', null, { house: 'Halli 2' })]
  const outs = (entries: CalendarEntry[]) =>
    proposed(two, '2026-09-10', entries).filter((line) => line.startsWith('manureOut 2026-10'))
  expect(outs([])).toEqual(['manureOut 2026-10-07', 'manureOut 2026-10-08'])
  expect(outs([planned('2026-10-09')])).toEqual(['manureOut 2026-10-08'])
  expect(outs([planned('2026-10-09'), planned('2026-10-10')])).toEqual([])
  expect(outs([planned('2026-10-20')])).toHaveLength(2)
})

test('Lanta-appi 6.4: nothing before today is proposed, and without flocks nothing at all', () => {
  expect(proposed([], '2026-09-10')).toEqual([])
  expect(proposed([flock('2025-01-01', '2025-02-05')], '2026-09-10')).toEqual([])
})
