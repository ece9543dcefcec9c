/** Faults of a place whose portal has never been used, each found by the command. */
import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../kernel/database/open-database.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { pauseLetters } from '../../kernel/mail/paused-letters.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'
import { portalPlace } from '../../testing/portal-place.ts'
import { processSettings } from '../../testing/portal-process.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'

const onPostgres = process.env.PORTAL_TEST_DATABASE === 'postgres'

test('doctor: nobody to sign in, paused letters, data of the demo, no proxy and no backup; a stranger is told whose data they are', async () => {
  await using place = await portalPlace()
  const database = await openDatabase<PortalTables>(place)
  await database.writing(async (transaction) => {
    await pauseLetters(transaction, new Date())
    await saveSetting(transaction, 'demo', true)
    await sql`update portal_migration set timestamp = '2020-01-01T00:00:00.000Z' where name like '0001%'`.execute(
      transaction,
    )
  })
  await database.close()
  const environment = { ...processSettings(place), TRUSTED_PROXIES: '' }
  const codes = async (id?: number) => {
    const user = id === undefined ? undefined : { id, become: () => undefined }
    const { code, printed } = await runTestCommand(['doctor', '--json'], { environment, user })
    const { findings } = JSON.parse(printed) as { findings: { state: string; code: string }[] }
    return [code, findings.filter(({ state }) => state !== 'ok').map((finding) => finding.code)]
  }

  const ofBackups = onPostgres ? [] : ['backup_none']
  const expected = ['demo_data_in_production', 'no_superadmin', 'no_addresses', 'proxies_untold', 'letters_paused']
  expect(await codes()).toEqual([1, expect.arrayContaining([...expected, ...ofBackups])])
  expect(await codes(statSync(place.dataDir).uid + 1)).toEqual([1, ['other_user']])
})

test('doctor: what is no address gets no test letter', async () => {
  const { code, errors } = await runTestCommand(['doctor', '--send-test-letter', 'nobody'], { environment: {} })
  expect([code, errors]).toEqual([1, 'nobody is no email address'])
})
