/** Work that comes round by the clock: housekeeping, backups, the jobs of applications. */
import type { Milliseconds } from '../clock/clock.ts'

/** A piece of work with its rhythm. One run at a time; several processes keep out of each other's way by locks of their own. */
export interface Job {
  readonly name: string
  readonly every: Milliseconds
  /** `signal` is aborted when the portal stops. */
  run(signal: AbortSignal): Promise<unknown>
}

export interface Jobs {
  /** From now on the job runs every so often, the first time after that pause. */
  add(job: Job): void
  /** Runs the job soon, besides its times; what asked for it has committed by then. A name that nobody has wakes nothing. */
  wake(name: string): void
  /** No further run begins; the ones under way are waited for. */
  stop(): Promise<void>
}

/** Whoever wakes a job is still in its own transaction. */
const wakeAfter = 100

/** `failed` is called with what a run threw; the job runs again at its next time. */
export function createJobs(failed: (job: string, fault: unknown) => void): Jobs {
  const ending = new AbortController()
  const runs = new Map<string, () => void>()
  const timers = new Set<NodeJS.Timeout>()
  const underWay = new Set<Promise<void>>()
  return {
    add: ({ name, every, run }) => {
      if (runs.has(name)) throw new Error(`Two jobs are called ${name}`)
      const begin = oneAtATime(async () => {
        try {
          if (!ending.signal.aborted) await run(ending.signal)
        } catch (fault) {
          if (!ending.signal.aborted) failed(name, fault)
        }
      }, underWay)
      runs.set(name, begin)
      timers.add(setInterval(begin, every).unref())
    },
    wake: (name) => {
      const begin = runs.get(name)
      if (begin && !ending.signal.aborted) timers.add(setTimeout(begin, wakeAfter).unref())
    },
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
