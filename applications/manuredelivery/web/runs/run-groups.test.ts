import { expect, test } from 'vitest'
import type { ConsignmentRow } from '../../contract/consignments/consignment-row.ts'
import { runGroups } from './run-groups.ts'

const plants = { kun: { id: 'kun', name: 'Kuntokorpi' }, hak: { id: 'hak', name: 'Hakasuo' } }
const truck = { id: 'v1', plate: 'ZZA-142' }

function row(number: string, of: Partial<ConsignmentRow> = {}): ConsignmentRow {
  const base = {
    id: number,
    number,
    day: '2026-10-14',
    vehicle: truck,
    plant: plants.kun,
    state: 'assigned',
    run: null,
  }
  return { ...base, ...of } as ConsignmentRow
}
const run = (id: string, stop: number) => ({ id, stop, version: 1 })
const numbers = (rows: readonly ConsignmentRow[]) => rows.map(({ number }) => number)

test('lanta-appi 3.3: two runs of a truck on one day stay apart, each in its order, and both may take what is loose', () => {
  const rows = [
    ...[row('b', { run: run('r1', 2) }), row('a', { run: run('r1', 1) })],
    ...[row('c', { run: run('r2', 1) }), row('d', { run: run('r2', 2) }), row('e')],
  ]
  const groups = runGroups(rows)
  expect(groups.map(({ stops }) => numbers(stops))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(groups.every(({ loose, mayChange }) => numbers(loose).join() === 'e' && mayChange)).toBe(true)
})

test('lanta-appi 3.3: a run is made of two of one day, truck and plant that have not begun', () => {
  const alike = [row('b', { slotFrom: null }), row('a', { slotFrom: null })]
  expect(runGroups(alike)).toMatchObject([{ run: null, stops: [], loose: [{ number: 'a' }, { number: 'b' }] }])
  for (const other of [{ day: '2026-10-15' }, { plant: plants.hak }, { state: 'loading' }, { vehicle: null }]) {
    expect(runGroups([row('a'), row('b', other as never)])).toEqual([])
  }
})

test('lanta-appi 3.3: a run whose truck has begun is shown and not changed', () => {
  const rows = [row('a', { run: run('r1', 1), state: 'loading' }), row('b', { run: run('r1', 2) })]
  expect(runGroups(rows)).toMatchObject([{ mayChange: false, run: { id: 'r1' } }])
})
