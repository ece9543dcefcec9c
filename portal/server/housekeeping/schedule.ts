import { backupFolder, takeBackup } from '../backups/take-backup.ts'
import type { Milliseconds } from '../clock/clock.ts'
import { hours, minutes } from '../clock/clock.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { keepHouse } from './keep-house.ts'

/** Housekeeping every hour; on the embedded engine in production also a backup every quarter of an hour (security.md 4.19). */
export function scheduleHousekeeping(portal: PortalHost): { stop(): Promise<void> } {
  const { settings, database, clock, log } = portal
  const chores = [every(hours(1), () => keepHouse(portal, clock.now()))]
  if (database.engine === 'sqlite' && settings.mode === 'production') {
    const to = backupFolder(settings.dataDir)
    chores.push(
      every(minutes(15), async () => void (await takeBackup({ dataDir: settings.dataDir, to, now: clock.now() }))),
    )
  }
  return {
    stop: async () => {
      await Promise.all(chores.map((chore) => chore.stop()))
    },
  }

  function every(pause: Milliseconds, act: () => Promise<void>): { stop(): Promise<void> } {
    let running = Promise.resolve()
    const timer = setInterval(() => {
      running = running.then(act).catch((fault: unknown) => log.error('chore_failed', fault))
    }, pause).unref()
    return {
      stop: () => {
        clearInterval(timer)
        return running
      },
    }
  }
}
