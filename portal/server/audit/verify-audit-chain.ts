import type { Database } from '../database/database.ts'
import type { AuditTable, PortalTables } from '../database/tables.ts'
import { hashOf } from './audit-trail.ts'

export interface AuditVerdict {
  /** The first line that does not fit the one before it. */
  readonly broken: { readonly seq: number; readonly why: string } | undefined
  readonly lines: number
  readonly head: Link
}

interface Link {
  readonly seq: number
  readonly hash: string
}

const page = 1000

/** Walks the chain from the last anchor, where retention cut it, or from its beginning (R41). */
export async function verifyAuditChain({ reading }: Pick<Database<PortalTables>, 'reading'>): Promise<AuditVerdict> {
  const anchor = await reading
    .selectFrom('audit_anchor')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  let head: Link = anchor ?? { seq: 0, hash: '' }
  for (let lines = 0; ; ) {
    const rows = await reading
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', head.seq)
      .orderBy('seq')
      .limit(page)
      .execute()
    if (rows.length === 0) return { broken: undefined, lines, head }
    for (const row of rows) {
      const why = faultOf(row, head)
      if (why !== undefined) return { broken: { seq: row.seq, why }, lines, head }
      head = row
      lines++
    }
  }
}

function faultOf(row: AuditTable, previous: Link): string | undefined {
  if (row.seq !== previous.seq + 1) return `line ${previous.seq + 1} is missing`
  if (row.prev_hash !== previous.hash) return 'it does not follow the line before it'
  return row.hash === hashOf(row) ? undefined : 'it was changed'
}
