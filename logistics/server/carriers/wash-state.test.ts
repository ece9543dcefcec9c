import { expect, test } from 'vitest'
import type { Cargo, Washed } from './wash-state.ts'
import { washState } from './wash-state.ts'

const truck = { boxes: ['Auto', 'Perävaunu'], dedicatedTo: 'none' }
const day = (at: number) => `2026-10-${String(at).padStart(2, '0')}T06:00:00.000Z`
const carried = (of: Cargo['class'], at: number, boxes: readonly string[] = []): Cargo => ({
  class: of,
  at: day(at),
  boxes,
})
const washed = (method: Washed['method'], at: number, boxes: readonly string[] = []): Washed => ({
  ...{ method, at: day(at), boxes },
})
const needs = (last: Cargo['class'] | undefined, cargo: Cargo['class']) =>
  washState(truck, { cargo, cargos: last === undefined ? [] : [carried(last, 1)], washes: [] }).needs

test('Lanta-appi 6.1: which wash is missing follows from the last cargo and the next one', () => {
  expect(['bedding', 'manure', 'other'].map((cargo) => needs(undefined, cargo as never))).toEqual([null, null, null])
  expect(['bedding', 'manure', 'other'].map((cargo) => needs('bedding', cargo as never))).toEqual([null, null, null])
  expect(['bedding', 'manure', 'other'].map((cargo) => needs('manure', cargo as never))).toEqual(['wash', null, 'wash'])
  expect(['bedding', 'manure', 'other'].map((cargo) => needs('other', cargo as never))).toEqual(['wash', null, null])
})

test('Lanta-appi 6.1: a wash counts after the cargo, in its boxes, and a stronger one for a weaker', () => {
  const state = (...washes: Washed[]) =>
    washState(truck, { cargo: 'bedding', cargos: [carried('bedding', 1), carried('manure', 3)], washes })
  expect(state()).toEqual({ fits: false, lastClass: 'manure', lastAt: day(3), washedAt: null, needs: 'wash' })
  expect(state(washed('wash', 2)).fits).toBe(false)
  expect(state(washed('dryClean', 4)).fits).toBe(false)
  expect(state(washed('wash', 4))).toMatchObject({ fits: true, washedAt: day(4), needs: null })
  expect(state(washed('washDisinfect', 4)).fits).toBe(true)
  expect(state(washed('wash', 4, ['Auto'])).fits).toBe(false)
  expect(state(washed('wash', 4, ['Auto']), washed('wash', 5, ['Perävaunu'])).fits).toBe(true)
})

test('Lanta-appi 6.1: each box has its own last cargo, and a vehicle for manure never carries bedding', () => {
  const cargos = [carried('manure', 1, ['Auto']), carried('bedding', 2, ['Perävaunu'])]
  const state = washState(truck, { cargo: 'bedding', cargos, washes: [] })
  expect(state).toMatchObject({ fits: false, lastClass: 'manure', lastAt: day(1) })
  const washes = [washed('washDisinfect', 3)]
  expect(washState({ ...truck, dedicatedTo: 'manure' }, { cargo: 'bedding', cargos, washes }).fits).toBe(false)
  expect(washState({ ...truck, dedicatedTo: 'manure' }, { cargo: 'manure', cargos, washes }).fits).toBe(true)
})
