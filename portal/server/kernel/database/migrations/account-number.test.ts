import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storedAccount } from '../../../testing/stored-account.ts'
import { testPlace } from '../../../testing/test-database.ts'
import { migrate } from '../migrate.ts'
import { openSqlite } from '../open-sqlite.ts'
import type { PortalTables } from '../tables.ts'
import { portalMigrations } from './index.ts'

const { '0007-account-number': numbering, ...earlier } = portalMigrations.migrations
const now = new Date('2026-11-21T12:00:00.000Z')

test('R48: on SQLite people, their sessions and what they are found by outlast the numbering of accounts', async () => {
  await using place = await testPlace()
  const database = openSqlite<PortalTables>(place.dataDir)
  await migrate(database, [{ owner: 'portal', migrations: earlier }])
  await database.writing(async (transaction) => {
    for (const username of ['nimi_a', 'nimi_b', 'nimi_c']) {
      const { id } = await storedAccount(transaction, { username, now })
      await sql`insert into session select ${username}, ${id}, '', '', '', '', ''`.execute(transaction)
    }
    // Leaves a gap, so that numbers are not simply counted anew.
    await transaction.deleteFrom('account').where('username', '=', 'nimi_b').execute()
  })

  expect(await migrate(database, [portalMigrations])).toEqual(['portal/0007-account-number'])
  // A start that was killed before the record of it was written does it again.
  await numbering?.up(database.migrating)

  const found = async (text: string) => {
    const { rows } = await sql<{ username: string }>`select username from account
      join account_words on account_words.rowid = number where account_words match ${text} order by username`.execute(
      database.reading,
    )
    return rows.map(({ username }) => username)
  }
  expect(await found('nimi')).toEqual(['nimi_a', 'nimi_c'])
  expect(await found('nimi_c')).toEqual(['nimi_c'])
  await database.writing(async (transaction) => {
    await transaction.updateTable('account').set({ search_text: 'toinen' }).where('username', '=', 'nimi_c').execute()
    await transaction.deleteFrom('account').where('username', '=', 'nimi_a').execute()
  })
  expect(await found('nimi')).toEqual([])
  expect(await found('toinen')).toEqual(['nimi_c'])
  const sessions = await database.reading.selectFrom('session').select('handle').execute()
  expect(sessions.map(({ handle }) => handle)).toEqual(['nimi_c'])
  const stray = database.writing((transaction) =>
    sql`insert into session select 'x', 'nobody', '', '', '', '', ''`.execute(transaction),
  )
  await expect(stray).rejects.toThrow(/FOREIGN KEY/)
  await database.close()
})
