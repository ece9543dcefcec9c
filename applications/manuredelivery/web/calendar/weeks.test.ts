/** Lanta-appi 6.4: what the weeks of the calendar show. */
import type { LocalDate } from '@workspace/portal/contract'
import { expect, test } from 'vitest'
import type { Calendar } from './weeks.ts'
import { housesOf, weeksOf } from './weeks.ts'

const flock = (house: string, inDay: string, outDay: string | null) => ({
  ...{ id: house, version: 1, site: 's', house, species: 'broiler', birds: 1, note: '' },
  ...{ inDay: inDay as LocalDate, outDay: outDay as LocalDate | null },
})
const calendar = {
  flocks: [flock('Halli 2', '2026-10-14', null), flock('Halli 1', '2026-09-01', '2026-10-13')],
  entries: [{ kind: 'manureOut', from: '2026-10-14', to: '2026-10-14', state: 'planned', request: null }],
  proposals: [{ kind: 'manureOut', day: '2026-11-19', site: 's', house: 'Halli 2', store: null }],
} as unknown as Calendar
const week = (monday: string) => weeksOf(calendar, { from: monday as LocalDate, count: 1 })[0]

test('Lanta-appi 6.4: a house has birds from the first day to the last one, or until its manure is expected to leave', () => {
  expect(housesOf(calendar)).toEqual(['Halli 1', 'Halli 2'])
  expect(week('2026-10-12')).toMatchObject({
    number: 42,
    rails: [
      { house: 'Halli 1', birds: [{ from: 0, to: 2 }] },
      { house: 'Halli 2', birds: [{ from: 2, to: 7 }] },
    ],
  })
  // The manure leaves on Thursday, the birds the day before.
  expect(week('2026-11-16')?.rails[1]).toEqual({ house: 'Halli 2', birds: [{ from: 0, to: 3 }] })
  expect(week('2026-11-23')?.rails[1]).toEqual({ house: 'Halli 2', birds: [] })
})

test('Lanta-appi 6.4: a week shows birds, what is agreed and what is proposed by day', () => {
  expect(week('2026-10-12')?.happenings.map(({ what, day }) => `${what} ${day}`)).toEqual([
    ...['birdsout 2026-10-13', 'birdsin 2026-10-14', 'entry 2026-10-14'],
  ])
  expect(week('2026-11-16')?.happenings.map(({ what }) => what)).toEqual(['proposal'])
})
