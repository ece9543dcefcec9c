import { minutes } from '../../kernel/clock/clock.ts'
import type { DiskRoom } from '../../kernel/files/disk-room.ts'
import { diskRoom, isLow } from '../../kernel/files/disk-room.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'

/** Warns in the log and on the System page while there is little room for the data or the files. @param capacityOf for tests. */
export function watchDisk(
  { settings, jobs, log, warnings }: PortalHost,
  capacityOf: (folder: string) => Promise<DiskRoom | undefined> = diskRoom,
): void {
  const folders = new Set([settings.dataDir, settings.filesDir])
  let low: { readonly folder: string; readonly free: number } | undefined
  const look = async () => {
    const rooms = await Promise.all([...folders].map(async (folder) => ({ folder, room: await capacityOf(folder) })))
    const scarce = rooms.find(({ room }) => room && isLow(room))
    low = scarce?.room && { folder: scarce.folder, free: scarce.room.free }
    if (low) log.warn('disk_low', { folder: low.folder, freeMegabytes: megabytes(low.free) })
    return low ? 1 : 0
  }
  jobs.add({ name: 'disk', every: minutes(10), run: look })
  jobs.wake('disk')
  warnings.watch(() => low && { code: 'disk_low', freemegabytes: megabytes(low.free) })
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 ** 2)
}
