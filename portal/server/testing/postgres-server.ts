/** A PostgreSQL of the tests' own: vitest starts it once before the HTTP tests, each portal under test gets a fresh database. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { postgresProgram } from './postgres-program.ts'
import { quickFolder } from './quick-folder.ts'

const urlName = 'PORTAL_TEST_POSTGRES_URL'
/** Bytes; the databases of two workers, with what their write-ahead log keeps. */
const roomForTests = 4 * 1024 ** 3

/** vitest calls this before the first test; the workers inherit the address. */
export function setup(): Promise<() => Promise<void>> {
  // Speed only: these databases live for one test.
  const flags = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  return startPostgres(flags, quickFolder(roomForTests))
}

/** @returns what stops it and removes all it held. */
export async function startPostgres(
  flags: Readonly<Record<string, string>>,
  folder = tmpdir(),
): Promise<() => Promise<void>> {
  const databaseDir = mkdtempSync(join(folder, 'portal-postgres-'))
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

export interface PostgresDatabase {
  readonly name: string
  readonly url: string
  /** Throws out whoever is still connected. */
  drop(): Promise<void>
}

/** @param template the database that it begins as a copy of; nobody may be connected to that. Without one it is empty. */
export async function freshPostgresDatabase({
  template,
}: {
  template?: string | undefined
} = {}): Promise<PostgresDatabase> {
  const server = serverUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  await order(server, `create database ${name} ${template ? `template ${template} ` : ''}strategy file_copy`)
  return { name, url: urlOf(name), drop: () => order(server, `drop database if exists ${name} with (force)`) }
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
