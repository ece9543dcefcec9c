import type { Kysely } from 'kysely'
import type { AuditFilter } from '../../../contract/own.ts'
import { after, before, minutes } from '../../kernel/clock/clock.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'

/** A line tells when its request came, and stands where the request ended: never further apart than this. */
const longestRequest = minutes(2)

/** The oldest and the newest line that can be of the time asked for; both 0 in an empty trail. */
export async function withinTimeRange(
  reading: Kysely<PortalTables>,
  { from, to }: Pick<AuditFilter, 'from' | 'to'>,
): Promise<{ oldest: number; newest: number }> {
  const [oldest, newest] = await Promise.all([
    from === undefined ? endOf(reading, 'asc') : oldestSince(reading, from),
    to === undefined ? endOf(reading, 'desc') : newestUntil(reading, to),
  ])
  return { oldest, newest }
}

async function endOf(reading: Kysely<PortalTables>, direction: 'asc' | 'desc'): Promise<number> {
  const row = await reading.selectFrom('audit').select('seq').orderBy('seq', direction).limit(1).executeTakeFirst()
  return row?.seq ?? 0
}

async function oldestSince(reading: Kysely<PortalTables>, from: string): Promise<number> {
  const near = await around(reading, from)
    .select((line) => line.fn.min('seq').as('seq'))
    .executeTakeFirst()
  if (near?.seq != null) return Number(near.seq)
  const first = await reading
    .selectFrom('audit')
    .select('seq')
    .where('at', '>=', from)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return first?.seq ?? Number.MAX_SAFE_INTEGER
}

async function newestUntil(reading: Kysely<PortalTables>, to: string): Promise<number> {
  const near = await around(reading, to)
    .select((line) => line.fn.max('seq').as('seq'))
    .executeTakeFirst()
  if (near?.seq != null) return Number(near.seq)
  const last = await reading
    .selectFrom('audit')
    .select('seq')
    .where('at', '<', to)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.seq ?? 0
}

function around(reading: Kysely<PortalTables>, moment: string) {
  const at = new Date(moment)
  return reading
    .selectFrom('audit')
    .where('at', '>=', before(at, longestRequest).toISOString())
    .where('at', '<', after(at, longestRequest).toISOString())
}
