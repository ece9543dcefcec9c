import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { portalVersion } from '../../kernel/configuration/portal-version.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import type { AnsweredRequest } from '../../kernel/http/answered-request.ts'
import { watchState } from './watch-state.ts'

/** Counts and times of this process and its database, for the operator's own eyes: no addresses, no names (R89). */
export interface PortalMetrics {
  /** Counts and times an answer. */
  onAnswered(request: AnsweredRequest): void
  /** In the text format that Prometheus reads. */
  text(): Promise<string>
  readonly contentType: string
}

/** Of Node's own figures those whose names Prometheus finds fault with. */
const misnamed = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`)

/** Seconds; the goals of docs/performance.md stand at 0.05 and 0.1. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function portalMetrics(portal: PortalHost): PortalMetrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  for (const name of misnamed) register.removeSingleMetric(name)
  const build = new Gauge({
    name: 'portal_build_info',
    help: 'The release that runs; always 1.',
    labelNames: ['version', 'node', 'database'],
    registers: [register],
  })
  build.set({ version: portalVersion, node: process.version, database: portal.database.engine }, 1)
  watchJobs(portal, register)
  watchState(portal, register)
  return {
    onAnswered: requestTimes(register),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

function requestTimes(register: Registry): PortalMetrics['onAnswered'] {
  const requests = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Time from a request to its answer, by route template. Event streams are not in it: they last.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers: [register],
  })
  return ({ seconds, ...labels }) => requests.observe(labels, seconds)
}

function watchJobs({ jobs }: PortalHost, register: Registry): void {
  const labelNames = ['job', 'outcome']
  const runs = new Counter({
    name: 'portal_job_runs_total',
    help: 'Runs of each job that have ended.',
    labelNames,
    registers: [register],
  })
  const seconds = new Counter({
    name: 'portal_job_duration_seconds_total',
    help: 'Time that the runs of each job took.',
    labelNames,
    registers: [register],
  })
  const lastDone = new Gauge({
    name: 'portal_job_last_success_timestamp_seconds',
    help: 'When the last run of the job that did not fail ended.',
    labelNames: ['job'],
    registers: [register],
  })
  jobs.watch(({ job, milliseconds, fault }) => {
    const outcome = fault === undefined ? 'done' : 'failed'
    runs.inc({ job, outcome })
    seconds.inc({ job, outcome }, milliseconds / 1000)
    if (fault === undefined) lastDone.set({ job }, Date.now() / 1000)
  })
}
