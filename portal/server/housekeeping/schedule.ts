import { BackupFailed, backupFolder, sweepBackups, takeBackup } from '../backups/take-backup.ts'
import type { Milliseconds } from '../clock/clock.ts'
import { hours, minutes } from '../clock/clock.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { runHousekeeping } from './run-housekeeping.ts'

/** Housekeeping every hour; on the embedded engine in production also a backup every quarter of an hour (security.md 4.19). */
export function scheduleHousekeeping(portal: PortalHost): { stop(): Promise<void> } {
  const { settings, database, clock, log } = portal
  const ending = new AbortController()
  const timers: NodeJS.Timeout[] = []
  let running = Promise.resolve()

  const every = (pause: Milliseconds, act: () => Promise<unknown>) => {
    const run = async () => {
      try {
        await act()
      } catch (fault) {
        if (ending.signal.aborted) return
        log.error(fault instanceof BackupFailed ? 'backup_failed' : 'chore_failed', fault)
      }
    }
    const next = () => {
      running = running.then(run)
    }
    timers.push(setInterval(next, pause).unref())
  }

  every(hours(1), () => runHousekeeping(portal, clock.now()))
  if (database.engine === 'sqlite' && settings.mode === 'production') {
    const { dataDir } = settings
    const to = backupFolder(dataDir)
    sweepBackups(to)
    every(minutes(15), () => takeBackup({ dataDir, to, now: clock.now(), signal: ending.signal }))
  }
  return {
    stop: () => {
      ending.abort()
      for (const timer of timers) clearInterval(timer)
      return running
    },
  }
}
