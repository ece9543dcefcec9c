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
const waiting = vitestStep('tests that wait', ['waiting'], filters)

// The first ones use one core each, but for the one that waits; the others bring two workers of their own.
const first = await takeAll([waiting, build, ...(filters.length > 0 ? [] : staticSteps)], 3)
const rest = await takeAll(
  [
    vitestStep('tests on SQLite', ['unit', 'boundaries', 'http-sqlite'], filters),
    vitestStep('tests on PostgreSQL', ['http-postgres'], filters),
    journeysStep(filters),
  ],
  1,
)
conclude([...first, ...rest])
