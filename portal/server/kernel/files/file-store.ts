import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database, NoTables } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { withPortalTables } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { drawAgain } from '../images/draw-again.ts'
import { Refused } from '../refusals/refuse.ts'
import type { FileType, GivenFileType } from './file-type.ts'
import { fileTypeOf, mediaTypes } from './file-type.ts'
import { filePlace, isWholeFile, writeFileWhole } from './files-on-disk.ts'

/** SHA-256 of the content, 64 hexadecimal digits. */
export type FileId = string

export interface OpenedFile {
  readonly type: FileType
  /** For the header of an answer, such as `image/png`. */
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly body: Readable
}

/**
 * Files outside the database, written once and named by their SHA-256. An application reaches those alone that it has kept
 * or uses; who of its people may is its own question.
 */
export interface ApplicationFiles {
  /**
   * Puts the content on the disk, to stay for a day; what shall stay longer is named with `use`. Called before the
   * transaction that names it. @throws Refused `unsupported_media_type` where the content is of none of those types.
   */
  keep(bytes: Uint8Array, type: GivenFileType): Promise<FileId>
  /**
   * The same for a picture that somebody sent: kept as `drawAgain` draws it. @throws Refused `unsupported_media_type` for
   * what is no PNG, JPEG or GIF, `busy` while too many are drawn.
   */
  keepImage(bytes: Uint8Array): Promise<FileId>
  /** The file stays while somebody uses it. @throws Refused `not_found` for one that the application has not. */
  use(transaction: Transaction<NoTables>, id: FileId, owner: string): Promise<void>
  /** That owner lets go of it; a file that nobody uses any more is removed in time. */
  drop(transaction: Transaction<NoTables>, id: FileId, owner: string): Promise<void>
  /** @throws Refused `not_found` for a file that the application has not. */
  open(id: FileId): Promise<OpenedFile>
}

export interface FileStore {
  /** Where the files are. */
  readonly folder: string
  /** The files of one application. */
  of(key: string): ApplicationFiles
}

/** What a file that was only kept so far is used by. */
const nobodyYet = ''
/** A file may be swept while it is kept once more; not so often. */
const triesMost = 3

/** Removing files and naming them must not cross. */
export const filesLock = 'files'

export function fileStore(given: FileStoreParts): FileStore {
  return {
    folder: given.folder,
    of: (key) => ({
      keep: (bytes, type) => keepFile(given, key, { bytes, type }),
      keepImage: async (bytes) => {
        if (!isImage(bytes)) throw new Refused('unsupported_media_type')
        return keepFile(given, key, { bytes: await drawAgain(bytes), type: ['png', 'jpg'] })
      },
      use: (transaction, id, owner) =>
        useFile(withPortalTables(transaction), id, { key, owner, now: given.clock.now() }),
      drop: async (transaction, id, owner) => {
        const uses = withPortalTables(transaction).deleteFrom('file_use').where('sha256', '=', id)
        await uses.where('owner', '=', ownerIn(key, owner)).execute()
      },
      open: (id) => openFile(given, key, id),
    }),
  }
}

export interface FileStoreParts {
  readonly database: Pick<Database<PortalTables>, 'reading' | 'writing' | 'lock'>
  readonly folder: string
  readonly clock: Clock
}

function isImage(bytes: Uint8Array): boolean {
  const type = fileTypeOf(bytes)
  return type === 'png' || type === 'jpg' || type === 'gif'
}

/** No key holds a colon, so that what is before the first one says whose it is. */
function ownerIn(key: string, owner: string): string {
  if (owner === nobodyYet) throw new Error('Whoever uses a file has a name')
  return `${key}:${owner}`
}

async function keepFile(
  { database, folder, clock }: FileStoreParts,
  key: string,
  { bytes, type }: { bytes: Uint8Array; type: GivenFileType | readonly GivenFileType[] },
): Promise<FileId> {
  const found = fileTypeOf(bytes)
  const taken = [type].flat().map((each) => (each === 'jpeg' ? 'jpg' : each))
  if (found === undefined || !taken.includes(found)) throw new Refused('unsupported_media_type')
  const file = { sha256: createHash('sha256').update(bytes).digest('hex'), type: found, size: bytes.length }
  const path = filePlace(folder, file.sha256)
  for (let tries = 0; tries < triesMost; tries++) {
    const now = clock.now()
    if (!isWholeFile(path, file.size)) await writeFileWhole(path, bytes, now)
    const isKept = await database.writing(async (transaction) => {
      await database.lock(transaction, filesLock)
      // Swept in between, having been there for long without a use.
      if (!isWholeFile(path, file.size)) return false
      await nameFile(transaction, file, { owner: `${key}:${nobodyYet}`, now })
      return true
    })
    if (isKept) return file.sha256
  }
  throw new Error(`The file ${file.sha256} does not stay in ${folder}`)
}

async function nameFile(
  transaction: PortalTransaction,
  file: { sha256: string; type: FileType; size: number },
  { owner, now }: { owner: string; now: Date },
): Promise<void> {
  const since = now.toISOString()
  await transaction
    .insertInto('file')
    .values({ ...file, created_at: since })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
  await transaction
    .insertInto('file_use')
    .values({ sha256: file.sha256, owner, since })
    .onConflict((conflict) => conflict.columns(['sha256', 'owner']).doUpdateSet({ since }))
    .execute()
}

async function useFile(
  transaction: PortalTransaction,
  sha256: FileId,
  { key, owner, now }: { key: string; owner: string; now: Date },
): Promise<void> {
  const use = { sha256, owner: ownerIn(key, owner), since: now.toISOString() }
  const own = transaction.selectFrom('file_use').select('owner').where('sha256', '=', sha256)
  if (!(await own.where('owner', 'like', `${key}:%`).executeTakeFirst())) throw new Refused('not_found')
  await transaction
    .insertInto('file_use')
    .values(use)
    .onConflict((conflict) => conflict.columns(['sha256', 'owner']).doNothing())
    .execute()
}

async function openFile({ database, folder }: FileStoreParts, key: string, sha256: FileId): Promise<OpenedFile> {
  const own = database.reading
    .selectFrom('file')
    .innerJoin('file_use', 'file_use.sha256', 'file.sha256')
    .select(['file.type', 'file.size'])
    .where('file.sha256', '=', sha256)
    .where('file_use.owner', 'like', `${key}:%`)
  const row = await own.limit(1).executeTakeFirst()
  if (!row) throw new Refused('not_found')
  const path = filePlace(folder, sha256)
  if (!isWholeFile(path, row.size)) throw new Error(`The file ${sha256} is not whole in ${folder}`)
  const type = row.type as FileType
  return { type, mediaType: mediaTypes[type], size: row.size, body: Readable.from(pieces(path)) }
}

/** Opened when somebody reads: a body that nobody does holds nothing, and cannot fail unheard. */
async function* pieces(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    for await (const piece of file.createReadStream({ autoClose: false })) yield piece
  } finally {
    await file.close()
  }
}
