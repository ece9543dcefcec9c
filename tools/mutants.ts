/** `npm run mutants [-- contract|lists|finds|standing|saved]`: plants faults in rights, validation and order, and tells which no test found. */
import { spawnSync } from 'node:child_process'

const asked = process.argv.slice(2)
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
for (const MUTANTS of asked.length > 0 ? asked : ['contract', 'lists', 'finds', 'standing', 'saved']) {
  console.log(`${MUTANTS}:`)
  const { status } = spawnSync(process.execPath, [stryker, 'run', 'tools/mutants/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTANTS },
  })
  if (status !== 0) process.exitCode = 1
}
