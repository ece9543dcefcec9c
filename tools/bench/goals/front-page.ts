/** Goal 11: how soon somebody who comes back sees the tiles of the applications. */
import { enter, openBrowser, paintedAt, settledAt, slow4g, slowPage } from '../browser.ts'
import { spreadOf } from '../figures.ts'
import type { Goal } from '../goal.ts'
import { spread } from '../report.ts'
import { scaled } from '../scale.ts'
import { inTurn, stage } from '../stage.ts'

const rounds = scaled(7, 1)
const most = 1000
const tile = 'main a[href="#/peatsale"], main a[href="#/manuredelivery"]'

export const frontPageGoal: Goal = {
  number: 11,
  title: 'Signed-in front page, warm cache, slow 4G, processor 4 times slower',
  measure: async () => {
    const { own, customers } = await stage('SQLite', 10_000, 'production')
    const visitor = inTurn(customers)
    const address = `http://127.0.0.1:${own.port}/#/frontpage/forced`
    const browser = await openBrowser()
    try {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({ locale: 'fi-FI' })
        await enter(context, visitor())
        const before = await context.newPage()
        await settledAt(before, address, tile)
        await before.close()
        times.push(await paintedAt(await slowPage(context, slow4g), address, tile))
        await context.close()
      }
      const time = spreadOf(times)
      return [{ what: 'tiles shown, ms', measured: spread(time), goal: `≤ ${most}`, isMet: time.median <= most }]
    } finally {
      await browser.close()
    }
  },
}
