/** Goals 5 and 6: one person saves the own contact data; audited, and on the disk before the answer. */
import { portalCalls } from '../../../portal/contract/own.ts'
import type { ContestGoals } from '../contest.ts'
import { contest, contestFigures } from '../contest.ts'
import type { Goal } from '../goal.ts'
import type { Figure } from '../report.ts'
import { callText } from '../requests.ts'
import type { Stage } from '../stage.ts'
import { inTurn, stage } from '../stage.ts'

const peer = { times: 2.5, rate: 790, limit: 4960 }

export const ownSettingsGoal: Goal = {
  number: 5,
  title: 'Save own settings, durable and audited, 10 000 users, SQLite',
  measure: async () => ownSettingsFigures(await stage('SQLite', 10_000, 'production'), { leastRatio: 0.4, peer }),
}

export async function ownSettingsFigures({ own, limit, customers }: Stage, goals: ContestGoals): Promise<Figure[]> {
  const visitor = inTurn(customers)
  let number = 0
  const next = (): string => {
    const who = visitor()
    return callText(
      portalCalls.saveOwnSettings,
      { _id: who.id, streetaddress: `Uusitie ${++number}`, city: 'Lapua' },
      who,
    )
  }
  const outcome = await contest({ connections: 10, own: { server: own, next }, limit: { server: limit, next } })
  return contestFigures(outcome, '10 connections', goals)
}
