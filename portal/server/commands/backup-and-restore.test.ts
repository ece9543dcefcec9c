import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'
import { days, minutes } from '../clock/clock.ts'
import { openSqlite, sqliteFileName } from '../database/open-sqlite.ts'
import type { PortalTables } from '../database/tables.ts'
import { newMailedSecret } from '../mailed-secrets/mailed-secret.ts'
import { openSession } from '../sessions/session-store.ts'
import { heldClock } from '../testing/held-clock.ts'
import { runTestCommand } from '../testing/run-test-command.ts'
import { storedAccount } from '../testing/stored-account.ts'
import type { TestPlace } from '../testing/test-database.ts'
import { testPlace } from '../testing/test-database.ts'
import { testEnvironment } from '../testing/test-host.ts'

const clock = heldClock()
let place: TestPlace
beforeEach(async () => {
  place = await testPlace()
  await run('migrate')
})
afterEach(() => place[Symbol.asyncDispose]())

test('R19: a backup is a whole copy with its checksum, readable by its owner only', async () => {
  await addPerson('ennen_kopiota')
  const { code, printed } = await run('backup')

  expect(code).toBe(0)
  const file = printed.split('\n')[0] ?? ''
  expect(readdirSync(join(place.dataDir, 'backups')).toSorted()).toEqual([fileName(file), `${fileName(file)}.sha256`])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(`${file}.sha256`, 'utf8')).toMatch(new RegExp(`^[0-9a-f]{64}  ${fileName(file)}\n$`))
  expect(printed).toContain('secret.key')
})

test('R19: restore --verify tells what is in the backup and changes nothing', async () => {
  await addPerson('ennen_kopiota')
  const file = await backedUp()
  await addPerson('kopion_jalkeen')
  const { code, printed } = await run('restore', '--verify', file)

  expect(code).toBe(0)
  expect(printed).toContain('SHA-256 fits')
  expect(printed).toMatch(/portal is at \d{4}-/)
  expect(printed).toMatch(/ 1 account\n/)
  expect(await usernames()).toEqual(['ennen_kopiota', 'kopion_jalkeen'])
})

test('R19: a restore brings back what was there, ends every session and voids every link, and tells the audit trail', async () => {
  await addPerson('ennen_kopiota')
  const file = await backedUp()
  await addPerson('kopion_jalkeen')
  const { errors, printed } = await run('restore', file)

  expect(errors).toBe('')
  expect(await usernames()).toEqual(['ennen_kopiota'])
  const kept = readdirSync(place.dataDir).find((name) => name.includes('.replaced-')) ?? ''
  expect(printed).toContain(kept)
  await withDatabase(async ({ reading }) => {
    expect(await reading.selectFrom('session').selectAll().execute()).toEqual([])
    expect(await reading.selectFrom('mailed_secret').selectAll().execute()).toEqual([])
    expect(await reading.selectFrom('audit').selectAll().execute()).toMatchObject([
      { action: 'restorebackup', actor: 'console' },
    ])
    expect((await verifyAuditChain({ reading })).broken).toBeUndefined()
  })
})

