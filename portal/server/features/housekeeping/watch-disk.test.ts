import { expect, test } from 'vitest'
import type { DiskRoom } from '../../kernel/files/disk-room.ts'
import { diskRoom, isLow } from '../../kernel/files/disk-room.ts'
import { testHost } from '../../testing/test-host.ts'
import { watchDisk } from './watch-disk.ts'

const gigabyte = 1024 ** 3

test.each<[DiskRoom, boolean]>([
  [{ size: 100 * gigabyte, free: 10 * gigabyte }, false],
  [{ size: 100 * gigabyte, free: 10 * gigabyte - 1 }, true],
  [{ size: 5 * gigabyte, free: gigabyte }, false],
  [{ size: 5 * gigabyte, free: gigabyte - 1 }, true],
])('R44: under a tenth of the disk or 1 GB there is little room: %j', (room, low) => {
  expect(isLow(room)).toBe(low)
})

test('R44: little room is a line of the log and a warning on the System page, for as long as it is so', async () => {
  await using host = await testHost()
  let free = gigabyte / 2
  watchDisk(host.portal, async () => ({ size: 100 * gigabyte, free }))
  await expect.poll(() => host.portal.warnings.current()).toEqual([{ code: 'disk_low', freemegabytes: 512 }])

  free = 50 * gigabyte
  host.portal.jobs.wake('disk')
  await expect.poll(() => host.portal.warnings.current()).toEqual([])
  await host.portal.jobs.stop()
})

test('R44: a folder that is not there yet has no room to tell of', async () => {
  expect(await diskRoom('/no/such/folder')).toBeUndefined()
  expect((await diskRoom('/'))?.size).toBeGreaterThan(0)
})
