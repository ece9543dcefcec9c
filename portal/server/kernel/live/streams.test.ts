import { expect, test } from 'vitest'
import { personFields } from '../../testing/test-catalogue.ts'
import type { SignedIn } from '../sessions/session.ts'
import { openStreams } from './streams.ts'

const session = (id: string): SignedIn => ({
  handle: `handle-${id}`,
  account: { ...personFields(1, {}, []), id, createdAt: '', lastmodified: '' },
  createdAt: '',
  lastSeenAt: '',
  authenticatedAt: '',
  secondFactor: { isSet: false, dueAt: '' },
})

test('R70: a browser that does not read is cut off at the next look; one that reads and one that is little behind are not', async () => {
  const streams = openStreams()
  const [stuck, reading, late] = [streams.add(session('a')), streams.add(session('b')), streams.add(session('c'))]
  reading.body.resume()
  for (let count = 0; count < 100; count++) {
    for (const stream of [stuck, reading]) streams.send(stream, 'x'.repeat(1000))
  }
  streams.send(late, 'x'.repeat(1000))
  await new Promise((resolve) => setImmediate(resolve))

  streams.cutSlow()
  await new Promise((resolve) => setImmediate(resolve))

  expect([stuck, reading, late].map(({ body }) => body.destroyed)).toEqual([true, false, false])
  expect(streams.all()).toEqual([reading, late])
})

test('R70: a burst within one round cuts off nobody', async () => {
  const streams = openStreams()
  const stream = streams.add(session('a'))
  let heard = 0
  stream.body.on('data', (chunk: Buffer) => {
    heard += chunk.length
  })

  for (let count = 0; count < 1000; count++) streams.send(stream, 'x'.repeat(1000))

  await expect.poll(() => heard).toBe(1_000_000)
  expect(streams.size).toBe(1)
})
