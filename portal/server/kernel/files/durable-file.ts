import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Readable by its owner only. */
const ownersOnly = 0o600

/**
 * Makes a file whole or not at all, whatever kills the process or the machine, and leaves one that is there alone.
 * @returns whether this process made it.
 */
export function createWhole(path: string, content: string): boolean {
  if (existsSync(path)) return false
  const unfinished = writeUnfinished(path, content)
  try {
    // A link is refused where another process has been faster; a rename would replace its file.
    linkSync(unfinished, path)
  } catch (fault) {
    if (existsSync(path)) return false
    if (!isWithoutLinks(fault)) throw fault
    renameSync(unfinished, path)
  } finally {
    rmSync(unfinished, { force: true })
  }
  syncFolder(dirname(path))
  return true
}

/** Puts a whole file in the place of one that is there. */
export function replaceWhole(path: string, content: string): void {
  renameSync(writeUnfinished(path, content), path)
  syncFolder(dirname(path))
}

/** Makes names that were just given, changed or removed in a folder outlast a loss of power. */
export function syncFolder(path: string): void {
  // Windows opens no folders; it keeps names by itself.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** What a killed process left of its file: `<name>.<random>.unfinished`. */
export function unfinishedOf(name: string, names: readonly string[]): readonly string[] {
  return names.filter(
    (one) => one.startsWith(`${name}.`) && /^[0-9a-f]{16}\.unfinished$/.test(one.slice(name.length + 1)),
  )
}

function writeUnfinished(path: string, content: string): string {
  const unfinished = `${path}.${randomBytes(8).toString('hex')}.unfinished`
  try {
    writeFileSync(unfinished, content, { mode: ownersOnly, flag: 'wx', flush: true })
  } catch (fault) {
    rmSync(unfinished, { force: true })
    throw fault
  }
  return unfinished
}

/** Some file systems have no links (exFAT, some shares). */
function isWithoutLinks(fault: unknown): boolean {
  const codes = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']
  return fault instanceof Error && 'code' in fault && codes.includes(String(fault.code))
}
