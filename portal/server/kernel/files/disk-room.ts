import { statfs } from 'node:fs/promises'

/** Bytes on the disk that a folder is on. */
export interface DiskRoom {
  readonly size: number
  /** What this process's user may still write. */
  readonly free: number
}

/** Undefined where the folder is not there yet. */
export async function diskRoom(folder: string): Promise<DiskRoom | undefined> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder)
    return { size: blocks * bsize, free: bavail * bsize }
  } catch {
    return undefined
  }
}

const lowPart = 0.1
const lowBytes = 1024 ** 3

/** Under a tenth of the disk or 1 GB: time to make room, before writing answers 503. */
export function isLow({ size, free }: DiskRoom): boolean {
  return free < lowBytes || free < size * lowPart
}
