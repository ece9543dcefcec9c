/** Goals 1 and 6: what every signed-in browser starts from (CALL-15). */
import { portalCalls } from '../../../portal/contract/own.ts'
import type { ContestGoals } from '../contest.ts'
import { contest, contestFigures } from '../contest.ts'
import type { Goal } from '../goal.ts'
import type { Figure } from '../report.ts'
import { callText } from '../requests.ts'
import type { Stage } from '../stage.ts'
import { inTurn, stage } from '../stage.ts'

const peer = { times: 5, rate: 2480, limit: 30_500 }

export const initialDataGoal: Goal = {
  number: 1,
  title: 'Signed-in initial data, 10 000 users, SQLite',
  measure: async () =>
    initialDataFigures(await stage('SQLite', 10_000, 'production'), { leastRatio: 0.4, peer, mostP99: 10 }),
}

export async function initialDataFigures({ own, limit, customers }: Stage, goals: ContestGoals): Promise<Figure[]> {
  const requests = customers.map((visitor) => callText(portalCalls.readInitialData, visitor, visitor))
  const next = inTurn(requests)
  const figures: Figure[] = []
  for (const connections of [10, 50]) {
    const outcome = await contest({ connections, own: { server: own, next }, limit: { server: limit, next } })
    figures.push(...contestFigures(outcome, `${connections} connections`, goals))
  }
  return figures
}