test('R19: a backup under load is consistent, and the writer goes on meanwhile', async () => {
  const database = openSqlite<PortalTables>(place.dataDir)
  let isWriting = true
  let written = 0
  const writer = (async () => {
    while (isWriting) {
      await database.writing((transaction) =>
        storedAccount(transaction, { username: `kirjoitettu_${written}`, now: clock.now() }),
      )
      written++
      if (written % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })()
  const file = await backedUp()
  isWriting = false
  await writer
  await database.close()

  const { code, printed } = await run('restore', '--verify', file)
  expect(code).toBe(0)
  const copied = Number(/(\d+) account\n/.exec(printed)?.[1])
  expect(copied).toBeLessThanOrEqual(written)
})

test('R19: a restore while the portal runs is refused and changes nothing', async () => {
  await addPerson('ennen_kopiota')
  const file = await backedUp()
  await addPerson('kopion_jalkeen')
  const running = openSqlite<PortalTables>(place.dataDir)
  await running.reading.selectFrom('account').select('id').execute()
  const { code, errors } = await run('restore', file)
  await running.close()

  expect({ code, errors }).toEqual({ code: 1, errors: 'the portal is running: stop it first; nothing was changed' })
  expect(await usernames()).toEqual(['ennen_kopiota', 'kopion_jalkeen'])
})

test('R19: a data file too damaged to open can be replaced', async () => {
  await addPerson('ennen_kopiota')
  const file = await backedUp()
  writeFileSync(join(place.dataDir, sqliteFileName), 'this is no database')
  expect((await run('restore', file)).errors).toBe('')

  expect(await usernames()).toEqual(['ennen_kopiota'])
})

test('R19: a backup is restored where there is no data file yet', async () => {
  await addPerson('ennen_kopiota')
  const file = await backedUp()
  for (const part of ['', '-wal', '-shm']) rmSync(join(place.dataDir, sqliteFileName + part), { force: true })
  expect((await run('restore', file)).errors).toBe('')

  expect(await usernames()).toEqual(['ennen_kopiota'])
})

test.each([
  ['changed afterwards', (file: string) => appendFileSync(file, 'x'), /SHA-256 differs/],
  ['cut short', (file: string) => cutShort(file), /cannot be restored/],
  ['not there', (file: string) => rmSync(file), /does not exist/],
  ['no database', (file: string) => withoutChecksum(file, 'hello'), /cannot be read/],
])('R19: a backup that was %s is not restored', async (_, damage, message) => {
  await addPerson('ennen_kopiota')
  const file = await backedUp()
  damage(file)
  const before = await usernames()

  const { code, errors } = await run('restore', file)

  expect(code).toBe(1)
  expect(errors).toMatch(message)
  expect(await usernames()).toEqual(before)
})

test('R48: a backup of a newer version is not restored', async () => {
  await withDatabase(({ writing }) =>
    writing((transaction) =>
      transaction
        .insertInto('portal_migration' as never)
        .values({ name: '9999-future', timestamp: '' } as never)
        .execute(),
    ),
  )
  const file = await backedUp()

  expect((await run('restore', file)).errors).toMatch(/newer version \(portal\/9999-future/)
})

test('R19: old backups are thinned out, and their checksums with them', async () => {
  for (let count = 0; count < 3; count++) {
    await backedUp()
    clock.advance(minutes(15))
  }
  const folder = join(place.dataDir, 'backups')
  const [oldest = ''] = readdirSync(folder).toSorted()
  for (let count = 0; count < 130; count++) {
    const name = `portal-20261101T${String(100_000 + count).slice(0, 6)}Z.sqlite`
    writeFileSync(join(folder, name), '')
    writeFileSync(join(folder, `${name}.sha256`), '')
  }
  clock.advance(days(60))
  await backedUp()

  const left = readdirSync(folder)
  expect(left.filter((name) => name.endsWith('.sqlite')).length).toBeLessThan(100)
  expect(left.filter((name) => name.endsWith('.sha256'))).toHaveLength(left.length / 2)
  expect(existsSync(join(folder, oldest))).toBe(false)
})

test.each(['backup', 'restore'])(
  'OPS-08: %s points to the tools of PostgreSQL where that is the database',
  async (command) => {
    const environment = { ...testEnvironment(place), DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' }
    const { code, errors } = await runTestCommand([command], { environment })

    expect(code).toBe(1)
    expect(errors).toMatch(/pg_(dump|restore)/)
  },
)

function run(...argv: string[]) {
  return runTestCommand(argv, { environment: testEnvironment(place), clock })
}

async function backedUp(): Promise<string> {
  const { printed, errors } = await run('backup')
  expect(errors).toBe('')
  return printed.split('\n')[0] ?? ''
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function cutShort(file: string): void {
  rmSync(`${file}.sha256`)
  truncateSync(file, Math.floor(statSync(file).size / 2))
}

function withoutChecksum(file: string, content: string): void {
  rmSync(`${file}.sha256`)
  writeFileSync(file, content)
}

async function withDatabase<Result>(act: (database: ReturnType<typeof openSqlite<PortalTables>>) => Promise<Result>) {
  const database = openSqlite<PortalTables>(place.dataDir)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

function addPerson(username: string): Promise<void> {
  return withDatabase(({ writing }) =>
    writing(async (transaction) => {
      const now = clock.now()
      const { id: accountId, email } = await storedAccount(transaction, { username, now })
      await openSession(transaction, { accountId, now, userAgent: '' })
      await newMailedSecret(transaction, { accountId, purpose: 'reset', email, lifetime: days(1), now })
    }),
  )
}

function usernames(): Promise<string[]> {
  return withDatabase(async ({ reading }) => {
    const rows = await reading.selectFrom('account').select('username').orderBy('username').execute()
    return rows.map(({ username }) => username)
  })
}
