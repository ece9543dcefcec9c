import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { before, days } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import { filesLock } from './file-store.ts'
import { fileNamed } from './files-on-disk.ts'

/** Long enough for whoever keeps a file first and names it in a call of its own. */
const keptUnnamed = days(1)

interface Swept {
  readonly database: Pick<Database<PortalTables>, 'reading' | 'writing' | 'lock'>
  readonly folder: string
  readonly now: Date
}

/**
 * Removes the files that nobody has named within a day of keeping them, or uses any more. The database lets go of them
 * first: what is removed from the disk is what no committed row names, looked at under the lock that `keep` takes, too.
 * @returns how many files.
 */
export async function sweepFiles(swept: Swept): Promise<number> {
  await forgetUnused(swept)
  let removed = 0
  for (const part of await namesIn(swept.folder)) removed += await sweepPart(swept, part)
  return removed
}

async function forgetUnused({ database, now }: Swept): Promise<void> {
  const oldest = before(now, keptUnnamed).toISOString()
  await database.writing(async (transaction) => {
    await database.lock(transaction, filesLock)
    // An owner that ends with the colon is an application that only kept it so far.
    await transaction.deleteFrom('file_use').where('owner', 'like', '%:').where('since', '<', oldest).execute()
    await transaction
      .deleteFrom('file')
      .where('created_at', '<', oldest)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('file_use').select('owner').whereRef('file_use.sha256', '=', 'file.sha256'))),
      )
      .execute()
  })
}

/** One of the 256 folders; without something to remove nobody waits for it. */
async function sweepPart(swept: Swept, part: string): Promise<number> {
  const { database, folder } = swept
  const names = (await namesIn(join(folder, part))).flatMap((name) => {
    const file = fileNamed(part, name)
    return file === undefined ? [] : [{ path: join(folder, part, name), file }]
  })
  if (names.length === 0) return 0
  const rows = database.reading.selectFrom('file').select('sha256').where('sha256', 'like', `${part}%`)
  const known = new Set((await rows.execute()).map(({ sha256 }) => sha256))
  let removed = 0
  for (const { path, file } of names) {
    if (file !== 'unfinished' && known.has(file.sha256)) continue
    if (await isYoung(path, swept.now)) continue
    if (file === 'unfinished') await rm(path, { force: true })
    else if (await removeUnnamed(swept, path, file.sha256)) removed++
  }
  return removed
}

async function removeUnnamed({ database }: Swept, path: string, sha256: string): Promise<boolean> {
  return database.writing(async (transaction) => {
    await database.lock(transaction, filesLock)
    const row = transaction.selectFrom('file').select('sha256').where('sha256', '=', sha256)
    if (await row.executeTakeFirst()) return false
    await rm(path, { force: true })
    return true
  })
}

async function isYoung(path: string, now: Date): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found === undefined || found.mtime >= before(now, keptUnnamed)
}

/** Empty where there is no such folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((fault) => {
    if (fault.code === 'ENOENT' || fault.code === 'ENOTDIR') return []
    throw fault
  })
}
