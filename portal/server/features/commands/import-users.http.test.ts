import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { portalPlace } from '../../testing/portal-place.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import type { TestPlace } from '../../testing/test-database.ts'
import { testEnvironment, testHost } from '../../testing/test-host.ts'

const head = 'Username;Email;First name;Last name'
const lines = [head, 'tuotu_yksi;yksi@posti.test;Etu;Suku', 'lyhyt;kaksi@posti.test;Etu;Suku']

async function run(place: TestPlace, argv: readonly string[]) {
  return runTestCommand(['import-users', ...argv], { environment: testEnvironment(place) })
}

function written(place: TestPlace, content: string): string {
  const path = join(place.dataDir, 'users.csv')
  writeFileSync(path, content)
  return path
}

async function stored(place: TestPlace, username: string) {
  await using host = await testHost([], place)
  return await host.portal.accounts.findByUsername(username)
}

test('without --confirm it tells what it would do, and writes nothing', async () => {
  await using place = await portalPlace()
  const { code, printed } = await run(place, [written(place, lines.join('\n'))])
  expect(code).toBe(0)
  expect(printed.split('\n')).toEqual([
    'Row 3, Username: the value is not valid',
    '2 rows, 1 can be added, 1 fault.',
    'Nothing was written. Add --confirm to import.',
  ])
  expect(await stored(place, 'tuotu_yksi')).toBeUndefined()
})

test('faults stop it, unless faulty rows are to be skipped; the result file names them', async () => {
  await using place = await portalPlace()
  const path = written(place, lines.join('\n'))
  expect(await run(place, [path, '--confirm'])).toMatchObject({ code: 1 })
  expect(await stored(place, 'tuotu_yksi')).toBeUndefined()
  const result = join(place.dataDir, 'result.csv')
  const done = await run(place, [path, '--confirm', '--skip-faulty', '--no-invite', '--result', result])
  expect(done.printed).toContain('1 user was added.')
  expect((await stored(place, 'tuotu_yksi'))?.account).toMatchObject({ createdby: 'console', activated: true })
  expect(readFileSync(result, 'utf8')).toContain('3;"lyhyt";"kaksi@posti.test";"Username: the value is not valid"')
})

test('what cannot be read is said in words', async () => {
  await using place = await portalPlace()
  expect((await run(place, [join(place.dataDir, 'no-such.csv')])).errors).toContain('does not exist')
  expect((await run(place, [])).errors).toContain('the file is missing')
  expect((await run(place, [written(place, '%PDF-1.7')])).errors).toContain('the file cannot be read')
  expect((await run(place, [written(place, 'a;b\n1;2')])).errors).toContain('the file needs columns for username')
})

test('lines that cannot be read are counted, named in the result, and skipped in the trail', async () => {
  await using place = await portalPlace()
  const open = 'tuotu_kaksi;"kaksi@posti.test;Etu;Suku'
  const path = written(place, [head, lines[1], open, 'tuotu_kolme;kolme@posti.test;Etu;Suku'].join('\n'))
  const result = join(place.dataDir, 'result.csv')

  const rehearsed = await run(place, [path, '--language', 'fi', '--result', result])
  const faults = 'Rivi 3: riviä ei voi lukea\nRivi 4: riviä ei voi lukea\n'
  expect(rehearsed.printed).toContain(`${faults}3 rows, 1 can be added, 2 faults.`)
  expect(readFileSync(result, 'utf8')).toContain('"Voidaan lisätä"\r\n3;"";"";"riviä ei voi lukea"\r\n4;"";"";"riviä')

  await run(place, [path, '--language', 'fi', '--result', result, '--confirm', '--skip-faulty', '--no-invite'])
  expect(readFileSync(result, 'utf8')).toContain('2;"tuotu_yksi";"yksi@posti.test";"Lisätty"')
  await using host = await testHost([], place)
  const [line] = await host.portal.database.reading
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'importusers')
    .execute()
  expect(JSON.parse(line?.details ?? '')).toEqual({ added: 1, skipped: 2 })
})

test('where nobody can be added the result is written all the same', async () => {
  await using place = await portalPlace()
  const path = written(place, [head, 'x;yksi@posti.test;Etu;Suku'].join('\n'))
  const result = join(place.dataDir, 'result.csv')
  const done = await run(place, [path, '--result', result, '--confirm', '--skip-faulty'])
  expect(done.printed).toContain('1 row, 0 can be added, 1 fault.')
  expect(done.errors).toContain('nobody was added: put the faults right')
  expect(readFileSync(result, 'utf8')).toContain('2;"x";"yksi@posti.test"')
})

test('columns with headings of their own are named by the operator', async () => {
  await using place = await portalPlace()
  const path = written(place, 'Nimi1;Posti;E;S;Email\ntuotu_yksi;yksi@posti.test;Etu;Suku;muu@posti.test')
  expect((await run(place, [path])).errors).toContain('the file needs columns for username')
  const columns = 'username=Nimi1,email=posti,firstname=E,lastname=S'
  expect((await run(place, [path, '--columns', columns, '--confirm', '--no-invite'])).printed).toContain('1 user was')
  expect((await stored(place, 'tuotu_yksi'))?.account).toMatchObject({ email: 'yksi@posti.test', lastname: 'Suku' })
  expect((await run(place, [path, '--columns', 'user=Nimi1'])).errors).toContain('no field user; there are username')
  expect((await run(place, [path, '--columns', 'username=Puuttuu'])).errors).toContain('the file has no column Puuttuu')
})
