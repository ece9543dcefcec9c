import { Worker } from 'node:worker_threads'
import type { SqliteConnection } from './sqlite-dialect.ts'

/** 16 MB of SQLite's pages: seldom enough for a thread to be started each time. */
const pagesMost = 4000

/**
 * Keeps SQLite's log short. Done by the connection that writes, a checkpoint would hold up everybody's answers: for
 * some hundred milliseconds after an import of thousands (performance.md, goal 14).
 */
export class Checkpoints {
  readonly #path: string
  readonly #writer: SqliteConnection
  readonly #diskFailed: () => void
  #running: Promise<void> | undefined

  constructor(path: string, writer: SqliteConnection, diskFailed: () => void) {
    this.#path = path
    this.#writer = writer
    this.#diskFailed = diskFailed
  }

  /** To be called between two transactions. */
  committed(): void {
    if (this.#running !== undefined) return
    const [row] = this.#writer.all('pragma wal_checkpoint(noop)', [])
    if (Number(row?.['log']) - Number(row?.['checkpointed']) < pagesMost) return
    this.#running = this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async close(): Promise<void> {
    await this.#running
  }

  #run(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: this.#path,
      // Nothing that the portal was started with is of use there.
      env: {},
      execArgv: [],
    })
    worker.once('message', this.#diskFailed)
    // Where no thread can be started the writer's own checkpoint remains, at many times the length.
    worker.once('error', () => resolve())
    worker.once('exit', () => resolve())
    return promise
  }
}
