import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { settingsWithFile } from '../../kernel/configuration/settings-file.ts'
import { portalPlace } from '../../testing/portal-place.ts'
import { processSettings } from '../../testing/portal-process.ts'
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
    names: [],
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

/** Runs commands as the process's own user: the first one's step down from root is for good, so not in the tests' process. */
async function inOneProcess(commands: readonly (readonly string[])[], environment: Readonly<Record<string, string>>) {
  const imported = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { runTestCommand } from ${imported('../../testing/run-test-command.ts')}
    import { processUser } from ${imported('./index.ts')}
    const told = []
    for (const argv of ${JSON.stringify(commands)}) {
      const ended = runTestCommand(argv, { environment: ${JSON.stringify(environment)}, user: processUser() })
      told.push(await ended.catch(({ stack }) => ({ errors: stack })))
    }
    console.log(JSON.stringify(told))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return JSON.parse(stdout) as unknown
}

/** Files and folders that the user of a command may not use, whoever runs the tests; the data belong to that user. */
async function shutPaths() {
  const place = await portalPlace()
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chownSync(place.dataDir, 47110, 47110)
    for (const name of readdirSync(place.dataDir)) chownSync(join(place.dataDir, name), 47110, 47110)
  }
  const folder = mkdtempSync(join(tmpdir(), 'shut-paths-'))
  chmodSync(folder, 0o755)
  const at = (name: string) => join(folder, name)
  for (const [name, mode] of [
    ['shut', 0o000],
    ['read-only', 0o555],
    ['brand', 0o755],
  ] as const) {
    mkdirSync(at(name))
    if (name !== 'read-only') writeFileSync(join(at(name), 'brand.json'), '{}', { mode: 0o000 })
    chmodSync(at(name), mode)
  }
  for (const name of ['given', 'fits.sha256']) writeFileSync(at(name), '', { mode: 0o000 })
  writeFileSync(at('fits'), '')
  return {
    at,
    who: isRoot ? 'uid 47110' : `${userInfo().username} (uid ${process.getuid?.()})`,
    run: (commands: readonly (readonly string[])[]) => inOneProcess(commands, processSettings(place)),
    [Symbol.asyncDispose]: async () => {
      for (const name of ['shut', 'read-only']) chmodSync(at(name), 0o700)
      rmSync(folder, { recursive: true })
      await place[Symbol.asyncDispose]()
    },
  }
}

test.runIf(!onPostgres)(
  'commands know their user: what is shut to the owner of the data is refused in a sentence that names both',
  async () => {
    await using paths = await shutPaths()
    const { at, run } = paths
    const mayNot = (act: string) => `The command works as ${paths.who}, who may not ${act}`
    const unread = (path: string) => `${mayNot(`read ${path}`)}: give it to that user or make it readable`
    const within = (path: string) => `${mayNot(`read ${path}`)}, since the folder ${at('shut')} is shut to that user`
    const cases: readonly (readonly [string[], string])[] = [
      [['restore', at('given')], unread(at('given'))],
      [['restore', at('shut/given')], within(at('shut/given'))],
      [['restore', at('nowhere')], `${at('nowhere')} does not exist`],
      [['restore', at('brand')], `${at('brand')} is a folder`],
      [['restore', at('fits')], unread(at('fits.sha256'))],
      [['import-users', at('given')], unread(at('given'))],
      [['import-users', at('shut/given')], within(at('shut/given'))],
      [['import-users', at('fits'), '--result', at('read-only/result')], mayNot(`write to ${at('read-only')}`)],
      [['check-brand', at('shut')], unread(at('shut'))],
      [['check-brand', at('brand')], `brand.json cannot be read by ${paths.who}: give it to that user`],
      [
        ['backup', '--to', at('read-only')],
        `${mayNot(`write to ${at('read-only')}`)}: give it to that user or make it`,
      ],
      [
        ['backup', '--to', at('shut/new')],
        mayNot(`write to ${at('shut/new')}, since the folder ${at('shut')} is shut`),
      ],
    ]
    const told = await run(cases.map(([argv]) => argv))
    const refused = cases.map(([, sentence]) => ({ code: 1, errors: expect.stringContaining(sentence) }))
    expect(told).toMatchObject(refused)
  },
)
