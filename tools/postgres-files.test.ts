import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { normalStatement } from '../portal/server/testing/recorded-statements.ts'
import { chooseFiles, chosenFiles, complaint } from './postgres-files.ts'

const recorded = new Map([
  ['a.http.test.ts', new Set(['select 1', 'select 2'])],
  ['b.http.test.ts', new Set(['select 2', 'select 3', 'select 4'])],
  ['c.http.test.ts', new Set(['select 3'])],
  ['killed.http.test.ts', new Set(['select 3'])],
])

test('the chosen files run every statement, and those that test concurrency and faults are always chosen', () => {
  expect(chooseFiles(recorded, new Map())).toEqual(['a.http.test.ts', 'b.http.test.ts', 'killed.http.test.ts'])
})

test('a file of which nothing is recorded is always chosen', () => {
  expect(chooseFiles(new Map([['d.http.test.ts', new Set<string>()]]), new Map())).toEqual(['d.http.test.ts'])
})

test('a statement that no chosen file runs is named together with a file that does', () => {
  expect(complaint(recorded, ['a.http.test.ts', 'b.http.test.ts', 'killed.http.test.ts'])).toBe('')
  const message = complaint(recorded, ['a.http.test.ts', 'c.http.test.ts'])
  expect(message).toContain('2 statements or files run on SQLite only')
  expect(message).toContain('killed.http.test.ts\n  always runs on both engines')
  expect(message).toContain('b.http.test.ts\n  select 4')
})

test('lists of different lengths and the parameters of the two engines count as the same statement', () => {
  expect(normalStatement('select * from a where b in ($1, $2) and c = $3')).toBe(
    normalStatement('select * from a where b in (?) and c = ?'),
  )
  expect(normalStatement('insert into a (b, c) values (?, ?), (?, ?)')).toBe('insert into a (b, c) values (?)')
})

test('updates of one table count as the same statement, whichever columns they write', () => {
  const all = [
    'update "a" set "b" = ? where "id" = ?',
    'update "a" set "b" = $1, "c" = $2 where "id" = $3',
    'update "a" set "b" = ? where "b" = ?',
  ]
  expect(new Set(all.map(normalStatement)).size).toBe(2)
})

test('every chosen file exists', () => {
  expect(chosenFiles().filter((file) => !existsSync(file))).toEqual([])
})
