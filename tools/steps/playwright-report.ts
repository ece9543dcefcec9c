/** What a run of the journeys came to, from Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites?: Suite[]
}
type Suite = {
  file: string
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** One that passed at its second try has passed, and is not passed over in silence: `secondTries` names it. */
export function journeyCounts({ stats, suites = [] }: PlaywrightReport) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(namesWith('unexpected')),
    secondTries: suites.flatMap(namesWith('flaky')),
  }
}

function namesWith(outcome: string) {
  return function names({ file, specs = [], suites = [] }: Suite): string[] {
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome))
    return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(names)]
  }
}
