/**
 * `npm test`: all that must hold, ending with `N passed, N failed`.
 * `npm test -- <filter>` runs only the test files and journeys whose path matches. On PostgreSQL it runs a chosen set of files;
 * `npm test -- --whole` runs all of them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopCommandsOnSignal } from './steps/run-command.ts'
import { staticSteps } from './steps/static-steps.ts'
import { commandStep, conclude, takeAll } from './steps/step.ts'
import { journeysStep, postgresFilesStep, vitestStep } from './steps/test-steps.ts'

stopCommandsOnSignal()
const isWhole = process.argv.includes('--whole')
const filters = process.argv.slice(2).filter((word) => word !== '--whole')
const isAll = filters.length === 0
const statements = mkdtempSync(join(tmpdir(), 'statements-'))
process.once('exit', () => rmSync(statements, { recursive: true, force: true }))
const build = commandStep('build', ['tools/build.ts'])
// Goals of which no other test would notice that they cannot be measured any more; a release measures all of them.
const quickGoals = ['1', '2', '3', '5', '8', '15', '16', '17']
const benchGoals = commandStep('goals of the bench', ['tools/bench.ts', '--quick', ...(isWhole ? [] : quickGoals)])

// Tests take two workers of their own, one kind after the other. Beside them runs what waits in real time, and what takes only
// the processor time that tests leave.
const outcomes = await Promise.all([
  takeAll([vitestStep('tests that wait', ['waiting', 'waiting-postgres'], { filters })], 1),
  takeAll(isAll ? staticSteps('beside') : [], 1),
  takeAll(
    [
      build,
      vitestStep('tests on SQLite', ['unit', 'boundaries', 'http-sqlite'], {
        filters,
        env: isAll ? { PORTAL_STATEMENTS: statements } : {},
      }),
      ...(isAll ? [postgresFilesStep(statements)] : []),
      vitestStep('tests on PostgreSQL', ['http-postgres'], {
        filters,
        env: isAll && !isWhole ? { PORTAL_POSTGRES_FILES: 'chosen' } : {},
      }),
      journeysStep(filters),
      ...(isAll ? [benchGoals] : []),
    ],
    1,
  ),
])
conclude(outcomes.flat())
