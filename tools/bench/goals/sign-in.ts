/** Goals 2 and 6: signing in, and what others feel of it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { portalCalls } from '../../../portal/contract/own.ts'
import { alternating, spreadOf, within } from '../figures.ts'
import { password } from '../filled-place.ts'
import type { Goal } from '../goal.ts'
import { load, requestText } from '../load.ts'
import type { Figure } from '../report.ts'
import { number, spread } from '../report.ts'
import { callText } from '../requests.ts'
import { scaled } from '../scale.ts'
import type { Stage } from '../stage.ts'
import { inTurn, stage } from '../stage.ts'

/** Four and a half times the quickest of the peers of docs/performance.md. */
const leastRate = 4.5 * 32
const rounds = scaled(5, 1)
const roundSeconds = scaled(4, 0.3)
const readingSeconds = scaled(10, 0.5)

export const signInGoal: Goal = {
  number: 2,
  title: 'Sign-in, 10 000 users, SQLite',
  measure: async () => signInFigures(await stage('SQLite', 10_000, 'production'), { leastRatio: 0.75, leastRate }),
}

export async function signInFigures(
  { own: { port }, customers }: Stage,
  goals: { leastRatio: number; leastRate?: number },
): Promise<Figure[]> {
  // One address may not make so many calls without a session.
  const signIns = customers.map(({ username }, number) =>
    requestText('POST', portalCalls.logIn.path, {
      headers: { 'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}` },
      body: { username, password },
    }),
  )
  const reads = customers.map((visitor) => callText(portalCalls.readInitialData, visitor, visitor))
  const signingIn = (seconds: number) => load({ port, connections: 10, seconds, next: inTurn(signIns) })
  const reading = () => load({ port, connections: 10, seconds: readingSeconds, next: inTurn(reads), pace: 100 })

  await signingIn(scaled(2, 0.2))
  const rates = await alternating(rounds, {
    own: async () => (await signingIn(roundSeconds)).rate,
    limit: () => hashesPerSecond(roundSeconds),
  })
  const [, read] = await Promise.all([signingIn(readingSeconds), reading()])
  const ratio = spreadOf(rates.own.map((rate, round) => rate / (rates.limit[round] ?? 1)))
  const rate = spreadOf(rates.own)
  const limit = spreadOf(rates.limit)
  const noise = Math.round((100 * (limit.most - limit.least)) / limit.median)
  const p99 = within(read, 0.99)
  return [
    {
      what: 'sign-ins/s, 10 connections',
      measured: spread(rate),
      ...(goals.leastRate !== undefined && {
        goal: `≥ ${number(goals.leastRate)} (best peer)`,
        isMet: rate.median >= goals.leastRate,
      }),
    },
    { what: '  limit: argon2id alone, hashes/s', measured: `${spread(limit)}, noise ${noise} %` },
    {
      what: '  of the limit',
      measured: spread(ratio, 2),
      goal: `≥ ${goals.leastRatio}`,
      isMet: ratio.median >= goals.leastRatio,
    },
    {
      what: '  100 reads/s meanwhile, p50 and p99, ms',
      measured: `${number(within(read, 0.5), 1)} and ${number(p99, 1)}`,
      goal: 'p99 ≤ 50',
      isMet: p99 <= 50,
    },
  ]
}

async function hashesPerSecond(seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/bench/limit/bare-hash.ts', String(seconds)])
  return Number(stdout)
}
