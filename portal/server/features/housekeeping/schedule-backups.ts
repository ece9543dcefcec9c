import { basename } from 'node:path'
import { minutes } from '../../kernel/clock/clock.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { backupFolder, takeBackup } from '../backups/index.ts'

/** On the embedded engine in production: a backup every quarter of an hour, each told in the log (security.md 4.19). */
export function scheduleBackups({ settings, clock, jobs, log }: PortalHost): void {
  const { dataDir, filesDir } = settings
  const to = backupFolder(dataDir)
  const run = async (signal: AbortSignal) => {
    const begun = performance.now()
    try {
      const { file, bytes, missing } = await takeBackup({ dataDir, filesDir, to, now: clock.now(), signal })
      log.info('backup_made', { file: basename(file), bytes, milliseconds: Math.round(performance.now() - begun) })
      if (missing.length > 0) log.warn('backup_incomplete', { missing: missing.length, first: missing[0] })
    } catch (fault) {
      if (!signal.aborted) log.error('backup_failed', fault)
      // The job has failed, too, and is counted as such.
      throw fault
    }
  }
  jobs.add({ name: 'backup', every: minutes(15), run })
}
