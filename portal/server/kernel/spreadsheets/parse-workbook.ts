import type { CellValue } from 'read-excel-file/node'
import { readSheet } from 'read-excel-file/node'
import type { Table, TableLimits } from './table.ts'
import { tableOf, unusable } from './table.ts'
import { workbookFault } from './workbook-bounds.ts'

/** The first sheet of a workbook as a table of texts. */
export async function parseWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  try {
    // The reader makes every row and cell up to the farthest that the sheet names, whether there is anything in them or not.
    const fault = workbookFault(bytes, limits)
    if (fault) return unusable(fault, { format: 'xlsx' })
    const sheet = await readSheet(Buffer.from(bytes))
    const rows = sheet.map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }))
    return tableOf(rows, { format: 'xlsx', encoding: '', separator: '', faults: [], limits })
  } catch {
    return unusable('file_unreadable')
  }
}

function textOf(value: CellValue | null): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
