import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * In memory where the system offers that: each acknowledged write waits for the disk, and what tests store lives for one of them.
 * @param room bytes that there must be: a container gives as little as 64 MB.
 */
export function quickFolder(room = 0): string {
  const inMemory = '/dev/shm'
  try {
    accessSync(inMemory, constants.W_OK)
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize >= room ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
