import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minutes, seconds } from '../clock/clock.ts'
import { jsonLog } from '../log/log.ts'
import { jobLines } from './job-lines.ts'
import type { RunEnded } from './jobs.ts'
import { createJobs } from './jobs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started() {
  const ended = vi.fn<(run: RunEnded) => void>()
  const jobs = createJobs()
  jobs.watch(ended)
  return { ended, jobs }
}

test('a job runs every so often, the first time after its pause', async () => {
  const { jobs } = started()
  const run = vi.fn(async () => undefined)
  jobs.add({ name: 'deadlines', every: minutes(1), run })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(run).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(run).toHaveBeenCalledTimes(2)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a job may run once soon after it was added, besides its times', async () => {
  const { jobs } = started()
  const run = vi.fn(async () => undefined)
  jobs.add({ name: 'backup', every: minutes(15), first: seconds(20), run })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(2)
  await jobs.stop()
})

test('a job that is woken runs soon, and a slow one never twice at the same time', async () => {
  const { jobs } = started()
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  jobs.add({ name: 'documents', every: minutes(60), run })
  jobs.wake('documents')
  await vi.advanceTimersByTimeAsync(200)
  for (let times = 0; times < 5; times++) jobs.wake('documents')
  await vi.advanceTimersByTimeAsync(200)
  expect(run).toHaveBeenCalledTimes(1)
  ends.shift()?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  ends.shift()?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a job that fails is told of and goes on; another is not held up by it', async () => {
  const { jobs, ended } = started()
  const run = vi.fn(async () => {
    throw new Error('no paper')
  })
  const other = vi.fn(async () => 3)
  jobs.add({ name: 'documents', every: seconds(5), run })
  jobs.add({ name: 'digest', every: seconds(5), run: other })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([2, 2])
  expect(ended).toHaveBeenCalledTimes(4)
  const documents = { job: 'documents', milliseconds: 0, rows: undefined, fault: new Error('no paper') }
  expect(ended).toHaveBeenCalledWith(documents)
  expect(ended).toHaveBeenCalledWith({ job: 'digest', milliseconds: 0, rows: 3 })
})

test('stopping waits for the run under way, which hears of it, and tells nobody how it ended', async () => {
  const { jobs, ended } = started()
  let isOver = false
  jobs.add({
    name: 'backup',
    every: seconds(1),
    run: (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          isOver = true
          reject(new Error('stopped'))
        }),
      ),
  })
  await vi.advanceTimersByTimeAsync(1000)
  await jobs.stop()
  expect(isOver).toBe(true)
  expect(ended).not.toHaveBeenCalled()
  jobs.wake('backup')
  await vi.advanceTimersByTimeAsync(5000)
  expect(isOver).toBe(true)
})

test('two jobs of one name are refused, and waking a name that nobody has does nothing', () => {
  const { jobs } = started()
  const job = { name: 'deadlines', every: minutes(1), run: async () => undefined }
  jobs.add(job)
  expect(() => jobs.add(job)).toThrow('Two jobs are called deadlines')
  expect(() => jobs.wake('nobody')).not.toThrow()
})

test('R77: each run is a line of the log, but one that found nothing to do is told at debug only', () => {
  const lines: string[] = []
  const tell = jobLines(jsonLog('info', (line) => lines.push(line)))
  tell({ job: 'backup', milliseconds: 12, rows: undefined })
  tell({ job: 'digest', milliseconds: 3, rows: 2 })
  tell({ job: 'digest', milliseconds: 1, rows: 0 })
  tell({ job: 'digest', milliseconds: 1, rows: undefined, fault: new Error('no paper') })

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', event: 'job_done', job: 'backup', milliseconds: 12 },
    { level: 'info', event: 'job_done', job: 'digest', milliseconds: 3, rows: 2 },
    { level: 'error', event: 'job_failed', job: 'digest', fault: 'no paper' },
  ])
})
