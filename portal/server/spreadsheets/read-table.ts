import { Worker } from 'node:worker_threads'
import type { Milliseconds } from '../clock/clock.ts'
import { seconds } from '../clock/clock.ts'
import type { Table, TableLimits } from './table.ts'
import { unusable } from './table.ts'

const patience = seconds(20)
const megabytesMost = 512

/** CSV or XLSX, told by the content; whatever cannot be read comes back as faults, never as an error. */
export function readTable(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: { bytes, limits },
    resourceLimits: { maxOldGenerationSizeMb: megabytesMost },
    // Nothing that the portal was started with is of use there.
    env: {},
    execArgv: [],
  })
  return firstOf(worker, patience)
}

async function firstOf(worker: Worker, most: Milliseconds): Promise<Table> {
  const { promise, resolve } = Promise.withResolvers<Table>()
  const timer = setTimeout(() => resolve(unusable('file_unreadable')), most)
  worker.once('message', resolve)
  worker.once('error', () => resolve(unusable('file_unreadable')))
  worker.once('exit', () => resolve(unusable('file_unreadable')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
