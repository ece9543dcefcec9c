import { hours, minutes } from '../../kernel/clock/clock.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { BackupFailed, backupFolder, sweepBackups, takeBackup } from '../backups/index.ts'
import { runHousekeeping } from './run-housekeeping.ts'
import { watchDisk } from './watch-disk.ts'

/**
 * The portal's own jobs: housekeeping every hour, and on the embedded engine in production also a backup every quarter of
 * an hour (security.md 4.19).
 */
export function scheduleHousekeeping(portal: PortalHost): void {
  const { settings, database, clock, jobs, log } = portal
  jobs.add({ name: 'housekeeping', every: hours(1), run: () => runHousekeeping(portal, clock.now()) })
  watchDisk(portal)
  if (database.engine !== 'sqlite' || settings.mode !== 'production') return
  const { dataDir, filesDir } = settings
  const to = backupFolder(dataDir)
  sweepBackups(to)
  const run = async (signal: AbortSignal) => {
    try {
      const { missing } = await takeBackup({ dataDir, filesDir, to, now: clock.now(), signal })
      if (missing.length > 0) log.warn('backup_incomplete', { missing: missing.length, first: missing[0] })
    } catch (fault) {
      if (!(fault instanceof BackupFailed) || signal.aborted) throw fault
      log.error('backup_failed', fault)
    }
  }
  jobs.add({ name: 'backup', every: minutes(15), run })
}
