import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { seconds } from '../clock/clock.ts'
import type { Table, TableFault, TableLimits, TableLine } from './table.ts'
import { unusable } from './table.ts'
import type { TablePart } from './table-process.ts'

const readersMost = 2
const patience = seconds(30)
/** What the largest file that the limits allow takes, and some more; what lies outside the heap is looked at from here. */
const heapMegabytes = 512
const residentBytesMost = 700 * 1024 * 1024
const lookEvery = 50

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Its own sources and the packages are all that it may open, and it may start nothing. */
const confinement = [
  `--max-old-space-size=${heapMegabytes}`,
  '--permission',
  ...[
    '.',
    '../../../package.json',
    '../../../node_modules',
    '../../../../package.json',
    '../../../../node_modules',
  ].map((place) => `--allow-fs-read=${path(place)}`),
]

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

/**
 * Read by a process of its own, which may fill its memory or run on without end, and takes nothing with it when it goes. It
 * starts without the portal's environment and may neither write nor reach the network (security.md).
 */
async function readTable(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const program = path('./table-process.ts')
  const child = spawn(process.execPath, [...confinement, program, JSON.stringify(limits)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const stop = setTimeout(() => child.kill('SIGKILL'), patience)
  const look = setInterval(() => residentBytes(child) > residentBytesMost && child.kill('SIGKILL'), lookEvery)
  // A child that has gone does not take the rest of the file; what it said tells how it went.
  child.stdin.on('error', () => undefined).end(bytes)
  try {
    return (await partsOf(child.stdout)) ?? unusable('file_too_complex')
  } finally {
    clearTimeout(stop)
    child.kill('SIGKILL')
    await gone
    clearInterval(look)
  }
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

/** 0 where the system does not tell. */
function residentBytes({ pid }: ChildProcess): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
