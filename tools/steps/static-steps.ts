/** What can be said of the sources without running them: types, lint, boundaries, dead code. */

import type { Step } from './step.ts'
import { commandStep } from './step.ts'

const environments = ['contract', 'server', 'web', 'tests'] as const

export const staticSteps: readonly Step[] = [
  ...environments.map((name) =>
    commandStep(`types: ${name}`, ['node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}.json`]),
  ),
  commandStep('lint', [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '.',
    '--error-on-warnings',
    '--max-diagnostics=200',
  ]),
  commandStep('boundaries', ['tools/boundaries.ts']),
  commandStep('dead code', ['node_modules/knip/bin/knip.js', '--no-progress']),
]
