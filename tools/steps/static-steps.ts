/** What can be said of the sources without running them: types, lint, boundaries, dead code. */

import type { Priority } from './run-command.ts'
import type { Step } from './step.ts'
import { commandStep } from './step.ts'

const environments = ['contract', 'server', 'web', 'tests'] as const

/** @param priority of the processes, for what else runs meanwhile */
export function staticSteps(priority?: Priority): readonly Step[] {
  const step = (name: string, ...argv: string[]) => commandStep(name, argv, priority)
  return [
    ...environments.map((name) =>
      step(`types: ${name}`, 'node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}.json`),
    ),
    step('lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings', '--max-diagnostics=200'),
    step('boundaries', 'tools/boundaries.ts'),
    step('dead code', 'node_modules/knip/bin/knip.js', '--no-progress'),
  ]
}
