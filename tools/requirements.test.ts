import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { requirementsReport } from './requirements/report.ts'
import { rowsNamedIn, wideRangesIn } from './requirements/row-names.ts'
import { titlesIn } from './requirements/test-titles.ts'

describe('the requirements', () => {
  const report = requirementsReport(process.cwd())

  test('have a test or a reason each', () => {
    expect(report.missing).toEqual([])
  })

  test('stand there whole, not cut', () => {
    expect(
      report.text
        .split('\n')
        .filter((line) => line.includes('…'))
        .map((line) => line.split('|')[2]),
    ).toEqual([])
  })

  test('knows every row that a test names', () => {
    expect(report.unknown).toEqual([])
  })

  test('rests on titles that name what they show, not a whole section', () => {
    expect(report.wide).toEqual([])
  })
})

describe('the page of the requirements', () => {
  const rows = [
    {
      section: 'ONE',
      title: 'first',
      rows: ['ONE-01', 'ONE-02', 'ONE-03', 'ONE-04'].map((id) => ({ id, text: `what ${id} asks` })),
    },
  ]

  test('shows the tests of a row, its reason also beside tests, and what is missing', () => {
    const report = requirementsReport(
      projectWith({
        'docs/requirements-rows.json': JSON.stringify(rows),
        'docs/requirements-reasons.json': JSON.stringify({
          'data only': { 'ONE-02': 'nobody asks' },
          'not yet': { 'ONE-03': 'later' },
        }),
        'portal/some.test.ts': "test('ONE-01, ONE-02: both', () => {})\ntest('ONE-05: no row', () => {})",
      }),
    )
    expect(report.text.split('\n').filter((line) => line.startsWith('| ONE'))).toEqual([
      '| ONE-01 | what ONE-01 asks | `portal/some.test.ts` ONE-01, ONE-02: both |',
      '| ONE-02 | what ONE-02 asks | **data only**: nobody asks<br>`portal/some.test.ts` ONE-01, ONE-02: both |',
      '| ONE-03 | what ONE-03 asks | **not yet**: later |',
      '| ONE-04 | what ONE-04 asks | **missing** |',
    ])
    expect(report).toMatchObject({ tested: 2, reasoned: { 'data only': 1, 'by review': 0, 'not yet': 1 } })
    expect(report).toMatchObject({ missing: ['ONE-04'], unknown: ['ONE-05'] })
  })

  test('knows no other kinds of reasons', () => {
    const project = projectWith({
      'docs/requirements-rows.json': JSON.stringify(rows),
      'docs/requirements-reasons.json': JSON.stringify({ 'no time': { 'ONE-01': 'sorry' } }),
    })
    expect(() => requirementsReport(project)).toThrow('no such kind of reason: no time')
  })
})

function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'requirements-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}

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
