import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { minutes } from '../../kernel/clock/clock.ts'
import { fileStore } from '../../kernel/files/file-store.ts'
import { filePlace } from '../../kernel/files/files-on-disk.ts'
import type { BackupPlace } from '../../testing/backup-place.ts'
import { backupPlace } from '../../testing/backup-place.ts'
import { smallDisk } from '../../testing/interrupted-start.ts'
import { sweepCopiedFiles } from './copied-files.ts'

let place: BackupPlace
let live: string
let backups: string
beforeEach(async () => {
  place = await backupPlace()
  live = join(place.dataDir, 'files')
  backups = join(place.dataDir, 'backups')
})
afterEach(() => place[Symbol.asyncDispose]())

const hour = 3_600_000

/** A file that somebody uses. */
function kept(text: string): Promise<string> {
  return place.withDatabase(async (database) => {
    const files = fileStore({ database, folder: live, clock: place.clock }).of('weighbridge')
    const id = await files.keep(Buffer.from(text), 'csv')
    await database.writing((transaction) => files.use(transaction as never, id, text))
    return id
  })
}

function forgotten(id: string): Promise<unknown> {
  return place.withDatabase((database) =>
    database.writing(async (transaction) => {
      await transaction.deleteFrom('file_use').where('sha256', '=', id).execute()
      return transaction.deleteFrom('file').where('sha256', '=', id).execute()
    }),
  )
}

const copy = (id: string) => filePlace(join(backups, 'files'), id)
const change = (path: string) => {
  // Written anew: on one disk the copy is the same file.
  rmSync(path)
  writeFileSync(path, 'paikka;kg\n')
}

test('R19: a backup has the files that it names, each once for all backups, and a restore brings them back', async () => {
  const id = await kept('paikka;kg\nPelso;900\n')
  const first = await place.backedUp()
  place.clock.advance(minutes(60))
  await place.backedUp()
  expect(statSync(copy(id)).mode & 0o777).toBe(0o600)
  const verified = await place.run('restore', '--verify', first)
  expect(verified).toMatchObject({ code: 0, errors: '' })
  expect(verified.printed).toContain('1 of its 1 files are whole')

  rmSync(live, { recursive: true })
  expect(await place.run('restore', first)).toMatchObject({ code: 0, errors: '' })
  await place.withDatabase(async (database) => {
    const files = fileStore({ database, folder: live, clock: place.clock }).of('weighbridge')
    expect((await files.open(id)).size).toBe(20)
  })
})

test('R19: a restore puts the file of the backup in the place of one that was changed', async () => {
  const id = await kept('paikka;kg\nPelso;900\n')
  const file = await place.backedUp()
  change(filePlace(live, id))
  expect(await place.run('restore', file)).toMatchObject({ code: 0, errors: '' })
  expect(statSync(filePlace(live, id)).size).toBe(20)
})

test.each([
  ['missing', (path: string) => rmSync(path)],
  ['changed', change],
])('R19: a backup with a file that is %s everywhere is not restored without being told to', async (_, damage) => {
  const id = await kept('paikka;kg\nPelso;900\n')
  await kept('paikka;kg\nPiipsa;700\n')
  const file = await place.backedUp()
  damage(copy(id))
  // Its own file is still there, so nothing is lost yet.
  expect((await place.run('restore', '--verify', file)).code).toBe(0)
  rmSync(live, { recursive: true })
  const { code, errors } = await place.run('restore', file)
  expect(code).toBe(1)
  expect(errors).toContain(
    `a file that it names is missing or changed in ${join(backups, 'files')}, ${id.slice(0, 2)}/`,
  )
  const told = await place.run('restore', '--without-files', file)
  expect(told).toMatchObject({ code: 0, errors: '' })
  expect(told.printed).toContain('1 of its 2 files are whole')
})

test('R19: a backup of a portal whose files are not all there is made, and says which one is missing', async () => {
  const id = await kept('paikka;kg\nPelso;900\n')
  rmSync(filePlace(live, id))
  const { code, errors, printed } = await place.run('backup')
  expect(code).toBe(1)
  expect(existsSync(printed.split('\n')[0] ?? '')).toBe(true)
  expect(errors).toContain(
    `The backup was made, but a file that it names is missing or changed in ${live}, ${id.slice(0, 2)}/`,
  )
})

test('R19: files go with the last backup that names them, and what a killed backup left goes, too', async () => {
  const gone = await kept('paikka;kg\nPelso;900\n')
  const stays = await kept('paikka;kg\nPiipsa;700\n')
  const old = await place.backedUp()
  await forgotten(gone)
  place.clock.advance(minutes(60))
  const young = await place.backedUp()
  const left = `${copy(stays)}.0123456789abcdef.unfinished`
  writeFileSync(left, 'half')
  const copies = join(backups, 'files')
  const inTwoHours = Date.now() + 2 * hour

  sweepCopiedFiles(copies, [young, old], inTwoHours)
  expect([existsSync(copy(gone)), existsSync(left)]).toEqual([true, false])
  // Just brought, it may be of a backup that is still under way.
  sweepCopiedFiles(copies, [young], Date.now())
  expect(existsSync(copy(gone))).toBe(true)
  sweepCopiedFiles(copies, [young], inTwoHours)
  expect([existsSync(copy(gone)), existsSync(copy(stays))]).toEqual([false, true])
})

test.skipIf(process.getuid?.() !== 0)(
  'R44: where there is no room for the files, no backup is left and one sentence says so',
  async () => {
    for (let number = 0; number < 40; number++) await kept(`paikka;kg\n${'Pelso;900\n'.repeat(5000)}${number}\n`)
    mkdirSync(backups)
    using disk = smallDisk(backups, 1024)
    if (!disk) return
    const { code, errors } = await place.run('backup')
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `No backup was made in ${backups}: there is no room left on its disk.`,
    })
    expect(readdirSync(backups)).toEqual(['files'])
    disk.grow()
    expect(await place.run('backup')).toMatchObject({ code: 0, errors: '' })
  },
)
