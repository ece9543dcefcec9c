/** The exported event log with one more column: what each line tells, in the words of the page (R41). */
import { AuditLine } from '../../../contract/audit/calls.ts'
import { byteOrderMark, csvCell } from '../../../contract/spreadsheets/csv.ts'

/** Lines between two pauses in which the page may do something else. */
const linesAtOnce = 1000

/** The server knows no sentences: they are made where the page makes its own. */
export async function withSentences(
  file: Blob,
  { heading, sentence }: { heading: string; sentence: (line: AuditLine) => string },
): Promise<Blob> {
  const [headings = '', ...records] = recordsOf(await file.text())
  const told: string[] = [byteOrderMark, longer(headings, heading)]
  for (const [number, record] of records.entries()) {
    const line = lineOf(record)
    told.push(longer(record, line === undefined ? '' : sentence(line)))
    if (number % linesAtOnce === 0) await new Promise((resume) => setTimeout(resume))
  }
  return new Blob(told, { type: file.type })
}

/** A cell may hold the end of a line. */
function recordsOf(text: string): string[] {
  return text.match(/(?:"[^"]*"|[^"\r\n])+\r\n/g) ?? []
}

function longer(record: string, cell: string): string {
  return `${record.slice(0, -2)};${csvCell(cell)}\r\n`
}

/** The cells in the order in which the server writes them; every text is in quotes. */
function lineOf(record: string): AuditLine | undefined {
  const cells = Array.from(
    record.matchAll(/"((?:[^"]|"")*)"|\d+/g),
    ([cell, text]) => text?.replaceAll('""', '"') ?? cell,
  )
  const [seq, at, actor, action, target, company, result, details = '{}', address, requestid] = cells
  const line = { seq: Number(seq), at, actor, action, target, company, result, address, requestid }
  return AuditLine.safeParse({ ...line, details: JSON.parse(details) }).data
}
