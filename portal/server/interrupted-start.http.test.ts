import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, test } from 'vitest'
import { demoPeople } from './features/demo/demo-people.ts'
import { fillCompileCache } from './testing/compile-cache.ts'
import { countPeople, fillEarlierVersion } from './testing/earlier-version.ts'
import type { Interruption } from './testing/interrupted-start.ts'
import { hasStrace, killedAtSync, smallDisk, spread, start, syncsOf } from './testing/interrupted-start.ts'
import { portalProgram } from './testing/portal-process.ts'
import type { TestPlace } from './testing/test-database.ts'
import { testPlace } from './testing/test-database.ts'

/** `npm test` takes a sample; `INTERRUPTED_STARTS=all npm test -- interrupted-start` every one (operations.md). */
const isFull = process.env['INTERRUPTED_STARTS'] === 'all'
const sample = isFull ? { syncs: 1000, random: 20, disks: 40 } : { syncs: 4, random: 1, disks: 2 }
const isPostgres = process.env['PORTAL_TEST_DATABASE'] === 'postgres'
// Three first starts with demo data, which PostgreSQL takes tens of seconds for on a loaded machine.
const timeout = isFull ? 1_800_000 : isPostgres ? 600_000 : 180_000
const production = {}
const people = 50

beforeAll(() => fillCompileCache(portalProgram))

interface Kind {
  readonly name: string
  /** What was there before. */
  readonly fill: (place: TestPlace) => Promise<void>
  readonly environment?: Readonly<Record<string, string>>
  readonly whole: { people: number; sessions: number }
}

const kinds: readonly Kind[] = [
  { name: 'a first start', fill: async () => undefined, whole: { people: demoPeople.length, sessions: 0 } },
  {
    name: 'an update',
    fill: (place) => fillEarlierVersion(place, people),
    environment: production,
    whole: { people, sessions: people },
  },
]

/** The start after the interruption comes up, and all that was there or belongs there is there. */
async function expectWhole(place: TestPlace, { environment, whole, name }: Kind, how: string): Promise<void> {
  const { listened, output } = await start(place, { ...(environment && { environment }) })
  expect(listened, `${name}, ${how}: ${output}`).toBe(true)
  expect(await countPeople(place)).toEqual(whole)
  expect(readdirSync(place.dataDir).filter((one) => one.startsWith('secret.key'))).toContain('secret.key')
}

async function interrupted(place: TestPlace, { environment }: Kind, interruption: Interruption) {
  return start(place, { ...(environment && { environment }), ...interruption })
}

test.each(kinds)(
  'R12, R48: $name killed at random moments is finished by the next start',
  { timeout },
  async (kind) => {
    const whenWhole = await (async () => {
      await using place = await testPlace()
      await kind.fill(place)
      return (await interrupted(place, kind, {})).milliseconds
    })()
    for (let round = 0; round < sample.random; round++) {
      await using place = await testPlace()
      await kind.fill(place)
      const killedAfter = whenWhole * (0.3 + 0.7 * Math.random())
      await interrupted(place, kind, { killedAfter })
      await expectWhole(place, kind, `killed after ${Math.round(killedAfter)} ms`)
    }
  },
)

test.each(kinds)('R12, R48: of $name three at once all come up', { timeout }, async (kind) => {
  for (let round = 0; round < (isFull ? 10 : 1); round++) {
    await using place = await testPlace()
    await kind.fill(place)
    const starts = await Promise.all([1, 2, 3].map(() => interrupted(place, kind, {})))
    expect(starts.map(({ listened, output }) => (listened ? 'listens' : output))).toEqual([
      'listens',
      'listens',
      'listens',
    ])
    await expectWhole(place, kind, 'after three at once')
  }
})

