/** Reads one file on a thread of its own, so that a large or malicious one keeps nobody waiting (performance.md, goal 14). */
import { parentPort, workerData } from 'node:worker_threads'
import { parseCsv } from './parse-csv.ts'
import { parseWorkbook } from './parse-workbook.ts'
import type { TableLimits } from './table.ts'
import { unusable } from './table.ts'

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: TableLimits }

const begins = (...signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte)

async function read() {
  if (bytes.length === 0) return unusable('file_empty')
  if (begins(0x50, 0x4b, 0x03, 0x04)) return parseWorkbook(bytes, limits)
  // The workbooks of before 2007, PDF and pictures.
  const isOther =
    begins(0xd0, 0xcf, 0x11, 0xe0) || begins(0x25, 0x50, 0x44, 0x46) || begins(0x89, 0x50) || begins(0xff, 0xd8)
  return isOther ? unusable('file_unreadable') : parseCsv(bytes, limits)
}

parentPort?.postMessage(await read())
