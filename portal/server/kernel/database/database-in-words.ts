import { resolve } from 'node:path'
import type { Settings } from '../configuration/read-settings.ts'
import { sqliteFileName } from './open-sqlite.ts'

/** The database that is worked on, for an operator to read; without its password. */
export function databaseInWords({ databaseUrl, dataDir }: Pick<Settings, 'dataDir' | 'databaseUrl'>): string {
  if (databaseUrl === '') return `SQLite, ${resolve(dataDir, sqliteFileName)}`
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.host)
  return `PostgreSQL, ${url.pathname.slice(1) || 'its usual database'} on ${host || 'this machine'}; keys in ${resolve(dataDir)}`
}
