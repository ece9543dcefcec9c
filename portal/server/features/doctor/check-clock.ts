import { sql } from 'kysely'
import { latestPast } from '../../kernel/clock/clock.ts'
import type { ExaminedData } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const { ok, warning, fault } = findingsOf('clock')

/** Seconds; the portal itself bears two minutes between machines. */
const noticeable = 30
const linesLookedAt = 1000
/** Milliseconds that two processes may need to write a line each. */
const atOnce = 120_000

/** This machine's clock against the database server's, the moments that are stored, and its own steps. */
export async function checkClock(data: ExaminedData): Promise<readonly Found[]> {
  const { clockJump = 0 } = data
  const found = [...(await againstServer(data)), ...(await storedAhead(data)), ...(await setBack(data))]
  const jump = Math.round(clockJump / 1000)
  if (Math.abs(jump) >= noticeable) found.push(warning('clock_jumped', { seconds: jump }))
  return found.length > 0 ? found : [ok('clock_ok', {})]
}

async function againstServer({ database, clock }: ExaminedData): Promise<readonly Found[]> {
  if (database.engine === 'sqlite') return []
  const asked = clock.now().getTime()
  const { rows } = await sql<{
    now: number
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(database.reading)
  // Halfway between question and answer.
  const here = (asked + clock.now().getTime()) / 2
  const seconds = Math.round(Math.abs(Number(rows[0]?.now) - here) / 1000)
  return seconds < noticeable ? [] : [fault('clock_differs', { seconds })]
}

/** The newest moment that should have passed, where it lies ahead. */
async function storedAhead({ database, clock }: ExaminedData): Promise<readonly Found[]> {
  const { reading } = database
  const newest = await Promise.all([
    reading.selectFrom('audit').select('at').orderBy('seq', 'desc').limit(1).executeTakeFirst(),
    reading
      .selectFrom('session')
      .select('last_seen_at as at')
      .orderBy('last_seen_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    reading.selectFrom('outbox').select('created_at as at').orderBy('created_at', 'desc').limit(1).executeTakeFirst(),
  ])
  const ahead = latestPast(clock.now()).toISOString()
  const at = newest
    .map((row) => row?.at ?? '')
    .toSorted()
    .at(-1)
  return at !== undefined && at > ahead ? [fault('clock_future', { at })] : []
}

/** The lines of the audit trail have the order in which they were written. */
async function setBack({ database }: ExaminedData): Promise<readonly Found[]> {
  const lines = await database.reading
    .selectFrom('audit')
    .select(['seq', 'at'])
    .orderBy('seq', 'desc')
    .limit(linesLookedAt)
    .execute()
  for (const [index, line] of lines.entries()) {
    const earlier = lines[index + 1]
    const back = earlier ? Date.parse(earlier.at) - Date.parse(line.at) : 0
    if (back > atOnce) return [warning('clock_set_back', { line: line.seq, minutes: Math.round(back / 60_000) })]
  }
  return []
}
