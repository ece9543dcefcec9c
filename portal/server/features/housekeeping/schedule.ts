import { hours } from '../../kernel/clock/clock.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { runHousekeeping } from './run-housekeeping.ts'
import { scheduleBackups } from './schedule-backups.ts'
import { watchDisk } from './watch-disk.ts'

/** The portal's own jobs: housekeeping every hour, and on the embedded engine in production also backups. */
export function scheduleHousekeeping(portal: PortalHost): void {
  const { settings, database, clock, jobs } = portal
  jobs.add({ name: 'housekeeping', every: hours(1), run: () => runHousekeeping(portal, clock.now()) })
  watchDisk(portal)
  if (database.engine === 'sqlite' && settings.mode === 'production') scheduleBackups(portal)
}
