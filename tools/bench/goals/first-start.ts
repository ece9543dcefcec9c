/** Goal 22: the first `npm start` of a checkout whose packages are installed: it builds, makes the demo and answers. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spreadOf } from '../figures.ts'
import type { Goal } from '../goal.ts'
import { spread } from '../report.ts'
import { scaled } from '../scale.ts'
import { startTime } from '../start-time.ts'

const rounds = scaled(3, 1)
const mostMilliseconds = 20_000

export const firstStartGoal: Goal = {
  number: 22,
  title: 'First start of an installed checkout: build, demo data, first answer',
  measure: async () => {
    const [first, built]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const folder = await installedCheckout()
      try {
        const start = (data: string) => startTime('tools/start.mjs', { DATA_DIR: join(folder, data) }, { folder })
        first.push(await start('first'))
        built.push(await start('second'))
      } finally {
        rmSync(folder, { recursive: true })
      }
    }
    const time = spreadOf(first)
    return [
      {
        what: 'first answer, ms',
        measured: spread(time),
        goal: `≤ ${mostMilliseconds}`,
        isMet: time.median <= mostMilliseconds,
      },
      { what: '  where it was built before, ms', measured: spread(spreadOf(built)) },
    ]
  },
}

/** What git knows of this tree, with a copy of the packages that are installed here. */
async function installedCheckout(): Promise<string> {
  const run = promisify(execFile)
  const folder = mkdtempSync(join(tmpdir(), 'portal-checkout-'))
  await run('git', ['clone', '--quiet', '--local', process.cwd(), folder])
  await run('cp', ['-a', 'node_modules', join(folder, 'node_modules')])
  return folder
}
