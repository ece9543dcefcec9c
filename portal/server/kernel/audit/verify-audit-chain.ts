import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { AuditTable } from '../database/audit-tables.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { digestOf, forgedAnchor } from './audit-anchors.ts'
import { hashOf } from './audit-trail.ts'

export interface AuditVerdict {
  /** The first line that does not fit the one before it. */
  readonly broken: { readonly seq: number; readonly why: string } | undefined
  readonly lines: number
  /** The last line that fits. */
  readonly head: Link
  /** Whether the end of the trail was reached. */
  readonly isWhole: boolean
}

interface Link {
  readonly seq: number
  readonly hash: string
}

type Reading = Pick<Database<PortalTables>, 'reading'>

/** The trail, and the keys that its anchors are signed with. */
export interface CheckedTrail {
  readonly database: Reading
  readonly keys: KeyRing
}

const page = 1000

/**
 * Walks the chain from the last anchor, where retention cut it, or from its beginning (R41); the anchors come first.
 * @param part goes on after a line that was checked before, and checks about so many lines.
 */
export async function verifyAuditChain(
  { database: { reading }, keys }: CheckedTrail,
  { after = 0, atMost = Number.POSITIVE_INFINITY }: { after?: number; atMost?: number } = {},
): Promise<AuditVerdict> {
  let head = await linkAt({ reading }, after)
  const broken = after === 0 ? await brokenPast(reading, keys) : undefined
  if (broken) return { broken, lines: 0, head, isWhole: false }
  for (let lines = 0; ; ) {
    if (lines >= atMost) return { broken: undefined, lines, head, isWhole: false }
    const rows = await reading
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', head.seq)
      .orderBy('seq')
      .limit(page)
      .execute()
    if (rows.length === 0) return { broken: undefined, lines, head, isWhole: true }
    for (const row of rows) {
      const why = faultOf(row, head)
      if (why !== undefined) return { broken: { seq: row.seq, why }, lines, head, isWhole: false }
      head = row
      lines++
    }
    // The embedded engine answers without waiting; others must get their turn.
    await setImmediate()
  }
}

/** What is wrong before the lines are read: with the anchors, and with the lines that stay for ever before the newest one. */
async function brokenPast(reading: Kysely<PortalTables>, keys: KeyRing): Promise<AuditVerdict['broken']> {
  const forged = await forgedAnchor(reading, keys)
  if (forged !== undefined) return { seq: forged, why: 'what cut it was not this portal, or had another secret.key' }
  const anchor = await reading.selectFrom('audit_anchor').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst()
  if (!anchor) return undefined
  const kept = await reading.selectFrom('audit').selectAll().where('seq', '<=', anchor.seq).orderBy('seq').execute()
  const changed = kept.find((line) => line.hash !== hashOf(line))
  if (changed) return { seq: changed.seq, why: 'it was changed' }
  if (digestOf(kept) !== anchor.kept)
    return { seq: anchor.seq, why: 'the older lines that stay are not those that stayed' }
  const next = await reading.selectFrom('audit').select('seq').where('seq', '>', anchor.seq).limit(1).executeTakeFirst()
  return next ? undefined : { seq: anchor.seq + 1, why: 'it is missing: the newest line never goes' }
}

/** The newest line, or the anchor where retention has left none. */
export function newestLink(database: Reading): Promise<Link> {
  return linkAt(database, Number.MAX_SAFE_INTEGER)
}

/** The line of that number, or the last one before it; the anchor where retention has left neither. */
export async function linkAt({ reading }: Reading, seq: number): Promise<Link> {
  const anchor = await newest(reading, 'audit_anchor', Number.MAX_SAFE_INTEGER)
  const line = await newest(reading, 'audit', seq)
  if (line && line.seq > (anchor?.seq ?? 0)) return line
  return anchor ?? { seq: 0, hash: '' }
}

function newest(
  reading: Kysely<PortalTables>,
  table: 'audit' | 'audit_anchor',
  seq: number,
): Promise<Link | undefined> {
  return reading
    .selectFrom(table)
    .select(['seq', 'hash'])
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function faultOf(row: AuditTable, previous: Link): string | undefined {
  if (row.seq !== previous.seq + 1) return `line ${previous.seq + 1} is missing`
  if (row.prev_hash !== previous.hash) return 'it does not follow the line before it'
  return row.hash === hashOf(row) ? undefined : 'it was changed'
}
