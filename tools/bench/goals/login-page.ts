/** Goal 10: how soon a newcomer can type into the login form, with nothing in the browser's cache. */
import type { Slowness } from '../browser.ts'
import { fieldEdge, openBrowser, paintedAt, slow4g, slowPage } from '../browser.ts'
import { spreadOf } from '../figures.ts'
import type { Goal } from '../goal.ts'
import type { Figure } from '../report.ts'
import { spread } from '../report.ts'
import { scaled } from '../scale.ts'
import { stage } from '../stage.ts'

const rounds = scaled(7, 1)

export const loginPageGoal: Goal = {
  number: 10,
  title: 'Login, ready to type, cold cache, processor 4 times slower',
  measure: async () => {
    const { own } = await stage('SQLite', 10_000, 'production')
    return [
      await readiness('slow 4G (1.6 Mbit/s, 150 ms), ms', own.port, { slowness: slow4g, most: 500 }),
      await readiness('field edge (400 kbit/s, 400 ms), ms', own.port, { slowness: fieldEdge, most: 1000 }),
    ]
  },
}

async function readiness(
  what: string,
  port: number,
  { slowness, most }: { slowness: Slowness; most: number },
): Promise<Figure> {
  const browser = await openBrowser()
  try {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ locale: 'fi-FI' })
      const page = await slowPage(context, slowness)
      times.push(await paintedAt(page, `http://127.0.0.1:${port}/`, 'input[name=username]:enabled'))
      await context.close()
    }
    const time = spreadOf(times)
    return { what, measured: spread(time), goal: `≤ ${most}`, isMet: time.median <= most }
  } finally {
    await browser.close()
  }
}
