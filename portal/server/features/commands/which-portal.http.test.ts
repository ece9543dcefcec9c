import { chownSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsWithFile } from '../../kernel/configuration/settings-file.ts'
import { portalPlace } from '../../testing/portal-place.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { testPlace } from '../../testing/test-database.ts'
import { testEnvironment } from '../../testing/test-host.ts'

const onPostgres = process.env.PORTAL_TEST_DATABASE === 'postgres'

test.each([
  ['migrate'],
  ['verify-audit'],
  ['reset-password', '--username', 'aino_saloranta'],
  ['import-users', 'users.csv'],
  ...(onPostgres ? [] : [['backup']]),
])('commands know their portal: %s in a place that holds none is refused, and makes nothing', async (...argv) => {
  await using place = await testPlace()
  const { code, errors } = await runTestCommand(argv, { environment: testEnvironment(place) })

  expect(code).toBe(1)
  expect(errors).toMatch(/^There is no portal there\. Name the right DATA_DIR or DATABASE_URL/)
  expect(readdirSync(place.dataDir)).toEqual([])
})

test('commands know their portal: setup makes one, leaves it as it is the second time, and says what comes next', async () => {
  await using place = await testPlace()
  const environment = testEnvironment(place)
  const first = await runTestCommand(['setup'], { environment })
  expect(first).toMatchObject({ code: 0, printed: expect.stringContaining('run create-superadmin next') })
  const key = statSync(join(place.dataDir, 'secret.key')).mtimeMs

  expect((await runTestCommand(['setup'], { environment })).code).toBe(0)
  expect(statSync(join(place.dataDir, 'secret.key')).mtimeMs).toBe(key)
  expect((await runTestCommand(['verify-audit'], { environment })).code).toBe(0)
})

test('commands know their portal: the database is named first, and its password is not', async () => {
  await using place = await portalPlace()
  const { announced } = await runTestCommand(['verify-audit'], { environment: testEnvironment(place) })

  if (!onPostgres) return expect(announced).toBe(`Database: SQLite, ${join(place.dataDir, 'portal.sqlite')}`)
  expect(announced).toMatch(/^Database: PostgreSQL, \w+ on .+; keys in \/.+$/)
  expect(announced).not.toContain(new URL(place.databaseUrl).password || '://')
})

test('commands know their portal: settings come from the service’s file, and the environment goes before it', async () => {
  await using place = await portalPlace()
  await using other = await portalPlace()
  const file = join(place.dataDir, 'portal.env')
  const { DATA_DIR, DATABASE_URL = '' } = testEnvironment(place)
  writeFileSync(file, `# where the service works\nDATA_DIR="${DATA_DIR}"\nDATABASE_URL="${DATABASE_URL}"\n`)
  const named = await runTestCommand(['verify-audit', '--env-file', file], { environment: {} })
  expect(named).toMatchObject({ code: 0, announced: expect.stringMatching(`; settings of ${file}$`) })
  expect(named.announced).toContain(place.dataDir)

  const usual = await runTestCommand(['verify-audit'], { environment: {}, settingsFile: file })
  expect(usual.announced).toBe(named.announced)
  const environment = testEnvironment(other)
  const elsewhere = await runTestCommand(['verify-audit'], { environment, settingsFile: file })
  expect(elsewhere.announced).toContain(other.dataDir)
})

test('commands know their portal: a settings file that is not there or cannot be read is told', async () => {
  const missing = await runTestCommand(['verify-audit', '--env-file', '/nowhere/portal.env'], { environment: {} })
  expect(missing).toMatchObject({ code: 1, errors: expect.stringContaining('there is no such file') })
  await using place = await testPlace()

  // Not a file at all, since root may read every file.
  const unreadable = { named: undefined, usual: place.dataDir }
  expect(() => settingsWithFile({}, unreadable)).toThrow('it cannot be read by this user. Run the command as root')
  expect(settingsWithFile({ DATA_DIR: '/srv' }, unreadable)).toEqual({
    environment: { DATA_DIR: '/srv' },
    file: undefined,
  })
  expect(settingsWithFile({}, { named: undefined, usual: '/nowhere/portal.env' }).file).toBeUndefined()
})

test('commands know their portal: whoever is not the owner of its folder is refused, and root works as the owner', async () => {
  await using place = await portalPlace()
  // Root may own the folders of this run; the data of a service are not root's.
  if (statSync(place.dataDir).uid === 0) chownSync(place.dataDir, 4711, 4712)
  const { uid, gid } = statSync(place.dataDir)
  const became: number[][] = []
  const as = (id: number) =>
    runTestCommand(['verify-audit'], {
      environment: testEnvironment(place),
      user: { id, become: (...ids) => became.push(ids) },
    })
  const refused = { code: 1, errors: expect.stringContaining(`belongs to another user (uid ${uid})`) }
  expect(await as(uid + 1)).toMatchObject(refused)
  expect(became).toEqual([])

  expect((await as(uid)).announced).not.toContain('Working as the owner')
  expect(await as(0)).toMatchObject({ code: 0, announced: expect.stringContaining('Working as the owner') })
  expect(became).toEqual([[uid, gid]])
})

test.runIf(onPostgres)(
  'commands know their portal: a database with keys in another folder is refused, and no key is made',
  async () => {
    await using place = await portalPlace()
    rmSync(join(place.dataDir, 'secret.key'))
    const { code, errors } = await runTestCommand(['verify-audit'], { environment: testEnvironment(place) })

    expect(code).toBe(1)
    expect(errors).toContain('there is no secret.key in')
    expect(existsSync(join(place.dataDir, 'secret.key'))).toBe(false)
  },
)
