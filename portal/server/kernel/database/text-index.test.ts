import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testPlace } from '../../testing/test-database.ts'
import type { Database } from './database.ts'
import { openSqlite } from './open-sqlite.ts'
import { makeTextIndex, refillOf, textHits } from './text-index.ts'

interface Tables {
  note: { id: string; search_text: string }
}

const hits = textHits<Tables>({ table: 'note', key: 'id' })

async function found(database: Database<Tables>, find: string, most = 100): Promise<string[] | undefined> {
  const { rows } = (await hits(database, { find, most })) ?? {}
  return rows === undefined ? undefined : (JSON.parse(rows) as string[]).toSorted()
}

async function notes(database: Database<Tables>): Promise<void> {
  await sql`create table note (id text primary key, search_text text not null)`.execute(database.migrating)
  const texts = ['ensimmäinen rivi', 'toinen rivi\nhyvin pitkä loppu', 'b']
  const rows = texts.map((search_text, at) => ({ id: `n${at}`, search_text }))
  await database.migrating.insertInto('note').values(rows).execute()
  await makeTextIndex(database.migrating as Kysely<unknown>, 'note')
}

test('R48: rows that are there before their text index are found by it, and so is every later change', async () => {
  await using place = await testPlace()
  const database = openSqlite<Tables>(place.dataDir)
  await notes(database)
  expect(await found(database, 'RIVI')).toEqual(['n0', 'n1'])
  expect(await found(database, 'hyvin pitkä loppu')).toEqual(['n1'])
  for (const short of ['b', 'ri', 'ä', 'u']) expect(await found(database, short), short).toBeDefined()
  expect(await found(database, 'b')).toEqual(['n2'])
  expect(await found(database, 'u')).toEqual(['n1'])
  expect(await found(database, 'puuttuva')).toEqual([])
  // More hold it than are asked for, and of letters that FTS5 folds by itself it knows no short ones.
  for (const [find, most] of [
    ['rivi', 1],
    ['ſ', 100],
    ['', 100],
  ] as const) {
    expect(await found(database, find, most), find).toBeUndefined()
  }

  await database.writing(async (transaction) => {
    await transaction.updateTable('note').set({ search_text: 'muuttunut' }).where('id', '=', 'n0').execute()
    await transaction.deleteFrom('note').where('id', '=', 'n1').execute()
    await transaction.insertInto('note').values({ id: 'n3', search_text: 'uusi rivi' }).execute()
  })
  expect(await found(database, 'rivi')).toEqual(['n3'])
  expect(await found(database, 'muuttunut')).toEqual(['n0'])
  const undone = database.writing(async (transaction) => {
    await transaction.updateTable('note').set({ search_text: 'peruttu' }).where('id', '=', 'n0').execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await found(database, 'peruttu')).toEqual([])
  expect(await found(database, 'muuttunut')).toEqual(['n0'])
  await database.close()
})

test('issue 10: a text index is made again of rows that were written past its triggers', async () => {
  await using place = await testPlace()
  const database = openSqlite<Tables>(place.dataDir)
  await notes(database)
  await sql`drop trigger note_words_changed`.execute(database.migrating)
  await database.migrating.updateTable('note').set({ search_text: 'siirretty' }).execute()
  expect(await found(database, 'siirretty')).toEqual([])
  for (const statement of refillOf('note')) await sql.raw(statement).execute(database.migrating)
  expect(await found(database, 'siirretty')).toEqual(['n0', 'n1', 'n2'])
  expect(await found(database, 'rivi')).toEqual([])
  await database.close()
})
