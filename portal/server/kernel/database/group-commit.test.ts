import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.ts'
import { openSqliteFile, sqliteDialect } from './sqlite-dialect.ts'

interface Tables {
  note: { text: string; parent: string | null }
}
type Writing = Transaction<Tables>

/** A file with one table, what is committed to it counted; `reading` sees only that. */
function sqliteFile({ longest = 60_000 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'group-commit-'))
  const path = join(folder, 'test.sqlite')
  const connection = openSqliteFile(path, 'write', () => undefined)
  connection.all(
    'create table note (text text primary key, parent text references note deferrable initially deferred)',
    [],
  )
  const reader = openSqliteFile(path, 'read', () => undefined)
  let commits = 0
  const database = new Kysely<Tables>({ dialect: sqliteDialect(connection, () => commits++) })
  const group = new GroupCommit(database, () => connection.isInTransaction, { most: 16, longest })
  return {
    write: group.writing.bind(group) as (act: (writing: Writing) => Promise<unknown>) => Promise<unknown>,
    notes: () => reader.all('select text from note order by text', []).map(({ text }) => text),
    commits: () => commits,
    [Symbol.asyncDispose]: async () => {
      reader.close()
      await database.destroy()
      rmSync(folder, { recursive: true })
    },
  }
}

const note =
  (text: string, parent: string | null = null) =>
  (writing: Writing) =>
    writing.insertInto('note').values({ text, parent }).execute()
const letters = 'abcdefghijklmnopqrst'

test('R12: writings that come at once share commits, and each is there when it is answered', async () => {
  await using file = sqliteFile()
  const answered = [...letters].map(async (letter) => {
    await file.write(note(letter))
    return file.notes().includes(letter)
  })
  expect(await Promise.all(answered)).toEqual([...letters].map(() => true))
  expect(file.commits()).toBe(2)
})

test('R12: writings that come later in the same turn of the event loop are taken along', async () => {
  await using file = sqliteFile()
  const later = new Promise((resolve) => setImmediate(() => resolve(file.write(note('b')))))
  await Promise.all([file.write(note('a')), later])
  expect([file.notes(), file.commits()]).toEqual([['a', 'b'], 1])
})

test('R12: one that fails leaves nothing of its own and undoes nobody else', async () => {
  await using file = sqliteFile()
  const failing = (text: string) => async (writing: Writing) => {
    await note(text)(writing)
    throw new Error(`${text} fails`)
  }
  const acts = [failing('a'), note('b'), failing('c'), note('d'), failing('e')]
  const outcomes = await Promise.allSettled(acts.map(file.write))
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : 'done'))).toEqual([
    'a fails',
    'done',
    'c fails',
    'done',
    'e fails',
  ])
  expect([file.notes(), file.commits()]).toEqual([['b', 'd'], 1])
})

test('R12: whoever is refused for what another has just written can read that', async () => {
  await using file = sqliteFile()
  const winner = file.write(note('a'))
  const seen = await file.write(note('a')).catch(() => file.notes())
  expect(seen).toEqual(['a'])
  await winner
})

test('R12: what the disk did not take is nobody’s, and the next writing finds all as it was', async () => {
  await using file = sqliteFile()
  // Only the commit itself sees that there is no such parent.
  const outcomes = await Promise.allSettled([note('a'), note('b', 'nobody'), note('c')].map(file.write))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(file.notes()).toEqual([])
  await file.write(note('d'))
  expect(file.notes()).toEqual(['d'])
})

test('R44: a transaction that SQLite has ended by itself, as on a full disk, is taken from all who shared it', async () => {
  await using file = sqliteFile()
  const ended = async (writing: Writing) => {
    await sql`rollback`.execute(writing)
    throw new Error('database or disk is full')
  }
  const outcomes = await Promise.allSettled([note('a'), ended, note('b')].map(file.write))
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'database or disk is full',
    'database or disk is full',
    false,
  ])
  expect(file.notes()).toEqual(['b'])
})

test('Speed: a group that has gone on for long takes nobody more along', async () => {
  await using file = sqliteFile({ longest: 5 })
  const slow = async (writing: Writing) => {
    await note('a')(writing)
    await setTimeout(20)
  }
  await Promise.all([slow, note('b'), note('c')].map(file.write))
  expect([file.notes(), file.commits()]).toEqual([['a', 'b', 'c'], 2])
})
