/** A folder of files that are named by their SHA-256, `ab/cdef…`, and never change. */
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from './durable-file.ts'

const idForm = /^[0-9a-f]{64}$/
const nameForm = /^[0-9a-f]{62}$/
const unfinishedForm = /^[0-9a-f]{62}\.[0-9a-f]{16}\.unfinished$/

/** Where a file is in such a folder. */
export function filePlace(folder: string, sha256: string): string {
  if (!idForm.test(sha256)) throw new Error('A file is named by its SHA-256')
  return join(folder, sha256.slice(0, 2), sha256.slice(2))
}

export function isWholeFile(path: string, size: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() === true && found.size === size
}

/** The SHA-256 of what stands there under a name of ours, or that it is what a killed process left. */
export function fileNamed(folder: string, name: string): { sha256: string } | 'unfinished' | undefined {
  if (!/^[0-9a-f]{2}$/.test(folder)) return undefined
  if (unfinishedForm.test(name)) return 'unfinished'
  return nameForm.test(name) ? { sha256: folder + name } : undefined
}

export function unfinishedPlace(path: string): string {
  return `${path}.${randomBytes(8).toString('hex')}.unfinished`
}

/** Whole or not at all, and there to stay once this has come back. `now` becomes the file's own moment. */
export async function writeFileWhole(path: string, bytes: Uint8Array, now: Date): Promise<void> {
  const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = unfinishedPlace(path)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.utimes(now, now)
      await file.sync()
    } finally {
      await file.close()
    }
    // Who writes the same name writes the same content.
    await rename(unfinished, path)
  } catch (fault) {
    await rm(unfinished, { force: true })
    throw fault
  }
  syncFolder(dirname(path))
  if (made !== undefined) syncNewFolders(dirname(path), made)
}

/** The names of folders that were made on the way, from the inner one up to the first that was there before. */
export function syncNewFolders(inner: string, outermost: string): void {
  for (let folder = inner; ; folder = dirname(folder)) {
    syncFolder(dirname(folder))
    if (folder === outermost || folder === dirname(folder)) return
  }
}
