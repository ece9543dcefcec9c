import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { auditActions } from '../../../contract/own.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'

/** Lines that tell of one company: those under a name it had, from one line to before another. */
export interface CompanyLines {
  readonly company: string
  readonly from: number
  readonly before: number
}

interface Naming {
  readonly seq: number
  readonly name: string
  /** The name before a rename; undefined where a company was added. */
  readonly before: string | undefined
}

/**
 * The lines of these companies, under earlier names too. A name that was another company's before, or is by now,
 * brings none of that company's lines.
 */
export async function linesOfCompanies(
  reading: Kysely<PortalTables>,
  companies: readonly string[],
): Promise<readonly CompanyLines[]> {
  const namings = await companyNamings(reading)
  return companies.flatMap((company) => linesOf(company, namings))
}

function linesOf(company: string, namings: readonly Naming[]): CompanyLines[] {
  const lines: CompanyLines[] = []
  let name = company
  let before = Number.MAX_SAFE_INTEGER
  for (const naming of namings) {
    if (naming.name !== name) continue
    lines.push({ company: name, from: naming.seq, before })
    if (naming.before === undefined) return lines
    name = naming.before
    before = naming.seq
  }
  return [...lines, { company: name, from: 0, before }]
}

/** Every time that a company got a name, newest first. */
async function companyNamings(reading: Kysely<PortalTables>): Promise<Naming[]> {
  const rows = await reading
    .selectFrom('audit')
    .select(['seq', 'action', 'target', 'details'])
    .where('action', 'in', ['addcompany', 'renamecompany'])
    .orderBy('seq', 'desc')
    .execute()
  return rows.map(({ seq, action, target, details }) => ({
    seq,
    name: target,
    before: action === 'renamecompany' ? z.parse(auditActions.renamecompany, JSON.parse(details)).before : undefined,
  }))
}
