import { expect, test } from 'vitest'
import { before, days, minutes } from '../../kernel/clock/clock.ts'
import { backupName, expendableBackups } from './kept-backups.ts'

const now = new Date('2026-10-05T11:00:00.000Z')

test('R19: a backup is named by its moment', () => {
  expect(backupName(now)).toBe('portal-20261005T110000Z.sqlite')
})

test('R19: the newest 96 stay, a day of quarters of an hour', () => {
  const names = Array.from({ length: 100 }, (_, place) => backupName(before(now, minutes(15 * place))))

  const going = expendableBackups(names)

  expect(names.slice(0, 96).filter((name) => going.includes(name))).toEqual([])
  // The last one of the day before stays, too.
  expect(going).toEqual(names.slice(96).filter((name) => !name.startsWith('portal-20261004T234500')))
})

test('R19: the last one of each of 30 days and of each of 12 months stays', () => {
  const twiceADay = Array.from({ length: 2 * 500 }, (_, place) => backupName(before(now, minutes(12 * 60 * place))))

  const going = new Set(expendableBackups(twiceADay))
  const staying = twiceADay.filter((name) => !going.has(name)).slice(96)

  // 96 of two a day cover 48 days, so only months are left behind them.
  expect(staying).toEqual([
    'portal-20260731T230000Z.sqlite',
    'portal-20260630T230000Z.sqlite',
    'portal-20260531T230000Z.sqlite',
    'portal-20260430T230000Z.sqlite',
    'portal-20260331T230000Z.sqlite',
    'portal-20260228T230000Z.sqlite',
    'portal-20260131T230000Z.sqlite',
    'portal-20251231T230000Z.sqlite',
    'portal-20251130T230000Z.sqlite',
  ])
})

test('R19: one backup a day for long is kept by the newest 96, and by days when there are more a day', () => {
  const hourly = Array.from({ length: 24 * 60 }, (_, place) => backupName(before(now, minutes(60 * place))))

  const going = new Set(expendableBackups(hourly))
  const staying = hourly.filter((name) => !going.has(name))

  const dayOf = (name: string) => name.slice(7, 15)
  const thirtieth = dayOf(backupName(before(now, days(29))))
  expect(staying.filter((name) => dayOf(name) === thirtieth)).toHaveLength(1)
  expect(new Set(staying.map(dayOf)).size).toBe(31)
})

test('R19: what is not a backup of ours is left alone', () => {
  const strange = ['notes.txt', 'portal-old.sqlite', 'portal-20261005T110000Z.sqlite.sha256']
  const many = Array.from({ length: 200 }, (_, place) => backupName(before(now, minutes(place))))

  expect(expendableBackups([...strange, ...many]).filter((name) => strange.includes(name))).toEqual([])
})
