import { join } from 'node:path'
import { before, days, latestPast } from '../../kernel/clock/clock.ts'
import { backupFolder, dataFileFaults, lastBackup, notedBackup, tryBackup } from '../backups/index.ts'
import { failedBackup } from '../housekeeping/index.ts'
import { openKeyFile } from './check-settings.ts'
import type { ExaminedData, ExaminedPlace, WithKeys } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const { ok, warning, fault } = findingsOf('backup')
const integrity = findingsOf('integrity')

/** Whether the embedded engine's backups are made. */
export async function checkBackups({ settings, database, clock }: ExaminedData): Promise<readonly Found[]> {
  if (database.engine === 'postgres') return [ok('backup_elsewhere', {})]
  const now = clock.now()
  const last = lastBackup(settings.dataDir, latestPast(now))?.at
  const failed = await failedBackup(database.reading, last)
  if (failed) return [fault('backup_failed', { at: failed.at, quoted: failed.why })]
  if (last && last >= before(now, days(1))) return [ok('backup_ok', { at: last.toISOString() })]
  if (settings.mode === 'demo') return [ok('backup_of_demo', {})]
  if (last) return [fault('backup_old', { at: last.toISOString() })]
  const noted = await notedBackup(database.reading)
  if (noted !== undefined) return [fault('backup_gone', { at: noted })]
  const isYoung = (await madeAt(database)) > before(now, days(1)).toISOString()
  return [isYoung ? warning('backup_awaited', {}) : fault('backup_none', {})]
}

/** When the portal's first migration was run, ISO UTC; empty where nobody knows. */
async function madeAt({ reading }: ExaminedData['database']): Promise<string> {
  const first = await reading
    .withTables<{ portal_migration: { timestamp: string } }>()
    .selectFrom('portal_migration')
    .select('timestamp')
    .orderBy('timestamp')
    .limit(1)
    .executeTakeFirst()
  return first?.timestamp ?? ''
}

/** Opens the newest backup as a restore would, and holds it against what was noted beside it. */
export async function checkNewestBackup({
  settings,
  migrations,
  clock,
  keys,
}: ExaminedPlace & WithKeys): Promise<readonly Found[]> {
  if (settings.databaseUrl !== '') return []
  const newest = lastBackup(settings.dataDir, latestPast(clock.now()))
  if (!newest) return []
  if (!keys) return [fault('backup_keyless', { open: openKeyFile(settings.dataDir) })]
  const { name } = newest
  const [why] = await tryBackup(join(backupFolder(settings.dataDir), name), { migrations, keys })
  return [why === undefined ? ok('backup_whole', { name }) : fault('backup_broken', { name, quoted: why })]
}

export async function checkIntegrity({ settings }: ExaminedPlace): Promise<readonly Found[]> {
  if (settings.databaseUrl !== '') return [integrity.ok('integrity_of_postgres', {})]
  const faults = await dataFileFaults(settings.dataDir)
  if (faults.length === 0) return [integrity.ok('integrity_ok', {})]
  return [integrity.fault('integrity_broken', { quoted: faults.slice(0, 3).join('; ') })]
}
