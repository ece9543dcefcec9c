import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTestCommand } from '../testing/run-test-command.ts'
import type { TestPlace } from '../testing/test-database.ts'
import { testPlace } from '../testing/test-database.ts'
import { testEnvironment, testHost } from '../testing/test-host.ts'

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
  return host.portal.accounts.findByUsername(username)
}

test('without --confirm it tells what it would do, and writes nothing', async () => {
  await using place = await testPlace()
  const { code, printed } = await run(place, [written(place, lines.join('\n'))])
  expect(code).toBe(0)
  expect(printed.split('\n')).toEqual([
    'Row 3, Username: the value is not valid',
    '2 rows, 1 can be added, 1 faults.',
    'Nothing was written. Add --confirm to import.',
  ])
  expect(await stored(place, 'tuotu_yksi')).toBeUndefined()
})

test('faults stop it, unless faulty rows are to be skipped; the result file names them', async () => {
  await using place = await testPlace()
  const path = written(place, lines.join('\n'))
  expect(await run(place, [path, '--confirm'])).toMatchObject({ code: 1 })
  expect(await stored(place, 'tuotu_yksi')).toBeUndefined()
  const result = join(place.dataDir, 'result.csv')
  const done = await run(place, [path, '--confirm', '--skip-faulty', '--no-invite', '--result', result])
  expect(done.printed).toContain('1 users were added.')
  expect((await stored(place, 'tuotu_yksi'))?.account).toMatchObject({ createdby: 'console', activated: true })
  expect(readFileSync(result, 'utf8')).toContain('3;"lyhyt";"kaksi@posti.test";"Username: the value is not valid"')
})

test('what cannot be read is said in words', async () => {
  await using place = await testPlace()
  expect((await run(place, [join(place.dataDir, 'no-such.csv')])).errors).toContain('is not there')
  expect((await run(place, [])).errors).toContain('the file is missing')
  expect((await run(place, [written(place, '%PDF-1.7')])).errors).toContain('the file cannot be read')
  expect((await run(place, [written(place, 'a;b\n1;2')])).errors).toContain('the file needs columns for username')
})
