import { Worker } from 'node:worker_threads'
import type { SqliteConnection } from './sqlite-dialect.ts'

/** As often as SQLite would do it by itself: 4 MB take some milliseconds. */
const pagesKept = 1000
/** 16 MB, which many transactions leave behind while a thread is at work. */
const pagesMany = 4000
/** 2 MB in one transaction: it was a long one. */
const pagesOfLong = 500

/**
 * Keeps SQLite's log short. Done by the connection that writes, the checkpoint after an import of thousands would hold up
 * everybody's answers for some hundred milliseconds (performance.md, goal 14): that one runs on a thread of its own.
 */
export class Checkpoints {
  readonly #path: string
  readonly #writer: SqliteConnection
  readonly #diskFailed: () => void
  #running: Promise<void> | undefined
  #pagesBefore = 0

  constructor(path: string, writer: SqliteConnection, diskFailed: () => void) {
    this.#path = path
    this.#writer = writer
    this.#diskFailed = diskFailed
  }

  /** To be called between two transactions. */
  committed(): void {
    if (this.#running !== undefined) return
    try {
      this.#checkpoint()
    } catch {
      // What was committed stands; the connection itself tells of a failed disk, and anything else is tried again.
    }
  }

  #checkpoint(): void {
    const [row] = this.#writer.all('pragma wal_checkpoint(noop)', [])
    const pages = Number(row?.['log']) - Number(row?.['checkpointed'])
    const wasLong = pages - this.#pagesBefore >= pagesOfLong
    this.#pagesBefore = pages
    if (pages >= pagesMany || (pages >= pagesKept && wasLong)) {
      this.#running = this.#onThread().finally(() => {
        this.#running = undefined
      })
    } else if (pages >= pagesKept) {
      // Also ends what a thread began while others wrote on: the log restarts only when all of it has been moved.
      this.#writer.all('pragma wal_checkpoint(passive)', [])
      this.#pagesBefore = 0
    }
  }

  async close(): Promise<void> {
    await this.#running
  }

  #onThread(): Promise<void> {
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
