/**
 * `npm test`: all that must hold, ending with `N passed, N failed`.
 * `npm test -- <filter>` runs only the test files and journeys whose path matches.
 */
import { stopCommandsOnSignal } from './steps/run-command.ts'
import { staticSteps } from './steps/static-steps.ts'
import { commandStep, conclude, takeAll } from './steps/step.ts'
import { journeysStep, vitestStep } from './steps/test-steps.ts'

stopCommandsOnSignal()
const filters = process.argv.slice(2)
const build = commandStep('build', ['tools/build.ts'])

// Tests take two workers of their own, one kind after the other. Beside them runs what waits in real time, and what takes only
// the processor time that tests leave.
const outcomes = await Promise.all([
  takeAll([vitestStep('tests that wait', ['waiting', 'waiting-postgres'], filters)], 1),
  takeAll(filters.length > 0 ? [] : staticSteps('beside'), 1),
  takeAll(
    [
      build,
      vitestStep('tests on SQLite', ['unit', 'boundaries', 'http-sqlite'], filters),
      vitestStep('tests on PostgreSQL', ['http-postgres'], filters),
      journeysStep(filters),
    ],
    1,
  ),
])
conclude(outcomes.flat())
