import type { Kysely } from 'kysely'
import type { AuditLine, Language } from '../../../contract/own.ts'
import { byteOrderMark, csvLine } from '../../../contract/own.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import type { AuditQuestion } from './audit-search.ts'
import { searchTrail } from './audit-search.ts'

const linesAtOnce = 1000

/** The lines as a CSV file, page by page as the receiver takes them, so a long trail takes no more memory than a short one. */
export async function* auditFile(
  reading: Kysely<PortalTables>,
  { language, ...question }: Pick<AuditQuestion, 'filter' | 'lines'> & { language: Language },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headings[language])
  for (let before = 0; ; ) {
    const page = await searchTrail(reading, { ...question, before, limit: linesAtOnce })
    if (page.lines.length > 0) yield page.lines.map(cellsOf).map(csvLine).join('')
    if (page.before === 0) return
    before = page.before
  }
}

const headings = {
  fi: ['Rivi', 'Aika (UTC)', 'Tekijä', 'Tapahtuma', 'Kohde', 'Yritys', 'Tulos', 'Tiedot', 'Osoite', 'Pyyntö'],
  en: ['Line', 'Time (UTC)', 'Actor', 'Action', 'Target', 'Company', 'Result', 'Details', 'Address', 'Request'],
} as const

function cellsOf(line: AuditLine): (string | number)[] {
  const { seq, at, actor, action, target, company, result, details, address, requestid } = line
  return [seq, at, actor, action, target, company, result, JSON.stringify(details), address, requestid]
}
