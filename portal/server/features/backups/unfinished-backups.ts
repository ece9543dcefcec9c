import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Its name says which process it is of; version 0.1.0 did not say. */
const pattern = /\.sqlite(?:\.(\d+))?\.unfinished(-journal|-wal|-shm)?$/

/** SQLite's own, which it leaves beside a file that it could not write to its end. */
const besides = ['', '-journal', '-wal', '-shm']

/** Nobody works on one file for so long without writing to it; milliseconds. */
const forgottenAfter = 60 * 60_000

/** Those that this process is at. */
const underWay = new Set<string>()

/** Where a backup is until it is whole; removed when it goes out of scope, if it is still there. */
export function unfinishedName(file: string): Disposable & { readonly path: string } {
  const path = `${file}.${process.pid}.unfinished`
  removeAll(path)
  underWay.add(path)
  return {
    path,
    [Symbol.dispose]: () => {
      underWay.delete(path)
      removeAll(path)
    },
  }
}

function removeAll(path: string): void {
  for (const end of besides) rmSync(`${path}${end}`, { force: true })
}

/** Removes what processes that were killed have left in a folder of backups. */
export function sweepUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = pattern.exec(name)
    const path = join(folder, name)
    if (found && isForgotten(path, found[1])) rmSync(path, { force: true })
  }
}

function isForgotten(path: string, pid: string | undefined): boolean {
  if (besides.some((end) => path.endsWith(end) && underWay.has(path.slice(0, path.length - end.length)))) return false
  // In a container the process before this one had the same number.
  if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs > forgottenAfter
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    // Somebody else's process is one, too.
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM'
  }
}
