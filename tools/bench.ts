/**
 * `npm run bench`: how fast the portal is beside the limit of this machine (docs/performance.md). Not a test.
 * `npm run bench -- 1 5` measures only the goals of those numbers; `--quick` only shows that each can be measured.
 */
import { cpus, loadavg } from 'node:os'
import { killChildren } from './bench/children.ts'
import type { Goal } from './bench/goal.ts'
import { goals } from './bench/goals.ts'
import { stopPostgres } from './bench/postgres.ts'
import type { Figure } from './bench/report.ts'
import { printGoal } from './bench/report.ts'
import { isQuick } from './bench/scale.ts'
import { closeStages } from './bench/stage.ts'
import { isBuilt } from './build/stamp.ts'

const longest = 45 * 60 * 1000

const asked = process.argv
  .slice(2)
  .filter((word) => word !== '--quick')
  .map(Number)
const unknown = asked.filter((number) => !goals.some((goal) => goal.number === number))
if (unknown.length > 0) {
  console.error(`There is no goal ${unknown.join(', ')}; there are ${goals.map((goal) => goal.number).join(', ')}.`)
  process.exit(2)
}
if (!isBuilt(process.cwd(), 'web') || !isBuilt(process.cwd(), 'server')) {
  console.error('What is measured is what was built, and the build is stale: run `npm run build` first.')
  process.exit(2)
}
process.on('exit', killChildren)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
setTimeout(() => {
  console.error('The run took too long and was stopped.')
  process.exit(1)
}, longest).unref()

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg().map(Math.round).join(' ')}`,
)
const missed: string[] = []
let [measured, broken] = [0, 0]
for (const goal of goals.filter(({ number }) => asked.length === 0 || asked.includes(number))) await take(goal)
await closeStages()
await stopPostgres()
if (isQuick) console.log(`${measured} goals measured, ${broken} cannot be measured`)
else console.log(missed.length === 0 ? '\nEvery goal measured here is met.' : `\nMissed:\n${missed.join('\n')}`)
process.exitCode = broken > 0 ? 1 : 0

async function take(goal: Goal): Promise<void> {
  const title = `${goal.number}. ${goal.title}`
  const start = performance.now()
  const figures = await goal.measure().catch((fault: unknown): Figure[] => {
    broken++
    const reason = fault instanceof Error ? fault.message : String(fault)
    return [{ what: 'cannot be measured', measured: reason, goal: '', isMet: false }]
  })
  measured++
  if (isQuick) console.log(`${goal.number}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  printGoal(`${title} (load ${loadavg()[0]?.toFixed(1)})`, figures)
  for (const { what, measured, isMet } of figures)
    if (isMet === false) missed.push(`  ${title}: ${what.trim()} ${measured}`)
}
