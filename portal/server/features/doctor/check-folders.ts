import { constants } from 'node:fs'
import { access, lstat, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DiskRoom } from '../../kernel/files/disk-room.ts'
import { diskRoom, isLow } from '../../kernel/files/disk-room.ts'
import { octal } from './check-settings.ts'
import type { ExaminedPlace } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf } from './finding.ts'

const disk = findingsOf('disk')
const ownership = findingsOf('ownership')

/** Bytes with which a busy portal comes through a few hours. */
const nearlyNothing = 100 * 1024 ** 2

/** @param capacityOf for tests. */
export async function checkDisk(
  { settings }: Pick<ExaminedPlace, 'settings'>,
  capacityOf: (folder: string) => Promise<DiskRoom | undefined> = diskRoom,
): Promise<readonly Found[]> {
  const folders = [...new Set([settings.dataDir, settings.filesDir])]
  const rooms = await Promise.all(folders.map(async (folder) => ({ folder, room: await capacityOf(folder) })))
  const there = rooms.flatMap(({ folder, room }) => (room ? [{ folder: resolve(folder), room }] : []))
  const low = there.filter(({ room }) => isLow(room))
  if (low.length === 0) {
    const least = Math.min(...there.map(({ room }) => room.free))
    return there.length === 0 ? [] : [disk.ok('disk_ok', { megabytes: megabytes(least) })]
  }
  return low.map(({ folder, room }) => {
    const marks = { folder, megabytes: megabytes(room.free) }
    return room.free < nearlyNothing ? disk.fault('disk_full', marks) : disk.warning('disk_low', marks)
  })
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2)
}

/** Files of another user stop the portal later, backups above all; so does a folder that it cannot write. */
export async function checkOwnership({ settings, user }: ExaminedPlace): Promise<readonly Found[]> {
  const folder = resolve(settings.dataDir)
  const top = await stat(folder).catch(() => undefined)
  if (!top) return []
  const owner = top.uid
  if (user !== undefined && user !== owner) return [ownership.fault('other_user', { folder, owner })]
  const { count, foreign } = await countForeign(folder, owner)
  const [first] = foreign
  const found = [
    ...(first === undefined ? [] : [ownership.fault('foreign_files', { count: foreign.length, first, folder, owner })]),
    ...((top.mode & 0o077) === 0 ? [] : [ownership.warning('folder_open', { folder, mode: octal(top.mode) })]),
    ...(await unwritable([settings.dataDir, settings.filesDir])),
  ]
  return found.length > 0 ? found : [ownership.ok('ownership_ok', { count, folder })]
}

async function countForeign(folder: string, owner: number): Promise<{ count: number; foreign: readonly string[] }> {
  const foreign: string[] = []
  let count = 0
  for await (const path of entriesOf(folder)) {
    // One that was there a moment ago may have been a backup under way.
    const entry = await lstat(path).catch(() => undefined)
    if (!entry) continue
    count++
    if (entry.uid !== owner) foreign.push(path)
  }
  return { count, foreign }
}

/** Everything below; a folder that cannot be opened is told by its owner. */
async function* entriesOf(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    // The file system's own, where the folder is a disk of its own.
    if (entry.name === 'lost+found') continue
    const path = join(folder, entry.name)
    yield path
    if (entry.isDirectory()) yield* entriesOf(path)
  }
}

async function unwritable(folders: readonly string[]): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const folder of new Set(folders)) {
    const isThere = await stat(folder).catch(() => undefined)
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    )
    if (isThere && !isWritable) found.push(ownership.fault('folder_unwritable', { folder: resolve(folder) }))
  }
  return found
}
