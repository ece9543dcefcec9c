/** Moves between the engines (issue 10, decision 108): each value as it was, and what no check may let through. */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ServerApplication } from '../../kernel/application-host/server-application.ts'
import { isPostgres } from '../../kernel/database/migrations/engine.ts'
import { makeTextIndex } from '../../kernel/database/text-index.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import { testApplication } from '../../testing/test-application.ts'
import type { TwoEngines } from '../../testing/two-engines.ts'
import { differences, twoEngines } from '../../testing/two-engines.ts'

const onBoth = test.runIf(process.env['PORTAL_TEST_DATABASE'] === 'postgres')

/** Columns of every kind that an application may have; by its name a table that comes before the one it points at. */
const odd: ServerApplication = {
  ...testApplication({ key: 'odd' }),
  migrations: {
    '0001-odd': {
      up: async (database) => {
        const [whole, bytes] = isPostgres(database) ? ['bigint', 'bytea'] : ['integer', 'blob']
        const columns = `words text, whole ${whole}, small integer, bytes ${bytes}, flag boolean`
        const key = 'parent text references odd_parent (id), primary key (id, place)'
        await sql.raw('create table odd_parent (id text primary key)').execute(database)
        await sql
          .raw(`create table odd_child (id text not null, place integer not null, ${columns}, ${key})`)
          .execute(database)
        await sql.raw('create unique index odd_child_whole on odd_child (whole, id)').execute(database)
        await sql.raw('create table odd_text (id text primary key, search_text text not null)').execute(database)
        await makeTextIndex(database, 'odd_text')
      },
    },
  },
}

const run = (argv: readonly string[], environment: Readonly<Record<string, string>>, print?: (line: string) => void) =>
  runTestCommand(argv, { environment, applications: [odd], ...(print && { print }) })
const toPostgres = (place: TwoEngines, print?: (line: string) => void) =>
  run(['move-to-postgres'], place.onSqlite, print)
const done = { code: 0, errors: '' }

type Odd = readonly (string | bigint | Uint8Array | null)[]

const insertOdd = (database: DatabaseSync, row: Odd) =>
  database.prepare('insert into odd_child values (?, ?, ?, ?, ?, ?, ?, ?)').run(...row)

async function oddPlace(rows: readonly Odd[] = []): Promise<TwoEngines> {
  const place = await twoEngines()
  expect(await run(['setup'], place.onSqlite)).toMatchObject(done)
  place.sqlite((database) => {
    database.prepare("insert into odd_parent values ('vanhempi')").run()
    for (const row of rows) insertOdd(database, row)
  })
  return place
}

const event =
  "insert into event (kind, topic, ids, audience, account_id, session, company, carrier) values ('', '', '[]', '', '', '', '', '')"
const newestEvent = 'select seq from event order by seq desc limit 1'

const foundText = `select id from odd_text_found join odd_text_words on odd_text_words.rowid = number
  where odd_text_words match 'korven'`

const most = 2n ** 63n - 1n
const text = fc.oneof(
  fc.string({ unit: 'binary' }).map((any) => any.replaceAll('\0', '')),
  fc.constantFrom(
    '',
    ' ',
    'NULL',
    '\\N',
    '\\',
    '"',
    "'",
    '{a,"b"}',
    '{}',
    '🐎\u200d🌾',
    'å̈',
    '\r\n\t',
    '\\x00',
    '\ufeff',
  ),
)
const oddRow = fc.tuple(
  fc.option(text),
  fc.option(fc.oneof(fc.bigInt({ min: -most - 1n, max: most }), fc.constantFrom(most, -most - 1n, 0n))),
  fc.option(fc.bigInt({ min: -(2n ** 31n), max: 2n ** 31n - 1n })),
  fc.option(fc.oneof(fc.uint8Array(), fc.constant(new Uint8Array(0)))),
  fc.option(fc.constantFrom(0n, 1n)),
  fc.constantFrom('vanhempi', null),
)

