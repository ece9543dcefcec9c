import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { inConfinedProcess } from '../processes/confined-process.ts'
import type { Table, TableFault, TableLimits, TableLine } from './table.ts'
import { unusable } from './table.ts'
import type { TablePart } from './table-process.ts'

const readersMost = 2
/** What the largest file that the limits allow takes, and some more. */
const limits = { heapMegabytes: 512, residentBytesMost: 700 * 1024 * 1024 }

let readers = 0

/** A place among the few that read files at the same time. */
export interface TableReader extends Disposable {
  /** CSV or XLSX, by the content; whatever cannot be read comes back as faults, never as an error. */
  read(bytes: Uint8Array, limits: TableLimits): Promise<Table>
}

/** Undefined while as many files are being read as this process may hold at once. */
export function openTableReader(): TableReader | undefined {
  if (readers >= readersMost) return undefined
  readers++
  return { read: readTable, [Symbol.dispose]: () => void readers-- }
}

async function readTable(bytes: Uint8Array, tableLimits: TableLimits): Promise<Table> {
  const program = new URL('./table-process.ts', import.meta.url)
  const confinement = { ...limits, argument: JSON.stringify(tableLimits) }
  return (
    (await inConfinedProcess(program, confinement, { input: bytes, take: partsOf })) ?? unusable('file_too_complex')
  )
}

/** Undefined where the last part is missing. Each part is small, so that everybody else's answers come in between. */
async function partsOf(output: Readable): Promise<Table | undefined> {
  let table: Table | undefined
  const lines: TableLine[] = []
  const faults: TableFault[] = []
  try {
    for await (const text of createInterface({ input: output, crlfDelay: Number.POSITIVE_INFINITY })) {
      const part = JSON.parse(text) as TablePart
      if ('lines' in part) lines.push(...part.lines)
      else if ('faults' in part) faults.push(...part.faults)
      else table = { ...part.table, lines, faults }
    }
  } catch {
    return undefined
  }
  return table
}