if (!isPostgres) {
  // Where strace is missing (it is a package of every Linux) the random kills remain.
  test.skipIf(!hasStrace).each(kinds)(
    'R12, R48: $name killed at a sync of the disk is finished by the next start',
    { timeout },
    killedAtSyncs,
  )
  test.skipIf(process.getuid?.() !== 0).each(kinds)(
    'R44: $name on a disk that is too small is finished by the next start, once there is room',
    { timeout },
    outOfRoom,
  )
}

async function killedAtSyncs(kind: Kind): Promise<void> {
  await using filled = await testPlace()
  await kind.fill(filled)
  const fresh = async () => {
    const place = await testPlace()
    cpSync(filled.dataDir, place.dataDir, { recursive: true })
    return place
  }
  const made = await (async () => {
    await using place = await fresh()
    return await syncsOf(place, kind.environment ? { environment: kind.environment } : {})
  })()
  const count = made.length
  expect(count).toBeGreaterThan(10)
  for (const number of spread(count, sample.syncs)) {
    await using place = await fresh()
    const { listened } = await interrupted(place, kind, killedAtSync(made, number))
    // The last ones may come after the first word to the console.
    expect(listened && number < count - 2).toBe(false)
    await expectWhole(place, kind, `killed at sync ${number} of ${count}`)
    expectGoodCopies(place, kind)
  }
}

/**
 * An update keeps a copy of all that was there, as it was. Killed between the copy and the note that it is there, it makes
 * another of the same data (decision 0021), so there may be two; none is of half-changed data.
 */
function expectGoodCopies({ dataDir }: TestPlace, { whole }: Kind): void {
  const folder = join(dataDir, 'backups', 'before-update')
  const copies = existsSync(folder) ? readdirSync(folder) : []
  expect(copies.filter((name) => name.endsWith('.unfinished'))).toEqual([])
  if (whole.sessions === 0) return
  const made = copies.filter((name) => /^before-update-.*\.sqlite$/.test(name))
  expect([1, 2]).toContain(made.length)
  for (const name of made) {
    const copy = new DatabaseSync(join(folder, name), { readOnly: true })
    expect(copy.prepare('select count(*) as count from account').get()).toEqual({ count: people })
    const newer = "select count(*) as count from portal_migration where name > '0005'"
    expect(copy.prepare(newer).get()).toEqual({ count: 0 })
    copy.close()
  }
}

async function outOfRoom(kind: Kind): Promise<void> {
  await using filled = await testPlace()
  await kind.fill(filled)
  for (let number = 0; number < sample.disks; number++) {
    await using place = await testPlace()
    // From what the data themselves need to what a start needs.
    using disk = smallDisk(
      place.dataDir,
      16 + Math.round((number * 3000) / sample.disks) + (kind.whole.sessions > 0 ? 2500 : 0),
    )
    if (!disk) return
    cpSync(filled.dataDir, place.dataDir, { recursive: true })
    const { listened, output } = await interrupted(place, kind, {})
    if (!listened) expect(output).not.toBe('')
    disk.grow()
    await expectWhole(place, kind, `a small disk: ${output}`)
  }
}

test('R59: a key file that a first start left empty or cut short is no key', { timeout }, async () => {
  for (const content of ['', '{"keys":[{"id":"ab12']) {
    await using place = await testPlace()
    writeFileSync(join(place.dataDir, 'secret.key'), content, { mode: 0o600 })
    expect((await start(place, { environment: production })).listened).toBe(true)
  }
})

test('R59: with data that were written with the key, a broken key file is refused in a sentence', {
  timeout,
}, async () => {
  await using place = await testPlace()
  await fillEarlierVersion(place, people)
  expect((await start(place, { environment: production })).listened).toBe(true)
  writeFileSync(join(place.dataDir, 'secret.key'), '', { mode: 0o600 })
  const { listened, output } = await start(place, { environment: production })
  expect(listened).toBe(false)
  expect(output).toMatch(/^\S+secret\.key is empty or cut short.* put back the copy .*\n$/)
})
