/** Work that comes round by the clock: housekeeping, backups, the jobs of applications. */
import type { Milliseconds } from '../clock/clock.ts'

/** A piece of work with its rhythm. One run at a time; several processes keep out of each other's way by locks of their own. */
export interface Job {
  readonly name: string
  readonly every: Milliseconds
  /** One more run, so long after the job was added. */
  readonly first?: Milliseconds
  /** `signal` is aborted when the portal stops. @returns the number of rows it touched, where it counts them. */
  run(signal: AbortSignal): Promise<unknown>
}

export interface Jobs {
  /** From now on the job runs every so often, the first time after that pause. */
  add(job: Job): void
  /** Runs the job soon, besides its times; what asked for it has committed by then. A name that nobody has wakes nothing. */
  wake(name: string): void
  /** Calls `ended` after each run from now on, but for one that the portal's stop cut short. */
  watch(ended: (run: RunEnded) => void): void
  /** No further run begins; the ones under way are waited for. */
  stop(): Promise<void>
}

/** Whoever wakes a job is still in its own transaction. */
const wakeAfter = 100

/** What became of a run; one that failed has another at its next time. */
export interface RunEnded {
  readonly job: string
  readonly milliseconds: number
  /** How many rows it touched, where it counts them. */
  readonly rows: number | undefined
  /** What it threw. */
  readonly fault?: unknown
}

export function createJobs(): Jobs {
  const watchers = new Set<(run: RunEnded) => void>()
  const ending = new AbortController()
  const runs = new Map<string, () => void>()
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  return {
    add: ({ name, every, first, run }) => {
      if (runs.has(name)) throw new Error(`Two jobs are called ${name}`)
      const begin = oneAtATime(async () => {
        if (ending.signal.aborted) return
        const start = performance.now()
        const tell = (outcome: Pick<RunEnded, 'rows' | 'fault'>) => {
          const milliseconds = Math.round(performance.now() - start)
          for (const told of watchers) told({ job: name, milliseconds, ...outcome })
        }
        try {
          const rows = await run(ending.signal)
          tell({ rows: typeof rows === 'number' ? rows : undefined })
        } catch (fault) {
          if (!ending.signal.aborted) tell({ rows: undefined, fault })
        }
      }, underWay)
      runs.set(name, begin)
      timers.add(setInterval(begin, every).unref())
      if (first !== undefined) timers.add(setTimeout(begin, first).unref())
    },
    wake: (name) => {
      const begin = runs.get(name)
      if (begin && !ending.signal.aborted) timers.add(setTimeout(begin, wakeAfter).unref())
    },
    watch: (told) => void watchers.add(told),
    stop: async () => {
      ending.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}

/** A run asked for while one is under way follows it, once, however often it was asked for. */
function oneAtATime(act: () => Promise<void>, underWay: Set<Promise<void>>): () => void {
  let isRunning = false
  let isAskedAgain = false
  const begin = () => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    const run = act().finally(() => {
      underWay.delete(run)
      isRunning = false
      if (isAskedAgain) begin()
    })
    isAskedAgain = false
    underWay.add(run)
  }
  return begin
}
