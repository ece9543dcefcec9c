import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { columnsOf } from '../../accounts/account-row.ts'
import { migrate } from '../migrate.ts'
import { openSqlite } from '../open-sqlite.ts'
import type { PortalTables } from '../tables.ts'
import { portalMigrations } from './index.ts'

const { '0007-account-number': numbering, ...earlier } = portalMigrations.migrations

const fields = {
  email: '',
  recoveryEmail: '',
  company: 'Biolan',
  jobtitle: '',
  firstname: 'Aino',
  lastname: 'Aho',
  streetaddress: '',
  postal: '',
  city: '',
  country: '',
  telephone: '',
  usertype: 'customer',
  carrier: '',
  groups: [],
  apps: [],
  homeapp: '',
  preferredapps: [],
  language: 'fi',
  activated: true,
  deactivated: false,
  transportalloworders: false,
  transportadmin: false,
  createdby: '',
  isSuperadmin: false,
  isAdmin: false,
} as const

test('R48: on SQLite people, their sessions and what they are found by outlast the numbering of accounts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await using database = Object.assign(openSqlite<PortalTables>(folder), {
    [Symbol.asyncDispose]: () => database.close(),
  })
  await migrate(database, [{ owner: 'portal', migrations: earlier }])
  const now = '2026-11-21T12:00:00.000Z'
  await database.writing(async (transaction) => {
    for (const id of ['a', 'b', 'c']) {
      const columns = columnsOf(
        { ...fields, username: `nimi_${id}`, email: `${id}@posti.test` },
        { createdAt: now, carrierName: '' },
      )
      const account = { ...columns, id, password_hash: null, created_at: now, lastmodified: now }
      await transaction.insertInto('account').values(account).execute()
      await transaction
        .insertInto('session')
        .values({
          handle: id,
          account_id: id,
          secret_hash: '',
          created_at: now,
          last_seen_at: now,
          authenticated_at: now,
          user_agent: '',
        })
        .execute()
    }
    // Leaves a gap, so that numbers are not simply counted anew.
    await transaction.deleteFrom('account').where('id', '=', 'b').execute()
  })

  expect(await migrate(database, [portalMigrations])).toEqual(['portal/0007-account-number'])
  // A start that was killed before the record of it was written does it again.
  await numbering?.up(database.migrating)

  const found = (text: string) =>
    sql<{ id: string }>`select id from account join account_words on account_words.rowid = number
      where account_words match ${text} order by id`.execute(database.reading)
  expect((await found('nimi')).rows.map(({ id }) => id)).toEqual(['a', 'c'])
  expect((await found('nimi_c')).rows.map(({ id }) => id)).toEqual(['c'])
  await database.writing(async (transaction) => {
    await transaction.updateTable('account').set({ search_text: 'toinen' }).where('id', '=', 'c').execute()
    await transaction.deleteFrom('account').where('id', '=', 'a').execute()
  })
  expect((await found('nimi')).rows).toEqual([])
  expect((await found('toinen')).rows.map(({ id }) => id)).toEqual(['c'])
  const sessions = await database.reading.selectFrom('session').select('account_id').execute()
  expect(sessions.map(({ account_id }) => account_id)).toEqual(['c'])
  expect((await sql`pragma foreign_key_check`.execute(database.migrating)).rows).toEqual([])
  const repeated = database.writing((transaction) =>
    sql`insert into session select 'x', 'nobody', '', '', '', '', ''`.execute(transaction),
  )
  await expect(repeated).rejects.toThrow(/FOREIGN KEY/)
})
