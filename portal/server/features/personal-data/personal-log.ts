import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { PersonalLogLine } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import type { AuditTable } from '../../kernel/database/audit-tables.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'

const linesAtOnce = 500

/** The lines by and about the person, newest first. Those of an earlier person of that name are not this one's. */
export async function* personalLog(
  reading: Kysely<PortalTables>,
  { username, createdAt }: Pick<Account, 'username' | 'createdAt'>,
): AsyncGenerator<readonly PersonalLogLine[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await linesBefore(reading, username, before)
    yield rows.filter(({ at }) => at >= createdAt).map((row) => lineOf(row, username))
    const last = rows.at(-1)
    if (last === undefined || rows.length < linesAtOnce || last.at < createdAt) return
    before = last.seq
  }
}

/** Each of the two has an index of its own; one question with `or` would sort a long trail for every page. */
async function linesBefore(reading: Kysely<PortalTables>, username: string, before: number): Promise<AuditTable[]> {
  const some = () =>
    reading.selectFrom('audit').selectAll().where('seq', '<', before).orderBy('seq', 'desc').limit(linesAtOnce)
  const [by, about] = await Promise.all([
    some().where('actor', '=', username).execute(),
    some().where('target', '=', username).where('actor', '!=', username).execute(),
  ])
  return [...by, ...about].sort((one, other) => other.seq - one.seq).slice(0, linesAtOnce)
}

function lineOf(row: AuditTable, username: string): PersonalLogLine {
  const by = actorOf(row.actor, username)
  const isAboutSelf = row.target === username
  return z.parse(PersonalLogLine, {
    at: row.at,
    by,
    about: isAboutSelf ? 'self' : 'other',
    action: row.action,
    result: row.result,
    // What was done to somebody else, or looked for, may name others.
    details: isAboutSelf ? JSON.parse(row.details) : {},
    address: by === 'other' ? '' : row.address,
  })
}

function actorOf(actor: string, username: string): PersonalLogLine['by'] {
  if (actor === username) return 'self'
  if (actor === '') return 'unknown'
  return actor === 'portal' || actor === 'console' ? 'portal' : 'other'
}