onBoth('issue 10: values as odd as there are come to PostgreSQL and back as they were', async () => {
  const rows = fc.sample(oddRow, 1500).map((row, place) => [`${place} "é`, BigInt(place % 7), ...row] as const)
  await using place = await oddPlace(rows)
  // Their numbers were heard by open browsers, which ask for what comes after them.
  place.sqlite((database) => database.exec(`${event}; ${event}; delete from event`))
  place.sqlite((database) => database.exec("insert into odd_text values ('a', 'tuulikorvensuo'), ('b', 'neva')"))
  const there = await toPostgres(place)
  expect(there).toMatchObject(done)
  expect(there.printed).toMatch(/odd_child +1500 +1500 {2}equal [0-9a-f]{12}\n/)
  expect(await differences(place)).toEqual({ audit: { left: [], right: [expect.stringContaining('movedatabase')] } })

  await place.postgres((client) => client.query(event))
  expect(await place.postgres(async (client) => (await client.query(newestEvent)).rows)).toEqual([{ seq: 3 }])
  const other = join(place.dataDir, 'uusi')
  const back = await run(['move-to-sqlite', '--to', other], place.onPostgres)
  expect(back).toMatchObject(done)
  const file = join(other, 'portal.sqlite')
  expect(await differences(place, file)).toEqual({ audit: { left: [expect.stringContaining('"SQLite')], right: [] } })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const order = 'select * from odd_child order by id, place'
  const read = (database: DatabaseSync) => {
    const statement = database.prepare(order)
    statement.setReadBigInts(true)
    return statement.all()
  }
  expect(place.sqlite(read, file)).toEqual(place.sqlite(read))
  expect(place.sqlite((database) => database.prepare(foundText).all(), file)).toEqual([{ id: 'a' }])
  place.sqlite((database) => database.exec(event), file)
  expect(place.sqlite((database) => database.prepare(newestEvent).all(), file)).toEqual([{ seq: 4 }])
  // The key came along, so the trail holds there, and what guards it stands again.
  expect(readdirSync(other)).toContain('secret.key')
  expect(await run(['verify-audit'], { ...place.onSqlite, DATA_DIR: other })).toMatchObject(done)
  expect(() => place.sqlite((database) => database.exec("update audit set actor = ''"), file)).toThrow('only grows')
  await expect(place.postgres((client) => client.query("update audit set actor = ''"))).rejects.toThrow('only grows')
})

const unstorable: readonly { readonly row: Odd; readonly why: string }[] = [
  { row: ['a', 1n, 'x\0y', null, null, null, null, null], why: 'its words holds the character NUL' },
  { row: ['a', 1n, null, null, 2n ** 31n, null, null, null], why: 'its small is 2147483648, too much for the integer' },
  { row: ['a', 1n, null, 'paljon', null, null, null, null], why: 'its whole is not of the type of its column' },
  {
    row: ['a', 1n, new Uint8Array(2), null, null, null, null, null],
    why: 'its words is not of the type of its column',
  },
]

onBoth('issue 10: a row that PostgreSQL cannot keep is named, and without it the move goes on', async () => {
  await using place = await oddPlace([['a', 0n, 'hyvä', null, null, null, null, null]])
  for (const { row, why } of unstorable) {
    place.sqlite((database) => insertOdd(database, row))
    const { code, errors } = await toPostgres(place)
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(why) })
    expect(errors).toContain('Table odd_child, the row with id a, place 1: ')
    place.sqlite((database) => database.exec('delete from odd_child where place = 1'))
  }
  const again = await toPostgres(place)
  expect(again).toMatchObject(done)
  expect(again.printed).toContain('this one begins anew')
})

