/** Goal 7: from the start of the process to the first answer that comes from the database. */
import { alternating, spreadOf } from '../figures.ts'
import { filledPlace } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import { spread } from '../report.ts'
import { scaled } from '../scale.ts'
import { startTime } from '../start-time.ts'

const rounds = scaled(7, 1)
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
