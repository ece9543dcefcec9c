import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AuditFilter } from '../../contract/index.ts'
import { AuditLine } from '../../contract/index.ts'
import { likeFragment } from '../database/sort-key.ts'
import type { AuditTable, PortalTables } from '../database/tables.ts'
import type { CompanyLines } from './company-lines.ts'

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

/** Lines that one question for a text looks through: no index helps there, and a long look would hold up everybody. */
const stretch = 50_000

/** Newest first. */
export async function searchTrail(reading: Kysely<PortalTables>, question: AuditQuestion): Promise<AuditPage> {
  const { filter, limit } = question
  const { oldest, newest } = await range(reading)
  const before = question.before === 0 ? newest + 1 : question.before
  const from = filter.find === '' ? oldest : Math.max(oldest, before - stretch)
  const rows = await matching(reading, question)
    .where('seq', '<', before)
    .where('seq', '>=', from)
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const older = rows.length > limit && last ? last.seq : from
  return { lines: shown.map(lineOf), before: older > oldest ? older : 0 }
}

async function range(reading: Kysely<PortalTables>): Promise<{ oldest: number; newest: number }> {
  const row = await reading
    .selectFrom('audit')
    .select((line) => [line.fn.min('seq').as('oldest'), line.fn.max('seq').as('newest')])
    .executeTakeFirst()
  return { oldest: Number(row?.oldest ?? 0), newest: Number(row?.newest ?? 0) }
}

function matching(reading: Kysely<PortalTables>, { filter, lines }: AuditQuestion) {
  const { find, from, to, actor, target, actions, result } = filter
  let query = reading.selectFrom('audit').selectAll()
  if (lines !== undefined) query = query.where((is) => is.or(lines.map((some) => isAmong(some))))
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', to)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (target !== undefined) query = query.where('target', '=', target)
  if (actions !== undefined) query = query.where('action', 'in', actions)
  if (result !== undefined) query = query.where('result', '=', result)
  if (find !== '') query = query.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  return query
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
