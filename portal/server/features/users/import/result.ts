import type { ImportFaultCode, Language } from '../../../../contract/own.ts'
import { administrationCalls, byteOrderMark, csvLine } from '../../../../contract/own.ts'
import { fileHandler } from '../../../kernel/handlers/handler.ts'
import { SentFile } from '../../../kernel/handlers/sent-file.ts'
import type { ImportedLine } from './import-draft.ts'
import { findResult } from './import-draft.ts'
import { faultWords, resultHeadings } from './result-words.ts'

/** What became of each row, to be put right and imported again. */
export const readUserImportResultHandler = fileHandler(
  administrationCalls.readUserImportResult,
  async ({ portal, request, actor }, { import: id, language }, refuse) => {
    const lines = await findResult(portal.database, { id, accountId: actor.id })
    if (!lines) throw refuse('not_found')
    const file = resultFile(lines, language, 'added')
    const name = `import-${request.now.toISOString().slice(0, 10)}.csv`
    return new SentFile('text/csv; charset=utf-8', Buffer.from(file), name)
  },
)

/** `addable`: a rehearsal, after which nobody has been added. */
export function resultFile(lines: readonly ImportedLine[], language: Language, faultless: 'added' | 'addable'): string {
  const rows = lines.map(({ row, username, email, faults }) => {
    const words = faults.map(({ column, code }) => wordsOf(column, code, language)).join('; ')
    return csvLine([row, username, email, faults.length === 0 ? resultHeadings[language][faultless] : words])
  })
  const { row, username, email, result } = resultHeadings[language]
  return byteOrderMark + csvLine([row, username, email, result]) + rows.join('')
}

function wordsOf(column: string, code: ImportFaultCode, language: Language): string {
  const words = faultWords[language][code]
  return column === '' ? words : `${column}: ${words}`
}
