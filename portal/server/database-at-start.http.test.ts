import { expect, test } from 'vitest'
import { readSettings } from './kernel/configuration/read-settings.ts'
import { databaseInWords } from './kernel/database/database-in-words.ts'
import { openDatabase } from './kernel/database/open-database.ts'
import type { PortalTables } from './kernel/database/tables.ts'
import { jsonLog } from './kernel/log/log.ts'
import { startPortal } from './start-portal.ts'
import { cuttableLine } from './testing/cuttable-line.ts'
import { processSettings } from './testing/portal-process.ts'
import { runTestCommand } from './testing/run-test-command.ts'
import type { TestPlace } from './testing/test-database.ts'
import { testPlace } from './testing/test-database.ts'

if (process.env['PORTAL_TEST_DATABASE'] === 'postgres') {
  test('R82: a portal that starts before PostgreSQL waits for it, says so once, and then starts', async () => {
    await using place = await testPlace({ migrated: true })
    const server = new URL(place.databaseUrl)
    await using line = await cuttableLine(server.hostname, Number(server.port))
    server.host = `127.0.0.1:${line.port}`
    await line.cut()
    const waits: unknown[] = []

    const portal = await start({ ...place, databaseUrl: server.href }, (told) => {
      if (told.event !== 'waiting_for_database') return
      waits.push(told)
      void line.mend()
    })

    expect((await fetch(`${portal.address}/readyz`)).status).toBe(200)
    expect(waits).toMatchObject([{ level: 'warn', code: 'ECONNREFUSED', seconds: 60 }])
    await portal.stop()
  })

  test('R82: what PostgreSQL itself refuses is said in its own words at once, without the password', async () => {
    await using place = await testPlace()
    const server = new URL(place.databaseUrl)
    server.pathname = '/nobody_has_made_it'
    const refused = await start({ ...place, databaseUrl: server.href }).then(String, String)

    expect(refused).toContain('PostgreSQL refuses the connection of DATABASE_URL: database "nobody_has_made_it"')
    if (server.password !== '') expect(refused).not.toContain(server.password)
  })
} else {
  test('R82: the embedded engine is there at once and waited for by nobody', async () => {
    await using place = await testPlace({ migrated: true })
    const events: unknown[] = []
    const portal = await start(place, ({ event }) => events.push(event))

    expect(events).not.toContain('waiting_for_database')
    await portal.stop()
  })
}

test('OPS-02: a start in production that finds no superadmin who may sign in tells which database that is and what makes one', async () => {
  await using place = await testPlace({ migrated: true })
  const told = async () => {
    const lines: Line[] = []
    const portal = await start(place, (line) => line.event === 'no_superadmin' && lines.push(line))
    expect((await fetch(`${portal.address}/readyz`)).status).toBe(200)
    await portal.stop()
    return lines
  }
  const database = databaseInWords(readSettings(processSettings(place)))
  const line = { level: 'warn', database, create: expect.stringContaining('npm run portal -- create-superadmin') }
  expect(await told()).toMatchObject([line])
  expect(database).toContain(place.dataDir)

  const named = ['--username', 'aino_saloranta', '--email', 'aino@portal.test', '--password-stdin']
  const environment = processSettings(place)
  const made = await runTestCommand(['create-superadmin', ...named], { environment, input: 'Kurkisuo-77-lato' })
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(await told()).toEqual([])

  const opened = await openDatabase<PortalTables>(place)
  await opened.writing((transaction) => transaction.updateTable('account').set({ deactivated: 1 }).execute())
  await opened.close()
  expect(await told()).toMatchObject([line])
})

interface Line {
  readonly event?: string
}

function start(place: TestPlace, hear: (line: Line) => void = () => undefined) {
  const settings = readSettings(processSettings(place))
  return startPortal({ settings, applications: [], log: jsonLog('debug', (line) => hear(JSON.parse(line))) })
}
