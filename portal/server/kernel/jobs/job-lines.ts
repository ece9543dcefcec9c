import type { Log } from '../log/log.ts'
import type { RunEnded } from './jobs.ts'

/** A line to each run: those that found nothing to do are many, and told at `debug` only. */
export function jobLines(log: Log): (run: RunEnded) => void {
  return ({ job, milliseconds, rows, fault }) => {
    if (fault !== undefined) return log.error('job_failed', fault, { job, milliseconds })
    log[rows === 0 ? 'debug' : 'info']('job_done', { job, milliseconds, ...(rows !== undefined && { rows }) })
  }
}
