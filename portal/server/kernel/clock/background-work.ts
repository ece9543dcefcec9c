import type { Log } from '../log/log.ts'

/** Work that goes on when its answer has been given. What is cut short must be found and gone on with by a later start. */
export interface BackgroundWork {
  /** @param act ends at its next step once the signal says so. */
  start(act: (signal: AbortSignal) => Promise<unknown>): void
  /** When nothing is under way; tests wait for it. */
  idle(): Promise<void>
  /** Lets each piece of work end its step. */
  stop(): Promise<void>
}

export function backgroundWork(log: Log): BackgroundWork {
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()
  const idle = async () => {
    while (underWay.size > 0) await Promise.all(underWay)
  }
  return {
    start: (act) => {
      if (ending.signal.aborted) return
      const work = act(ending.signal)
        .catch((fault: unknown) => log.error('background_work_failed', fault))
        .then(() => void underWay.delete(work))
      underWay.add(work)
    },
    idle,
    stop: () => {
      ending.abort()
      return idle()
    },
  }
}
