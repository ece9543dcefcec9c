/** Runs as a process of its own: `node table-process.ts <limits as JSON>`, the file on standard input, parts of the table out. */
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { parseCsv } from './parse-csv.ts'
import { parseWorkbook } from './parse-workbook.ts'
import type { Table, TableFault, TableLimits, TableLine } from './table.ts'
import { unusable } from './table.ts'

/** A line of the output. The table itself comes last and says that nothing is missing. */
export type TablePart =
  | { readonly lines: readonly TableLine[] }
  | { readonly faults: readonly TableFault[] }
  | { readonly table: Omit<Table, 'lines' | 'faults'> }

const partMost = 100

// Whoever waits for an answer comes before a file that is being read.
setPriority(10)
const { lines, faults, ...table } = await readFile(await buffer(process.stdin), JSON.parse(process.argv[2] ?? ''))
for (const some of parts(lines)) tell({ lines: some })
for (const some of parts(faults)) tell({ faults: some })
tell({ table })

async function readFile(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const begins = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (bytes.length === 0) return unusable('file_empty')
  if (begins(0x50, 0x4b, 0x03, 0x04)) return parseWorkbook(bytes, limits)
  // The workbooks of before 2007, PDF and pictures.
  const isOther =
    begins(0xd0, 0xcf, 0x11, 0xe0) || begins(0x25, 0x50, 0x44, 0x46) || begins(0x89, 0x50) || begins(0xff, 0xd8)
  return isOther ? unusable('file_unreadable') : parseCsv(bytes, limits)
}

function tell(part: TablePart): void {
  process.stdout.write(`${JSON.stringify(part)}\n`)
}

function* parts<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += partMost) yield items.slice(start, start + partMost)
}
