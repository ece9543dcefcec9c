import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AuditFilter } from '../../../contract/own.ts'
import { AuditLine } from '../../../contract/own.ts'
import type { AuditTable } from '../../kernel/database/audit-tables.ts'
import { likeAnywhere, likeFragment } from '../../kernel/database/sort-key.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { CompanyLines } from './company-lines.ts'
import { withinTimeRange } from './time-range.ts'

export interface AuditQuestion {
  readonly filter: AuditFilter
  /** Undefined: every line there is. */
  readonly lines: readonly CompanyLines[] | undefined
  /** Only lines older than this one; 0 begins at the newest. */
  readonly before: number
  readonly limit: number
}

export interface AuditPage {
  readonly lines: AuditLine[]
  /** Where the older ones begin; 0 where there are none. */
  readonly before: number
}

/** Lines looked through at a time, and how often before an answer says how far it came: nobody waits long for another's search. */
const stretch = 25_000
const stretchesAtOnce = 20

/** Newest first. */
export async function searchTrail(reading: Kysely<PortalTables>, question: AuditQuestion): Promise<AuditPage> {
  const { filter, limit } = question
  const { oldest, newest } = await withinTimeRange(reading, filter)
  const lines: AuditLine[] = []
  let before = question.before === 0 ? newest + 1 : Math.min(question.before, newest + 1)
  for (let count = 0; count < stretchesAtOnce && before > oldest; count++) {
    const from = Math.max(oldest, before - stretch)
    const rows = await matching(reading, question)
      .where('seq', '<', before)
      .where('seq', '>=', from)
      .orderBy('seq', 'desc')
      .limit(limit - lines.length)
      .execute()
    lines.push(...rows.map(lineOf))
    const last = lines.at(-1)
    const isFull = lines.length >= limit && last !== undefined
    before = isFull ? last.seq : from
    if (isFull) break
    // The embedded engine answers without waiting; others must get their turn.
    await setImmediate()
  }
  return { lines, before: before > oldest ? before : 0 }
}

function matching(reading: Kysely<PortalTables>, { filter, lines }: AuditQuestion) {
  const { find, from, to, actor, target, actions, result } = filter
  let query = reading.selectFrom('audit').selectAll()
  if (lines !== undefined) query = query.where((is) => is.or(lines.map((some) => isAmong(some))))
  // Hidden from the planner, which would read every line of that time for each stretch.
  if (from !== undefined) query = query.where(sql<boolean>`coalesce(at, '') >= ${from}`)
  if (to !== undefined) query = query.where(sql<boolean>`coalesce(at, '') < ${to}`)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (target !== undefined) query = query.where('target', '=', target)
  if (actions !== undefined) query = query.where('action', 'in', actions)
  if (result !== undefined) query = query.where('result', '=', result)
  if (find !== '') query = query.where(holdsText(find))
  return query
}

/** The trail is never rewritten: lines of before texts were folded are found as they are spelled. */
function holdsText(find: string) {
  const spelled = likeAnywhere(find.normalize('NFC').toLowerCase())
  return sql<boolean>`(search_text like ${likeFragment(find)} escape '\\' or search_text like ${spelled} escape '\\')`
}

function isAmong({ company, from, before }: CompanyLines) {
  return sql<boolean>`(company = ${company} and seq >= ${from} and seq < ${before})`
}

function lineOf(row: AuditTable): AuditLine {
  return {
    seq: row.seq,
    at: row.at,
    actor: row.actor,
    action: row.action,
    target: row.target,
    company: row.company,
    details: z.parse(AuditLine.shape.details, JSON.parse(row.details)),
    result: z.parse(AuditLine.shape.result, row.result),
    address: row.address,
    requestid: row.request_id,
  }
}
