/** A PostgreSQL of the tests' own: vitest starts it once before the HTTP tests, each portal under test gets a fresh database. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../kernel/database/migrate.ts'
import { portalMigrations } from '../kernel/database/migrations/index.ts'
import { openDatabase } from '../kernel/database/open-database.ts'
import { postgresProgram } from './postgres-program.ts'

const urlName = 'PORTAL_TEST_POSTGRES_URL'
/** Has had the portal's migrations; a database is copied from it in a fraction of the time that they take. */
const migratedDatabase = 'test_migrated'

/** vitest calls this before the first test; the workers inherit the address. */
export async function setup(): Promise<() => Promise<void>> {
  // Speed only: these databases live for one test.
  const stop = await startPostgres({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  await order(serverUrl(), `create database ${migratedDatabase}`)
  const database = await openDatabase({ databaseUrl: urlOf(migratedDatabase), dataDir: '' })
  await migrate(database, [portalMigrations])
  await database.close()
  return stop
}

/** @returns what stops it and removes all it held. */
export async function startPostgres(flags: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const isRoot = process.getuid?.() === 0
  const port = await freePort()
  const said: string[] = []
  const EmbeddedPostgres = await postgresProgram(databaseDir)
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: settings({ ...flags, max_connections: '200' }),
    onLog: (message) => said.push(message),
    onError: (fault) => said.push(String(fault)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (fault) {
    throw new Error(`PostgreSQL does not start:\n${said.join('')}`, { cause: fault })
  }
  process.env[urlName] = `postgres://postgres:password@127.0.0.1:${port}/postgres`
  // The package would end the process with code 0 once there is nothing left to do, whatever the tests came to.
  process.prependListener('beforeExit', () => process.exit())
  return async () => {
    await server.stop()
    rmSync(databaseDir, { recursive: true, force: true })
  }
}

/** An empty database, or one that has had the portal's migrations; `drop` throws out whoever is still connected. */
export async function freshPostgresDatabase({
  migrated = false,
} = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = serverUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  await order(server, `create database ${name} ${migrated ? `template ${migratedDatabase} ` : ''}strategy file_copy`)
  return { url: urlOf(name), drop: () => order(server, `drop database if exists ${name} with (force)`) }
}

function serverUrl(): string {
  const server = process.env[urlName]
  if (server === undefined) throw new Error(`${urlName} is not set: the test project lacks its globalSetup`)
  return server
}

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

async function order(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function settings(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
