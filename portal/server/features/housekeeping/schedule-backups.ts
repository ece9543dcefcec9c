import { basename } from 'node:path'
import { before, days, latestPast, minutes, seconds } from '../../kernel/clock/clock.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { backupFaultOf, backupFolder, lastBackup, noteBackup, takeBackup } from '../backups/index.ts'
import type { FailedJob } from './failed-jobs.ts'
import { failureOfJob } from './failed-jobs.ts'
import type { BackupTrouble } from './tell-of-backups.ts'
import { tellOfBackups } from './tell-of-backups.ts'

/** Without a backup for longer than this, somebody is told. */
const overdueAfter = days(1)
/** A start is busy with other things, and one that is over at once makes no backup. */
const afterStart = seconds(20)
const backupJob = 'backup'

/**
 * On the embedded engine in production: a backup every quarter of an hour, and soon after a start where the last one is
 * older than a day (security.md 4.19). Each is told in the log; while there is trouble, the System page says so, and a
 * letter to the site's administrator, once a day at most.
 * @returns whether somebody must be told, and tells.
 */
export async function scheduleBackups(portal: PortalHost): Promise<{ readonly tell: () => Promise<void> }> {
  const { settings, clock, jobs, log, warnings } = portal
  const { dataDir, filesDir, keyInBackups } = settings
  const to = backupFolder(dataDir)
  const begun = clock.now()
  // A restart mends nothing, so what the process before this one has met counts until a backup is made.
  let failure = await failureOfJob(portal.database.reading, backupJob)
  const trouble = (): BackupTrouble | undefined => {
    const now = clock.now()
    const last = lastBackup(dataDir, latestPast(now))?.at
    const isOverdue = (last ?? begun) < before(now, overdueAfter)
    const fault = stands(failure, last) ? backupFaultOf(failure.why) : undefined
    return fault !== undefined || isOverdue ? { last, fault } : undefined
  }
  const tell = () => tellOfBackups(portal, trouble())
  const run = async (signal: AbortSignal) => {
    const start = performance.now()
    try {
      const now = clock.now()
      const wanted = { dataDir, filesDir, keyInBackups, to, now, signal }
      const { file, bytes, missing } = await takeBackup(wanted)
      failure = undefined
      // The backup is there all the same; a database that cannot be written is told of by others.
      await portal.database.writing((transaction) => noteBackup(transaction, now)).catch(() => undefined)
      log.info('backup_made', { file: basename(file), bytes, milliseconds: Math.round(performance.now() - start) })
      if (missing.length > 0) log.warn('backup_incomplete', { missing: missing.length, first: missing[0] })
    } catch (fault) {
      if (signal.aborted) throw fault
      failure = { job: backupJob, at: clock.now().toISOString(), why: String(fault) }
      log.error('backup_failed', fault)
      await tell()
      // The job has failed, too, and is counted and kept as such.
      throw fault
    }
  }
  const last = lastBackup(dataDir, latestPast(begun))
  const isOld = last === undefined || last.at < before(begun, overdueAfter)
  jobs.add({ name: backupJob, every: minutes(15), ...(isOld && { first: afterStart }), run })
  warnings.watch(() => {
    const found = trouble()
    if (!found) return undefined
    const at = found.last?.toISOString() ?? ''
    return found.fault === undefined
      ? { code: 'backup_overdue', last: at }
      : { code: 'backup_failed', last: at, fault: found.fault }
  })
  return { tell }
}

/** Whether no backup has been made since, by an operator's command for instance. */
function stands(failure: FailedJob | undefined, last: Date | undefined): failure is FailedJob {
  return failure !== undefined && !(last && last > new Date(failure.at))
}

/** Why the last attempt at a backup failed; undefined where a backup has been made since. */
export async function failedBackup(
  database: Parameters<typeof failureOfJob>[0],
  last: Date | undefined,
): Promise<FailedJob | undefined> {
  const failure = await failureOfJob(database, backupJob)
  return stands(failure, last) ? failure : undefined
}
