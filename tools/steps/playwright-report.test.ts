import { expect, test } from 'vitest'
import { journeyCounts } from './playwright-report.ts'

test('a journey that failed is named, and so is one that needed a second try, which counts as passed', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 2 },
    suites: [
      {
        file: 'a.journey.ts',
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [{ file: 'a.journey.ts', specs: [spec('three', 'flaky'), spec('four', 'unexpected')] }],
      },
      { file: 'b.journey.ts', specs: [spec('five', 'expected')] },
    ],
  }
  expect(journeyCounts(report)).toEqual({
    passed: 4,
    failed: 1,
    failures: ['a.journey.ts › four'],
    secondTries: ['a.journey.ts › two', 'a.journey.ts › three'],
  })
})

test('a run that ended before its suites is counted all the same', () => {
  expect(journeyCounts({ stats: { expected: 0, unexpected: 1, flaky: 0 } })).toEqual({
    passed: 0,
    failed: 1,
    failures: [],
    secondTries: [],
  })
})
