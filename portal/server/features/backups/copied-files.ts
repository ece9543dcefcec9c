/** The files of applications beside the backups, `files/ab/cdef…`: each there once, for all the backups that name it. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFolder } from '../../kernel/files/durable-file.ts'
import { fileNamed, filePlace, isWholeFile, syncNewFolders, unfinishedPlace } from '../../kernel/files/files-on-disk.ts'
import { fileSha256 } from './check-file.ts'

/** Beside the backups in a folder. */
export function copiedFilesFolder(backups: string): string {
  return join(backups, 'files')
}

interface NamedFile {
  readonly sha256: string
  /** Bytes. */
  readonly size: number
}

/** The files that a database names; none in one of a version that had no files. */
function filesNamedIn(databaseFile: string): readonly NamedFile[] {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 })
  try {
    if (!hasFiles(database)) return []
    const rows = database.prepare('select sha256, size from file order by sha256').all()
    return rows.map((row) => ({ sha256: String(row['sha256']), size: Number(row['size']) }))
  } finally {
    database.close()
  }
}

function hasFiles(database: DatabaseSync): boolean {
  return database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'file'").get() !== undefined
}

/**
 * Brings what a database names from one folder of files to another: by a link where both are on one disk, for neither ever
 * changes. What is there already stays. @returns those that were not to be had.
 */
export function bringNamedFiles(databaseFile: string, { from, to }: { from: string; to: string }): readonly string[] {
  const missing: string[] = []
  for (const { sha256, size } of filesNamedIn(databaseFile)) {
    if (isWholeFile(filePlace(to, sha256), size)) continue
    if (isWholeFile(filePlace(from, sha256), size)) bringFile(filePlace(from, sha256), filePlace(to, sha256))
    else missing.push(sha256)
  }
  return missing
}

/** Puts a file in the place of whatever stands there. */
export function bringFile(from: string, to: string): void {
  const made = mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const unfinished = unfinishedPlace(to)
  try {
    linkOrCopy(from, unfinished)
    renameSync(unfinished, to)
  } finally {
    rmSync(unfinished, { force: true })
  }
  syncFolder(dirname(to))
  if (made !== undefined) syncNewFolders(dirname(to), made)
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another disk, or one without links; what else is wrong the copy says.
    copyFileSync(from, to)
    const copy = openSync(to, 'r+')
    fsyncSync(copy)
    closeSync(copy)
  }
}

export interface CheckedFiles {
  /** Whole in neither place. */
  readonly missing: readonly string[]
  /** Whole beside the backup only. */
  readonly toBring: readonly string[]
  readonly count: number
}

/** Reads each file that a database names, beside the backup and in the portal's own folder. */
export async function checkNamedFiles(
  databaseFile: string,
  { copies, live }: { copies: string; live: string },
): Promise<CheckedFiles> {
  const named = filesNamedIn(databaseFile)
  const missing: string[] = []
  const toBring: string[] = []
  for (const file of named) {
    if (await isSound(live, file)) continue
    if (await isSound(copies, file)) toBring.push(file.sha256)
    else missing.push(file.sha256)
  }
  return { missing, toBring, count: named.length }
}

async function isSound(folder: string, { sha256, size }: NamedFile): Promise<boolean> {
  const path = filePlace(folder, sha256)
  return isWholeFile(path, size) && (await fileSha256(path)) === sha256
}

/** A backup under way has brought its files before it is there to name them; milliseconds. */
const leftAlone = 60 * 60_000

/** Removes what none of these databases names, and what killed processes left. @param now in milliseconds. */
export function sweepCopiedFiles(folder: string, databases: readonly string[], now: number): void {
  const unnamed = new Map<string, string>()
  for (const { path, file } of copiedFiles(folder)) {
    if (now - statSync(path).ctimeMs < leftAlone) continue
    if (file === 'unfinished') rmSync(path, { force: true })
    else unnamed.set(file.sha256, path)
  }
  for (const database of databases) {
    if (unnamed.size === 0) return
    for (const { sha256 } of filesNamedIn(database)) unnamed.delete(sha256)
  }
  for (const path of unnamed.values()) rmSync(path, { force: true })
}

function copiedFiles(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((part) => {
    if (!statSync(join(folder, part)).isDirectory()) return []
    return readdirSync(join(folder, part)).flatMap((name) => {
      const file = fileNamed(part, name)
      return file === undefined ? [] : [{ path: join(folder, part, name), file }]
    })
  })
}
