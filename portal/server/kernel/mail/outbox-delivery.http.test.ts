import { expect, test } from 'vitest'
import { outboxUnderTest } from '../../testing/outbox-under-test.ts'
import { hours, minutes, seconds } from '../clock/clock.ts'
import { openMailbox } from './mailbox.ts'
import { smtpTransport } from './smtp-transport.ts'

test('OPS-04: a letter queued in a transaction is delivered once it has committed, and once only', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  await mail.queue(outbox, mail.passwordChanged())

  await outbox.drain()
  await outbox.drain()

  expect(mail.server.letters).toHaveLength(1)
  expect(mail.server.lastTo('aino@demo.example')).toMatchObject({
    subject: 'Salasanasi on vaihdettu',
    from: 'Portaali <portaali@demo.example>',
    to: 'aino@demo.example',
    receivers: ['aino@demo.example'],
  })
  expect(await mail.rows()).toMatchObject([{ state: 'sent', attempts: 1, sent_at: mail.clock.now().toISOString() }])
})

test('R42: a letter whose transaction fails is never sent', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  const failing = mail.database.writing(async (transaction) => {
    await outbox.queue(transaction, mail.passwordChanged())
    throw new Error('the registration failed')
  })

  await expect(failing).rejects.toThrow('the registration failed')
  await outbox.drain()

  expect(mail.server.letters).toEqual([])
})

test('OPS-04, R42: a mail server that is down for a day loses nothing, and the letter comes once', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  await mail.server.goDown()
  await mail.queue(outbox, mail.passwordChanged())
  for (let hour = 0; hour < 24; hour++) {
    await outbox.drain()
    mail.clock.advance(hours(1))
  }
  expect(await mail.rows()).toMatchObject([{ state: 'waiting', sent_at: null }])

  await mail.server.comeUp()
  mail.clock.advance(hours(4))
  await outbox.drain()

  expect(mail.server.letters).toHaveLength(1)
  expect(await mail.rows()).toMatchObject([{ state: 'sent' }])
})

test('R42: after a refusal with 451 the pauses grow from one minute to four hours', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  mail.server.mood = 'refuse'
  await mail.queue(outbox, mail.passwordChanged())
  const pauses: number[] = []
  for (let attempt = 0; attempt < 10; attempt++) {
    await outbox.drain()
    const next = (await mail.rows())[0]?.next_attempt_at ?? ''
    const pause = (Date.parse(next) - mail.clock.now().getTime()) / minutes(1)
    pauses.push(pause)
    mail.clock.advance(minutes(pause))
  }

  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240])
  expect((await mail.rows())[0]?.last_answer).toContain('451')
})

test('R42: nothing is tried before its time', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  mail.server.mood = 'refuse'
  await mail.queue(outbox, mail.passwordChanged())
  await outbox.drain()
  mail.server.mood = 'take'

  mail.clock.advance(seconds(59))
  await outbox.drain()
  expect(mail.server.letters).toHaveLength(0)

  mail.clock.advance(seconds(1))
  await outbox.drain()
  expect(mail.server.letters).toHaveLength(1)
})

test('R42: after 48 hours a letter is dead: kept to be seen, without its link, and not tried again', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  mail.server.mood = 'refuse'
  await mail.queue(outbox, await mail.resetLetter(hours(100)))
  for (let hour = 0; hour <= 52; hour += 4) {
    await outbox.drain()
    mail.clock.advance(hours(4))
  }
  mail.server.mood = 'take'
  await outbox.drain()

  expect(mail.server.letters).toEqual([])
  expect(await mail.rows()).toMatchObject([{ state: 'dead', sealed_secret: '', sent_at: null }])
})

test('R42: a server that took the letter and dropped the line gets the same Message-ID again', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  mail.server.mood = 'drop'
  await mail.queue(outbox, mail.passwordChanged())
  await outbox.drain()
  mail.server.mood = 'take'
  mail.clock.advance(minutes(1))
  await outbox.drain()

  const ids = mail.server.letters.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@demo\.example>$/)
})

test('R42: a server that hangs is given up, and the letter waits', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox({ transport: smtpTransport(mail.server.url, { patience: seconds(0.2) }) })
  mail.server.mood = 'hang'
  await mail.queue(outbox, mail.passwordChanged())
  await outbox.drain()

  expect(await mail.rows()).toMatchObject([{ state: 'waiting', attempts: 1, leased_until: '' }])
})

test('R42: waking delivers what was queued here', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  await mail.queue(outbox, mail.passwordChanged())
  outbox.wake()

  await expect.poll(() => mail.server.letters.length).toBe(1)
})

test('R42: letters of a process that died are found without being woken', async () => {
  await using mail = await outboxUnderTest()
  await mail.queue(mail.outbox(), mail.passwordChanged())
  mail.outbox({ lookEvery: seconds(0.05) })

  await expect.poll(() => mail.server.letters.length).toBe(1)
})

test('OPS-04: without an SMTP server the letters of demo mode can be read, newest first', async () => {
  await using mail = await outboxUnderTest()
  const mailbox = openMailbox(mail.database)
  const outbox = mail.outbox({ transport: mailbox })
  await mail.queue(outbox, mail.passwordChanged())
  await outbox.drain()
  mail.clock.advance(minutes(1))
  await mail.queue(outbox, { ...mail.passwordChanged(), language: 'en' })
  await outbox.drain()

  expect(await mailbox.letters()).toMatchObject([
    { to: 'aino@demo.example', subject: 'Your password has been changed', sentat: mail.clock.now().toISOString() },
    { to: 'aino@demo.example', subject: 'Salasanasi on vaihdettu' },
  ])
})

test('R42: while many letters leave for the built-in mailbox others are answered', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox({ transport: openMailbox(mail.database) })
  const many = Array.from({ length: 100 }, () => mail.passwordChanged())
  await mail.database.writing((transaction) => outbox.queueAll(transaction, many))
  const sent = async () => (await mail.rows()).filter(({ state }) => state === 'sent').length

  const delivering = outbox.drain()
  const turns: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    turns.push(await sent())
  }

  for (const count of turns) expect(count).toBeLessThan(100)
  await delivering
  expect(await sent()).toBe(100)
})
