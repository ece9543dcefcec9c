/** The steps that run the product: tests in Vitest on both engines, journeys in a real browser. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { compileCache } from '../../portal/server/testing/compile-cache.ts'
import { provideChromium } from '../chromium.ts'
import { chosenFiles, complaint, readRecorded } from '../postgres-files.ts'
import type { PlaywrightReport } from './playwright-report.ts'
import { journeyCounts } from './playwright-report.ts'
import { runCommand } from './run-command.ts'
import type { Outcome, Step } from './step.ts'

type Counts = { passed: number; failed: number; failures: readonly string[] }

/** Runs the named projects of `vitest.config.ts`, only the files that match `filters` when there are any. */
export function vitestStep(
  name: string,
  projects: readonly string[],
  { filters, env = {} }: { readonly filters: readonly string[]; readonly env?: NodeJS.ProcessEnv },
): Step {
  const argv = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project])]
  return {
    name,
    run: () =>
      withReport(filters, vitestCounts, (report) =>
        runCommand(
          [
            ...argv,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
            ...(filters.length > 0 ? ['--passWithNoTests'] : []),
            ...filters,
          ],
          { env: { PORTAL_PROGRAM: resolve('assembly/server/built.mjs'), ...env } },
        ),
      ),
  }
}

/** Whether the files chosen for PostgreSQL run each statement that the tests on SQLite have run. @param folder what they recorded */
export function postgresFilesStep(folder: string): Step {
  return {
    name: 'files for PostgreSQL',
    run: async () => {
      const output = complaint(readRecorded(folder), chosenFiles())
      return output === '' ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
    },
  }
}

/** The journeys, on the Chromium of the system's packages. */
export function journeysStep(filters: readonly string[]): Step {
  const argv = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  return {
    name: 'journeys',
    run: async () => {
      provideChromium()
      return withReport(filters, playwrightCounts, (report) =>
        runCommand([...argv, ...(filters.length > 0 ? ['--pass-with-no-tests'] : []), ...filters], {
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...compileCache },
        }),
      )
    },
  }
}

/** Green needs three things: exit code 0, a report, and at least one test (unless only some were asked for). */
async function withReport(
  filters: readonly string[],
  counts: (report: unknown) => Counts,
  run: (report: string) => ReturnType<typeof runCommand>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code, output } = await run(report)
    const { passed, failed, failures } = readCounts(report, counts)
    const isEmpty = passed + failed === 0 && filters.length === 0
    const hasCrashed = code !== 0 && failed === 0
    return {
      passed,
      failed: isEmpty || hasCrashed ? failed + 1 : failed,
      output: isEmpty ? `${output}\nno tests` : output,
      failures,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readCounts(report: string, counts: (report: unknown) => Counts): Counts {
  try {
    return counts(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // No report, or half of one: the run crashed, and its exit code says so.
    return { passed: 0, failed: 0, failures: [] }
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}
type VitestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] }

function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  // A file that does not load or set up has no failed test, and must not be silent.
  const unloadable = testResults.filter((file) => file.status === 'failed' && failedTests(file).length === 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    failures: [...unloadable.map(fileName), ...testResults.flatMap(failedTests)],
  }
}

const fileName = ({ name }: VitestFile) => relative('.', name)

function failedTests(file: VitestFile): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  return failed.map(({ fullName }) => `${fileName(file)} › ${fullName}`)
}

function playwrightCounts(report: unknown): Counts {
  const { secondTries, ...counts } = journeyCounts(report as PlaywrightReport)
  if (secondTries.length > 0) console.log(`passed only at their second try: ${secondTries.length}`)
  for (const journey of secondTries) console.log(`  ${journey}`)
  return counts
}
