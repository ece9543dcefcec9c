import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requirementsReport } from './requirements/report.ts'
import { rowsNamedIn, wideRangesIn } from './requirements/row-names.ts'
import { titlesIn } from './requirements/test-titles.ts'

describe('docs/requirements.md', () => {
  const report = requirementsReport(process.cwd())

  test('is what the tests say today: `npm run requirements` writes it', () => {
    expect(readFileSync('docs/requirements.md', 'utf8')).toBe(report.text)
  })

  test('names a test or a reason for every row', () => {
    expect(report.missing).toEqual([])
  })

  test('knows every row that a test names', () => {
    expect(report.unknown).toEqual([])
  })

  test('rests on titles that name what they show, not a whole section', () => {
    expect(report.wide).toEqual([])
  })
})

test.each([
  ['REG-01 to 06 and REG-08 to 13', []],
  ['REG-01 to 07, GEN-01', ['REG-01 to 07']],
  ['ENERGY-01..08', ['ENERGY-01..08']],
  ['ADMIN-SYS-01 to ADMIN-SYS-20', ['ADMIN-SYS-01 to ADMIN-SYS-20']],
  ['GEN-01 to ROUTE-34', []],
])('a range of more than six rows is too wide: %s', (title, wide) => {
  expect(wideRangesIn(title)).toEqual(wide)
})

describe('a title names', () => {
  test.each([
    ['one row', 'REG-27: a name', ['REG-27']],
    ['a range by word', 'REG-29 to 31 and more', ['REG-29', 'REG-30', 'REG-31']],
    ['a range by dots', 'ENERGY-01..03', ['ENERGY-01', 'ENERGY-02', 'ENERGY-03']],
    ['a range of full names', 'ADMIN-SYS-17 to ADMIN-SYS-18', ['ADMIN-SYS-17', 'ADMIN-SYS-18']],
    ['a list', 'GEN-01, GEN-02 and ERR-05', ['GEN-01', 'GEN-02', 'ERR-05']],
    ['two sections, not what lies between', 'GEN-15 to ROUTE-01', ['GEN-15', 'ROUTE-01']],
    ['no row by a mere number', 'REG-27 to 300 signs', ['REG-27']],
    ['nothing', 'UTF-8 and SHA-256 stay as they are', []],
  ])('%s', (_, title, rows) => {
    expect(rowsNamedIn(title)).toEqual(rows)
  })

  test('whatever its quotes, its options and its table', () => {
    const source = `
      test('it\\'s one', async () => {})
      test("two", ({ page }) => {})
      test.each([['GEN-03 three', 3], ['no row', 4]])('%s', (name) => {})
      test(\`four\`, { timeout: 9 }, () => {})
      log('not a title')`
    expect(titlesIn(source).toSorted()).toEqual(['%s', 'GEN-03 three', 'four', "it's one", 'two'])
  })
})
