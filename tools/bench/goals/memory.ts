/** Goal 8: memory of the portal's process, idle and after work, with 100 000 users in SQLite. */
import { administrationCalls, portalCalls } from '../../../portal/contract/own.ts'
import { startChild } from '../children.ts'
import { password } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import { load, requestText } from '../load.ts'
import { number } from '../report.ts'
import { callText } from '../requests.ts'
import { scaled } from '../scale.ts'
import { inTurn, stage } from '../stage.ts'

const [mostIdle, mostAfterLoad] = [120, 250]
const settleMilliseconds = scaled(5000, 300)

export const memoryGoal: Goal = {
  number: 8,
  title: 'Memory with 100 000 users, SQLite',
  measure: async () => {
    const { place, customers, superadmins } = await stage('SQLite', 100_000, 'unlimited')
    // The stage's own process was the first start of this version: by now it has kept what it compiled.
    await settle()
    // A process of its own, in which nothing was measured before.
    await using own = await startChild('assembly/server/built.mjs', {
      ...place.env,
      PORTAL_MODE: 'demo',
      RATE_LIMITS: 'off',
    })
    await settle()
    const idle = own.megabytes()
    const reads = inTurn(customers.map((visitor) => callText(portalCalls.readInitialData, visitor, visitor)))
    const lists = inTurn(
      superadmins.map((visitor) => callText(administrationCalls.searchUsers, { find: 'rinne' }, visitor)),
    )
    const signIns = inTurn(
      customers.map(({ username }) => requestText('POST', portalCalls.logIn.path, { body: { username, password } })),
    )
    await Promise.all(
      [reads, lists, signIns].map((next) => load({ port: own.port, connections: 10, seconds: scaled(15, 0.5), next })),
    )
    const loaded = own.megabytes()
    await settle()
    return [
      { what: 'idle, MB', measured: number(idle), goal: `≤ ${mostIdle}`, isMet: idle <= mostIdle },
      {
        what: 'after 15 s of reads, finds and sign-ins, MB',
        measured: `${number(loaded)}, 5 s later ${number(own.megabytes())}`,
        goal: `≤ ${mostAfterLoad}`,
        isMet: loaded <= mostAfterLoad,
      },
    ]
  },
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, settleMilliseconds))
}
