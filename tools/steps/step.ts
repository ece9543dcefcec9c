/** One step of a check, and how it went. */
import { performance } from 'node:perf_hooks'
import type { Priority } from './run-command.ts'
import { runCommand } from './run-command.ts'

/** `failures` names what failed, where the step can tell. */
export type Outcome = { passed: number; failed: number; output: string; failures?: readonly string[] }
export type Step = { name: string; run: () => Promise<Outcome> }

/** A step without tests to count is itself one thing that passes or fails. */
export function commandStep(name: string, argv: readonly string[], priority: Priority = 'usual'): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await runCommand(argv, { priority })
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
    },
  }
}

/** Prints a line for the step, and all it said when something failed; a step that throws has failed. */
async function take(step: Step): Promise<Outcome> {
  const start = performance.now()
  const outcome = await step.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: described(error) }))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(28)} ${counts(outcome).padEnd(24)} ${seconds} s`)
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
  return outcome
}

/** Runs the steps in order, as many at a time as `lanes`, and adds up. */
export async function takeAll(steps: readonly Step[], lanes: number): Promise<Outcome[]> {
  const waiting = steps.values()
  const outcomes: Outcome[] = []
  const lane = async (): Promise<void> => {
    for (const step of waiting) outcomes.push(await take(step))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

/** The last lines of a run, what failed and how many, and its exit code. */
export function conclude(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  process.exitCode = failed > 0 ? 1 : 0
  for (const { failures = [] } of outcomes) for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failed} failed`)
}

function counts({ passed, failed }: Outcome): string {
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
}

function described(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
