import { Unzip, UnzipInflate } from 'fflate'
import type { CellValue } from 'read-excel-file/node'
import { readSheet } from 'read-excel-file/node'
import type { Table, TableLimits } from './table.ts'
import { tableOf, unusable } from './table.ts'

/** A workbook that grows beyond this when it is unpacked was not made by a person. */
const unpackedMost = 100 * 1024 * 1024

/** The first sheet of a workbook as a table of texts. */
export async function parseWorkbook(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  if (!isOfSaneSize(bytes)) return unusable('file_unreadable')
  try {
    const sheet = await readSheet(Buffer.from(bytes))
    const rows = sheet.map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }))
    return tableOf(rows, { format: 'xlsx', encoding: '', separator: '', faults: [], limits })
  } catch {
    return unusable('file_unreadable')
  }
}

/** Unpacks without keeping anything, and gives up at the limit: what the file says of its own size proves nothing. */
function isOfSaneSize(bytes: Uint8Array): boolean {
  let unpacked = 0
  const unzip = new Unzip((file) => {
    file.ondata = (fault, piece) => {
      if (fault) throw fault
      unpacked += piece.length
      if (unpacked > unpackedMost) throw new Error('too much')
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += 65_536) {
      unzip.push(bytes.subarray(start, start + 65_536), start + 65_536 >= bytes.length)
    }
    return true
  } catch {
    return false
  }
}

function textOf(value: CellValue | null): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
