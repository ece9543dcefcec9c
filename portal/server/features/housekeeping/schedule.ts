import { hours } from '../../kernel/clock/clock.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { keepFailedJobs } from './failed-jobs.ts'
import { runHousekeeping } from './run-housekeeping.ts'
import { scheduleBackups } from './schedule-backups.ts'
import { watchDisk } from './watch-disk.ts'

/** The portal's own jobs: housekeeping every hour, and on the embedded engine in production also backups. */
export async function scheduleHousekeeping(portal: PortalHost): Promise<void> {
  const { settings, database, clock, jobs } = portal
  keepFailedJobs(portal)
  const isBackedUp = database.engine === 'sqlite' && settings.mode === 'production'
  const backups = isBackedUp ? await scheduleBackups(portal) : undefined
  const run = async () => {
    await runHousekeeping(portal, clock.now())
    await backups?.tell()
  }
  jobs.add({ name: 'housekeeping', every: hours(1), run })
  watchDisk(portal)
}
