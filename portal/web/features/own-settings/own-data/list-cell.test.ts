import { expect, test } from 'vitest'
import { cellOf } from './list-cell.ts'

const title = { fi: 'Viikko', en: 'Week' }
const column = { name: 'week', title, kind: 'week' } as const

test.each([
  ['fi', 'vko\u00A047, 2026'],
  ['en', 'week\u00A047, 2026'],
] as const)(
  'issue 10, 9: a week of the own data is said as the screens say it, with its year (%s)',
  (language, said) => {
    const words = { language, yes: '', no: '' }
    expect(cellOf(column, '2026-W47', words)).toBe(said)
    expect(cellOf(column, '', words)).toBe('')
    expect(cellOf(column, 'joskus', words)).toBe('joskus')
  },
)
