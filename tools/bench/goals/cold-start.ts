/** Goal 7: from the start of the process to the first answer that comes from the database. */
import { spawn } from 'node:child_process'
import { alternating, spreadOf } from '../figures.ts'
import { filledPlace } from '../filled-place.ts'
import { freePort } from '../free-port.ts'
import type { Goal } from '../goal.ts'
import { spread } from '../report.ts'

const rounds = 7
const mostMilliseconds = 450

export const coldStartGoal: Goal = {
  number: 7,
  title: 'Cold start to the first answer, SQLite',
  measure: async () => {
    using place = await filledPlace(1000)
    const start = (script: string) => () => startTime(script, place.env)
    // The first one of each fills the caches of the disk.
    await start('assembly/server/built.mjs')()
    await start('tools/bench/limit/bare-start.ts')()
    const times = await alternating(rounds, {
      own: start('assembly/server/built.mjs'),
      limit: start('tools/bench/limit/bare-start.ts'),
    })
    const own = spreadOf(times.own)
    return [
      {
        what: 'portal, ms',
        measured: spread(own),
        goal: `≤ ${mostMilliseconds}`,
        isMet: own.median <= mostMilliseconds,
      },
      { what: '  limit: bare node:http and node:sqlite, ms', measured: spread(spreadOf(times.limit)) },
    ]
  },
}

/** Milliseconds until the public data were answered. */
async function startTime(script: string, env: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/data/initialwithoutlogin`).catch(() => undefined)
      if (answer?.ok && (await answer.text()) !== '') return performance.now() - start
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    throw new Error(`${script} ended before it answered`)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
