import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hours, seconds } from '../../kernel/clock/clock.ts'
import { readSettings } from '../../kernel/configuration/read-settings.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'
import { jsonLog } from '../../kernel/log/log.ts'
import type { RunningPortal } from '../../start-portal.ts'
import { startPortal } from '../../start-portal.ts'
import type { BackupPlace } from '../../testing/backup-place.ts'
import { backupPlace } from '../../testing/backup-place.ts'
import { scheduleBackups } from './schedule-backups.ts'

let place: BackupPlace
let lines: Record<string, unknown>[]
let portal: RunningPortal | undefined
beforeEach(async () => {
  place = await backupPlace()
  lines = []
})
afterEach(async () => {
  await portal?.stop()
  portal = undefined
  await place[Symbol.asyncDispose]()
})

async function started(): Promise<RunningPortal> {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portal@portal.test' }
  const settings = readSettings({ ...place.environment, ...mail, PORT: '0', PORTAL_MODE: 'production' })
  const log = jsonLog('info', (line) => lines.push(JSON.parse(line)))
  portal = await startPortal({ settings, applications: [], clock: place.clock, log })
  return portal
}

const told = (event: string) => lines.filter((line) => line['event'] === event)
const whenNotified = (event: string) => vi.waitUntil(() => told(event)[0], { timeout: 60_000 })

test('R19: a backup that was made is told in the log, with its file, its size and its time', async () => {
  const { host } = await started()
  host.jobs.wake('backup')
  expect(await whenNotified('job_done')).toMatchObject({ job: 'backup' })

  expect(told('backup_made')).toMatchObject([
    {
      level: 'info',
      file: expect.stringMatching(/^portal-\d{8}T\d{6}Z\.sqlite$/),
      bytes: expect.any(Number),
      milliseconds: expect.any(Number),
    },
  ])
  expect(told('backup_made')[0]?.['bytes']).toBeGreaterThan(4096)
})

test('R19: a backup that could not be made says why, and the job counts as failed', async () => {
  const folder = join(place.dataDir, 'backups')
  writeFileSync(folder, 'no folder')
  const { host } = await started()
  host.jobs.wake('backup')

  const fault = expect.stringContaining(`No backup was made in ${folder}: `)
  expect(await whenNotified('job_failed')).toMatchObject({ level: 'error', job: 'backup', fault })
  expect(told('backup_failed')).toMatchObject([{ level: 'error', fault }])
  rmSync(folder)
  host.jobs.wake('backup')
  await whenNotified('backup_made')
})

test('R19: a start without a backup of the last day makes one soon; a start that has one makes none', async () => {
  const { host } = await started()
  const jobOfStart = async () => {
    const added: Job[] = []
    await scheduleBackups({ ...host, jobs: { ...host.jobs, add: (job) => void added.push(job) } })
    return added[0]
  }
  const job = await jobOfStart()
  expect(job?.first).toBe(seconds(20))
  await job?.run(new AbortController().signal)
  place.clock.advance(hours(23))
  expect((await jobOfStart())?.first).toBeUndefined()
  place.clock.advance(hours(2))
  expect((await jobOfStart())?.first).toBe(seconds(20))
})
