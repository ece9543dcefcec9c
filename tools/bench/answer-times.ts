/** How long an answer takes while a few ask without a pause, beside the bare limit in alternating rounds. */
import type { Contest } from './contest.ts'
import { alternating, spreadOf, within } from './figures.ts'
import { askTimes } from './load.ts'
import type { Figure } from './report.ts'
import { spread } from './report.ts'
import { scaled } from './scale.ts'

export const rounds = scaled(5, 1)
export const timesARound = scaled(100, 10)
export const timesBefore = scaled(40, 2)

interface Round {
  readonly rate: number
  readonly p95: number
}

/** What is left out is only told. */
export interface TimeGoals {
  readonly mostP95?: number
}

export async function answerTimes(
  what: string,
  { connections, own, limit }: Contest,
  { mostP95 }: TimeGoals,
): Promise<Figure[]> {
  const round = (contender: Contest['own'], times: number) => async (): Promise<Round> => {
    const answered = await askTimes({ port: contender.server.port, connections, times, next: contender.next })
    return { rate: answered.rate, p95: within(answered, 0.95) }
  }
  await round(own, timesBefore)()
  await round(limit, timesBefore)()
  const results = await alternating(rounds, { own: round(own, timesARound), limit: round(limit, timesARound) })
  const p95 = spreadOf(results.own.map((each) => each.p95))
  const rate = spreadOf(results.own.map((each) => each.rate))
  const ratio = spreadOf(results.own.map((each, at) => each.rate / (results.limit[at]?.rate ?? 1)))
  return [
    {
      what: `${what}, p95, ms`,
      measured: spread(p95, 1),
      ...(mostP95 !== undefined && { goal: `≤ ${mostP95}`, isMet: p95.median <= mostP95 }),
    },
    { what: '  limit, p95, ms', measured: spread(spreadOf(results.limit.map((each) => each.p95)), 1) },
    { what: '  answers/s, and of the limit', measured: `${spread(rate)}, ${spread(ratio, 2)}` },
  ]
}