onBoth('issue 10: what the move does not know for certain is refused, by its name', async () => {
  await using place = await oddPlace()
  const without = await runTestCommand(['move-to-postgres'], { environment: place.onSqlite })
  expect(without).toMatchObject({ code: 1, errors: expect.stringMatching(/odd\/0001-odd, .*not mounted/) })
  place.sqlite((database) => database.exec('alter table odd_child add column share real'))
  expect(await toPostgres(place)).toMatchObject({ code: 1, errors: expect.stringContaining('odd_child.share is real') })
  place.sqlite((database) =>
    database.exec('alter table odd_child drop column share; alter table odd_child add more text'),
  )
  expect(await toPostgres(place)).toMatchObject({
    code: 1,
    errors: 'The column more of odd_child is in one database only: it cannot be moved.',
  })
})

/** What somebody does to the target between the copying and the comparing. */
function plant(place: TwoEngines, statement: string): (line: string) => void {
  const script = `import pg from 'pg'
    const client = new pg.Client(process.env.URL); await client.connect(); await client.query(process.env.STATEMENT); await client.end()`
  return (line) => {
    if (!line.startsWith('All is there')) return
    const env = { PATH: process.env['PATH'], URL: place.databaseUrl, STATEMENT: statement }
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      env,
    })
    if (status !== 0) throw new Error(stderr.toString())
  }
}

onBoth('issue 10: whatever differs in the target is found out, and nobody works on it', async () => {
  await using place = await oddPlace([
    ['a', 0n, 'hyvä', 1n, 1n, null, 1n, 'vanhempi'],
    ['a', 2n, null, 2n, 1n, null, 1n, null],
  ])
  for (const [what, statement] of [
    ['changed', "update odd_child set words = 'hyva' where place = 0"],
    ['missing', 'delete from odd_child where place = 0'],
    ['one too many', "insert into odd_child (id, place, words) values ('a', 1, 'hyvä')"],
    ['another empty', "update odd_child set words = '' where place = 2"],
    ['exchanged', "update odd_child set words = case place when 2 then 'hyvä' end"],
  ] as const) {
    const lines: string[] = []
    const planted = plant(place, statement)
    const { code, errors } = await toPostgres(place, (line) => {
      lines.push(line)
      planted(line)
    })
    expect([what, code, errors]).toEqual([what, 1, expect.stringMatching(/^Not equal: odd_child\./)])
    expect(lines.join('\n')).toMatch(/odd_child +2 +[123] {2}DIFFERENT [0-9a-f]{12} [0-9a-f]{12}/)
  }
  const refused = { code: 1, errors: expect.stringContaining('is not whole') }
  expect(await run(['verify-audit'], place.onPostgres)).toMatchObject(refused)
  expect(await run(['migrate'], place.onPostgres)).toMatchObject(refused)
  expect(await run(['reopen-moved'], place.onPostgres)).toMatchObject({ code: 1 })
  expect(await run(['verify-audit'], place.onSqlite)).toMatchObject(done)

  expect(await toPostgres(place)).toMatchObject(done)
})

onBoth('issue 10: a row that is changed in the data file meanwhile is found out on the way back, too', async () => {
  await using place = await oddPlace([['a', 0n, 'hyvä', 1n, 1n, null, 1n, 'vanhempi']])
  expect(await toPostgres(place)).toMatchObject(done)
  const other = join(place.dataDir, 'uusi')
  const back = (print?: (line: string) => void) => run(['move-to-sqlite', '--to', other], place.onPostgres, print)
  const result = await back((line) => {
    if (line.startsWith('All is there'))
      place.sqlite((database) => database.exec('update odd_child set whole = 2'), join(other, 'portal.sqlite'))
  })
  expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('Not equal: odd_child') })
  const there = { ...place.onSqlite, DATA_DIR: other }
  expect(await run(['verify-audit'], there)).toMatchObject({ code: 1, errors: expect.stringContaining('is not whole') })
  expect(await run(['verify-audit'], place.onPostgres)).toMatchObject(done)
  expect(await back()).toMatchObject(done)
})
