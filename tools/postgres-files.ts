/**
 * `npm run postgres-files`: chooses the HTTP test files that `npm test` also runs on PostgreSQL, so that every statement that
 * the tests run on SQLite has run there too (docs/testing.md). It runs the tests on SQLite and rewrites the list.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runCommand } from './steps/run-command.ts'

const list = 'tools/chosen-on-postgres.json'

/** What the engines do differently whatever the statement: files with such a part in their name always run on both. */
const differs =
  /killed|parallel|contested|at-once|race|durab|fault|refus|migrat|interrupt|moved?-|sort|list-order|both-engines|postgres|database|held-|lock|repeat|walk|stale|newer-version/

/** The statements of each test file. */
export type Recorded = ReadonlyMap<string, ReadonlySet<string>>

export function readRecorded(folder: string): Recorded {
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return new Map(
    files
      .filter(({ file }) => file.endsWith('.http.test.ts'))
      .map(({ file, statements }) => [file, new Set<string>(statements)]),
  )
}

/** Statements that no chosen file runs, each with a file that does. */
export function uncovered(recorded: Recorded, chosen: readonly string[]): ReadonlyMap<string, string> {
  const covered = new Set(chosen.flatMap((file) => [...(recorded.get(file) ?? [])]))
  const found = new Map<string, string>()
  for (const [file, statements] of recorded)
    for (const statement of statements) if (!covered.has(statement)) found.set(statement, file)
  return found
}

/** Always the file that adds the most statements for its time: not the quickest set, and near it. @param seconds that each file took */
export function chooseFiles(recorded: Recorded, seconds: ReadonlyMap<string, number>): string[] {
  const chosen = [...recorded].flatMap(([file, statements]) => (isAlwaysChosen(file, statements) ? [file] : []))
  while (true) {
    const left = [...uncovered(recorded, chosen).keys()]
    if (left.length === 0) return chosen.toSorted()
    const gains = [...recorded].map(([file, statements]) => {
      const added = left.filter((each) => statements.has(each)).length
      return { file, gain: added / (1 + (seconds.get(file) ?? 0)) }
    })
    const [best] = gains.toSorted((a, b) => b.gain - a.gain)
    if (best) chosen.push(best.file)
  }
}

/** Where the tests of a file run on PostgreSQL alone, or in other processes, nothing is recorded. */
function isAlwaysChosen(file: string, statements: ReadonlySet<string>): boolean {
  return differs.test(file) || statements.size === 0
}

export function chosenFiles(): string[] {
  return JSON.parse(readFileSync(list, 'utf8'))
}

/** Empty where every statement has its file; otherwise what to do. */
export function complaint(recorded: Recorded, chosen: readonly string[]): string {
  const always = [...recorded].filter(
    ([file, statements]) => isAlwaysChosen(file, statements) && !chosen.includes(file),
  )
  const missing = [
    ...always.map(([file]) => `${file}\n  always runs on both engines`),
    ...[...uncovered(recorded, chosen)].map(([statement, file]) => `${file}\n  ${statement}`),
  ]
  if (missing.length === 0) return ''
  return `${missing.length} statements or files run on SQLite only. Add a file that runs them to ${list}, or run \`npm run postgres-files\`:\n${missing.join('\n')}`
}

type TestedFile = { readonly name: string; readonly startTime: number; readonly endTime: number }

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'))
  const report = `${folder}.json`
  const run = ['run', '--project', 'http-sqlite', '--reporter=json', `--outputFile=${report}`]
  const { code, output } = await runCommand(['node_modules/vitest/vitest.mjs', ...run], {
    env: { PORTAL_STATEMENTS: folder },
  })
  if (code !== 0) throw new Error(output)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestedFile[] }
  const seconds = testResults.map(({ name, startTime, endTime }) => {
    return [relative('.', name), (endTime - startTime) / 1000] as const
  })
  const chosen = chooseFiles(readRecorded(folder), new Map(seconds))
  rmSync(folder, { recursive: true })
  rmSync(report)
  writeFileSync(list, `${JSON.stringify(chosen, null, 2)}\n`)
  console.log(`${chosen.length} files`)
}
