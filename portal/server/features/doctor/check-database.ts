import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { ForeseenFailure } from '../../kernel/configuration/foreseen-failure.ts'
import { portalVersion } from '../../kernel/configuration/portal-version.ts'
import { migrationState } from '../../kernel/database/migrate.ts'
import { sqliteFileName } from '../../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { unsafeSettings } from '../../kernel/database/unsafe-settings.ts'
import { hasSetting } from '../../kernel/site/site-store.ts'
import { demoMarker, isOfProduction } from '../demo/index.ts'
import { megabytes } from './check-folders.ts'
import type { ExaminedData } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const version = findingsOf('version')
const settingsFound = findingsOf('settings')
const databaseFound = findingsOf('database')

/** Whether this program knows the database's form. */
export async function checkVersion({ database, migrations }: ExaminedData): Promise<readonly Found[]> {
  try {
    const { pending } = await migrationState({ migrating: database.reading }, migrations)
    if (pending.length > 0) return [version.warning('schema_older', { count: pending.length, version: portalVersion })]
  } catch (failure) {
    const migration = failure instanceof ForeseenFailure ? /migration (\S+),/.exec(failure.message)?.[1] : undefined
    if (migration === undefined) throw failure
    return [version.fault('schema_newer', { migration })]
  }
  return [version.ok('version_ok', { version: portalVersion, node: process.versions.node })]
}

/** Whether the data are of the mode that the settings name: the portal refuses the others at its start. */
export async function checkMode({ settings, database }: ExaminedData): Promise<readonly Found[]> {
  const { reading } = database
  if (settings.mode === 'production')
    return (await hasSetting(reading, demoMarker)) ? [settingsFound.fault('demo_data_in_production', {})] : []
  return (await isOfProduction(reading)) ? [settingsFound.fault('production_data_in_demo', {})] : []
}

export function checkDatabase(data: ExaminedData): Promise<readonly Found[]> {
  return data.database.engine === 'sqlite' ? checkSqlite(data) : checkPostgres(data)
}

async function checkSqlite({ settings, database, warnings }: ExaminedData): Promise<readonly Found[]> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(database.reading)
  const file = join(settings.dataDir, sqliteFileName)
  const size = statSync(file).size + (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0)
  const isShared = warnings.some(({ code }) => code === 'second_process')
  if (isShared) return [databaseFound.warning('second_process', {})]
  return [databaseFound.ok('database_sqlite', { version: rows[0]?.version ?? '', megabytes: megabytes(size) })]
}

/** Versions before it get no corrections any more. */
const oldestPostgres = 15
/** Of one process: two pools of ten, two for migrations, one that listens. */
const pool = 23

async function checkPostgres({ database }: ExaminedData): Promise<readonly Found[]> {
  return judgePostgres(await serverState(database.reading), await unsafeSettings(database))
}

/** @param used of its connections, by whomever. @param forgetful settings that may lose what was acknowledged. */
export function judgePostgres(
  { versionText, major, used, most }: Awaited<ReturnType<typeof serverState>>,
  forgetful: readonly string[],
): readonly Found[] {
  const found = [
    ...(major < oldestPostgres
      ? [databaseFound.warning('postgres_old', { version: versionText, least: oldestPostgres })]
      : []),
    ...(most - used < pool ? [databaseFound.warning('connections_few', { used, most, pool })] : []),
    ...(forgetful.length > 0 ? [databaseFound.warning('database_may_forget', { settings: forgetful.join(', ') })] : []),
  ]
  return found.length > 0 ? found : [databaseFound.ok('database_postgres', { version: versionText, used, most, pool })]
}

async function serverState(reading: Kysely<PortalTables>) {
  const { rows } = await sql<{ version: string; number: string; used: number; most: string; kept: string }>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections') as most, current_setting('superuser_reserved_connections') as kept`.execute(
    reading,
  )
  const [state] = rows
  if (!state) throw new Error('PostgreSQL says nothing of itself')
  return {
    versionText: state.version,
    major: Math.floor(Number(state.number) / 10_000),
    used: Number(state.used),
    most: Number(state.most) - Number(state.kept),
  }
}
