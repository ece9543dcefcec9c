/** The portal against its limit: alternating rounds of the same load, told as rates, ratio, p99 and processor time. */
import type { Child } from './children.ts'
import type { Spread } from './figures.ts'
import { alternating, spreadOf, within } from './figures.ts'
import { load } from './load.ts'
import type { Figure } from './report.ts'
import { number, spread } from './report.ts'
import { scaled } from './scale.ts'

export interface Contest {
  readonly connections: number
  readonly own: { readonly server: Child; readonly next: () => string }
  readonly limit: { readonly server: Child; readonly next: () => string }
}

interface Round {
  readonly rate: number
  readonly p99: number
  /** Microseconds of processor time for one answer. */
  readonly processor: number
}

/** What is left out is only told. */
export interface ContestGoals {
  readonly leastRatio?: number
  readonly peer?: Peer
  readonly mostP99?: number
}

/** The quickest peer, measured on another machine beside that machine's limit; what is asked for is so many times its rate. */
export interface Peer {
  readonly times: number
  readonly rate: number
  readonly limit: number
}

export interface Outcome {
  readonly own: readonly Round[]
  readonly limit: readonly Round[]
  /** Own rate over the limit's, round by round. */
  readonly ratio: Spread
}

const rounds = scaled(5, 1)
const roundSeconds = scaled(2.5, 0.3)
const warmUpSeconds = scaled(2, 0.2)

export async function contest({ connections, own, limit }: Contest): Promise<Outcome> {
  const round = (contender: Contest['own'], seconds: number) => async (): Promise<Round> => {
    const before = contender.server.processorSeconds()
    const answered = await load({ port: contender.server.port, connections, seconds, next: contender.next })
    const used = contender.server.processorSeconds() - before
    return {
      rate: answered.rate,
      p99: within(answered, 0.99),
      processor: (used * 1e6) / answered.milliseconds.length,
    }
  }
  await round(own, warmUpSeconds)()
  await round(limit, warmUpSeconds)()
  const results = await alternating(rounds, { own: round(own, roundSeconds), limit: round(limit, roundSeconds) })
  const ratios = results.own.map(({ rate }, place) => rate / (results.limit[place]?.rate ?? 1))
  return { ...results, ratio: spreadOf(ratios) }
}

/** The lines of a contest: rate and ratio beside the goal, and how much the machine moved meanwhile. */
export function contestFigures(
  { own, limit, ratio }: Outcome,
  what: string,
  { leastRatio, peer, mostP99 }: ContestGoals,
): Figure[] {
  const rate = spreadOf(own.map((round) => round.rate))
  const limitRate = spreadOf(limit.map((round) => round.rate))
  const p99 = spreadOf(own.map((round) => round.p99))
  const [work, limitWork] = [own, limit].map((side) => spreadOf(side.map((round) => round.processor)).median)
  // The peer would answer as much slower here as the limit does.
  const leastRate = peer && (peer.times * peer.rate * limitRate.median) / peer.limit
  const noise = Math.round((100 * (limitRate.most - limitRate.least)) / limitRate.median)
  return [
    {
      what: `${what}, answers/s`,
      measured: spread(rate),
      ...(leastRate !== undefined && {
        goal: `≥ ${number(leastRate)} (${peer?.times} × the best peer)`,
        isMet: rate.median >= leastRate,
      }),
    },
    { what: '  limit, answers/s', measured: `${spread(limitRate)}, noise ${noise} %` },
    {
      what: '  of the limit',
      measured: spread(ratio, 2),
      ...(leastRatio !== undefined && { goal: `≥ ${leastRatio}`, isMet: ratio.median >= leastRatio }),
    },
    {
      what: '  p99, ms',
      measured: spread(p99, 1),
      ...(mostP99 !== undefined && { goal: `≤ ${mostP99}`, isMet: p99.median <= mostP99 }),
    },
    { what: '  processor µs an answer, own and limit', measured: `${number(work ?? 0)} and ${number(limitWork ?? 0)}` },
  ]
}
