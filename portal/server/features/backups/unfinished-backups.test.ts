import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sweepUnfinished, unfinishedName } from './unfinished-backups.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const beside = ['', '-journal', '-wal', '-shm']

test('R19: a backup that fails leaves nothing, and none of the files that SQLite keeps beside it', () => {
  {
    using unfinished = unfinishedName(join(folder, 'portal-20261005T110000Z.sqlite'))
    for (const end of beside) writeFileSync(`${unfinished.path}${end}`, 'half')
    expect(readdirSync(folder)).toHaveLength(4)
  }
  expect(readdirSync(folder)).toEqual([])
})

test('R19: a start removes what killed processes have left, with what SQLite kept beside it, and nothing else', () => {
  const kept = ['portal-20261005T110000Z.sqlite', 'notes.unfinished-journal', 'portal-20261005T110000Z.sqlite-journal']
  const left = beside.map((end) => `portal-20261005T120000Z.sqlite.${process.pid}.unfinished${end}`)
  for (const name of [...kept, ...left]) writeFileSync(join(folder, name), 'x')
  sweepUnfinished(folder)
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted())
})
