import { expect, test } from 'vitest'
import { outboxUnderTest } from '../../testing/outbox-under-test.ts'
import { after, days, hours, minutes, seconds } from '../clock/clock.ts'
import { letterTemplates } from './letters.ts'
import { takeDueLetters } from './outbox-store.ts'

/** What is waited for comes of itself; a machine under load may be slow about it. */
const patiently = { timeout: 60_000 }

test('R42: two processes never take the same letter', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  for (let round = 0; round < 25; round++) {
    for (let count = 0; count < 6; count++) await mail.queue(outbox, mail.passwordChanged())
    const takes = ['a', 'b', 'c', 'd'].map((by) =>
      takeDueLetters(mail.database, { templates: letterTemplates, now: mail.clock.now(), by: `${by}${round}` }),
    )
    const ids = (await Promise.all(takes)).flat().map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)

    const before = mail.server.letters.length
    await outbox.drain()
    expect(mail.server.letters).toHaveLength(before + 6 - ids.length)
  }
})

test('R42: the letters of a process that was killed go on after five looks without a beat of it, whatever the clock says', async () => {
  await using mail = await outboxUnderTest()
  await mail.queue(mail.outbox(), mail.passwordChanged())
  await takeDueLetters(mail.database, { templates: letterTemplates, now: mail.clock.now(), by: 'killed' })
  mail.outbox({ lookEvery: seconds(0.02) })

  await expect.poll(() => mail.server.letters.length, patiently).toBe(1)
  expect(await mail.processes()).not.toContain('killed')
})

test('R42: a process that lives keeps the letters it has under way, however long they take', async () => {
  await using mail = await outboxUnderTest()
  const sending = Promise.withResolvers<string>()
  const slow = { deliver: () => sending.promise, close: () => sending.resolve('taken') }
  const first = mail.outbox({ transport: slow, lookEvery: seconds(0.02) })
  await mail.queue(first, mail.passwordChanged())
  first.wake()
  await expect.poll(async () => (await mail.rows())[0]?.attempts, patiently).toBe(1)
  const second = mail.outbox({ lookEvery: seconds(0.05) })
  const beats = async () => (await mail.database.reading.selectFrom('outbox_process').selectAll().execute())[0]?.beats
  await expect.poll(beats, patiently).toBeGreaterThan(30)
  mail.clock.advance(hours(1))
  await second.drain()

  expect(mail.server.letters).toEqual([])
  expect(await mail.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  sending.resolve('taken')
  await first.drain()
  expect(await mail.rows()).toMatchObject([{ state: 'sent', attempts: 1, leased_by: '' }])
})

test('R42: a process that ends leaves its letters to the others at once', async () => {
  await using mail = await outboxUnderTest()
  const hanging = { deliver: () => new Promise<string>(() => undefined), close: () => undefined }
  const ending = mail.outbox({ transport: hanging })
  await mail.queue(ending, mail.passwordChanged())
  ending.wake()
  await expect.poll(async () => (await mail.rows())[0]?.attempts, patiently).toBe(1)
  await ending.stop()

  expect(await mail.processes()).toEqual([])
  await mail.outbox().drain()
  expect(mail.server.letters).toHaveLength(1)
})

test('R42, R48: a lease without a name, of an earlier version, is respected for five minutes', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox({ lookEvery: seconds(0.02) })
  await mail.queue(outbox, mail.passwordChanged())
  await takeDueLetters(mail.database, { templates: letterTemplates, now: mail.clock.now(), by: 'killed' })
  // The earlier version took the letter over, and knows no name to change.
  const leased_until = after(mail.clock.now(), minutes(4)).toISOString()
  await mail.database.writing((transaction) => transaction.updateTable('outbox').set({ leased_until }).execute())
  await expect.poll(() => mail.processes(), patiently).not.toContain('killed')
  await outbox.drain()
  expect(mail.server.letters).toEqual([])

  mail.clock.advance(minutes(4))
  await outbox.drain()
  expect(mail.server.letters).toHaveLength(1)
})

test('R42: letters that were queued under a clock a year ahead go as soon as it is right again, and are given up in their time', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  mail.clock.advance(days(365))
  await mail.queue(outbox, mail.passwordChanged())
  mail.server.mood = 'refuse'
  await outbox.drain()
  mail.clock.advance(days(-365))
  await outbox.drain()
  expect(await mail.rows()).toMatchObject([{ attempts: 2, created_at: mail.clock.now().toISOString() }])

  for (let hour = 0; hour < 52; hour += 4) {
    mail.clock.advance(hours(4))
    await outbox.drain()
  }
  expect(await mail.rows()).toMatchObject([{ state: 'dead' }])
})

test('R42: a lease that was taken under a clock a year ahead is over for an earlier version’s letter, too', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  await mail.queue(outbox, mail.passwordChanged())
  const leased_until = after(mail.clock.now(), days(365)).toISOString()
  await mail.database.writing((transaction) => transaction.updateTable('outbox').set({ leased_until }).execute())
  await outbox.drain()

  expect(mail.server.letters).toHaveLength(1)
})
