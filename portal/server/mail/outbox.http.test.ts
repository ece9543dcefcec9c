import { afterEach, beforeEach, expect, test } from 'vitest'
import { after, days, hours, minutes, seconds } from '../clock/clock.ts'
import { jsonLog } from '../log/log.ts'
import { keyRing } from '../secrets/key-ring.ts'
import { hashSecret, randomSecret } from '../secrets/random-secret.ts'
import { siteStore } from '../site/site-store.ts'
import type { HeldClock } from '../testing/held-clock.ts'
import { heldClock } from '../testing/held-clock.ts'
import type { MailServer } from '../testing/mail-server.ts'
import { mailServer } from '../testing/mail-server.ts'
import { storedAccount } from '../testing/stored-account.ts'
import type { TestDatabase } from '../testing/test-database.ts'
import { testDatabase } from '../testing/test-database.ts'
import type { OutboxParts } from './create-outbox.ts'
import { createOutbox } from './create-outbox.ts'
import type { LetterTemplate } from './letters.ts'
import type { MailTransport } from './mail-transport.ts'
import { openMailbox } from './mailbox.ts'
import type { Outbox, QueuedLetter } from './outbox.ts'
import { takeDueLetters } from './outbox-store.ts'
import { smtpTransport } from './smtp-transport.ts'

const keys = keyRing([{ id: 'first', secret: randomSecret() }])
let server: MailServer
let place: TestDatabase
let clock: HeldClock
let log: string[]
let open: Outbox[]

beforeEach(async () => {
  server = await mailServer()
  place = await testDatabase()
  clock = heldClock()
  log = []
  open = []
})

afterEach(async () => {
  for (const outbox of open) await outbox.stop()
  await place[Symbol.asyncDispose]()
  await server.stop()
})

test('OPS-04: a letter queued in a transaction is delivered once it has committed, and once only', async () => {
  const outbox = newOutbox()
  await queue(outbox, passwordChanged())

  await outbox.drain()
  await outbox.drain()

  expect(server.letters).toHaveLength(1)
  expect(server.lastTo('aino@demo.example')).toMatchObject({
    subject: 'Salasanasi on vaihdettu',
    from: 'Portaali <portaali@demo.example>',
    to: 'aino@demo.example',
    receivers: ['aino@demo.example'],
  })
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, sent_at: clock.now().toISOString() }])
})

test('R42: a letter whose transaction fails is never sent', async () => {
  const outbox = newOutbox()
  const failing = place.database.writing(async (transaction) => {
    await outbox.queue(transaction, passwordChanged())
    throw new Error('the registration failed')
  })

  await expect(failing).rejects.toThrow('the registration failed')
  await outbox.drain()

  expect(server.letters).toEqual([])
})

test('OPS-04, R42: a mail server that is down for a day loses nothing, and the letter comes once', async () => {
  const outbox = newOutbox()
  await server.goDown()
  await queue(outbox, passwordChanged())
  for (let hour = 0; hour < 24; hour++) {
    await outbox.drain()
    clock.advance(hours(1))
  }
  expect(await rows()).toMatchObject([{ state: 'waiting', sent_at: null }])

  await server.comeUp()
  clock.advance(hours(4))
  await outbox.drain()

  expect(server.letters).toHaveLength(1)
  expect(await rows()).toMatchObject([{ state: 'sent' }])
})

test('R42: after a refusal with 451 the pauses grow from one minute to four hours', async () => {
  const outbox = newOutbox()
  server.mood = 'refuse'
  await queue(outbox, passwordChanged())
  const pauses: number[] = []
  for (let attempt = 0; attempt < 10; attempt++) {
    await outbox.drain()
    const next = (await rows())[0]?.next_attempt_at ?? ''
    const pause = (Date.parse(next) - clock.now().getTime()) / minutes(1)
    pauses.push(pause)
    clock.advance(minutes(pause))
  }

  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240])
  expect((await rows())[0]?.last_answer).toContain('451')
})

test('R42: nothing is tried before its time', async () => {
  const outbox = newOutbox()
  server.mood = 'refuse'
  await queue(outbox, passwordChanged())
  await outbox.drain()
  server.mood = 'take'

  clock.advance(seconds(59))
  await outbox.drain()
  expect(server.letters).toHaveLength(0)

  clock.advance(seconds(1))
  await outbox.drain()
  expect(server.letters).toHaveLength(1)
})

test('R42: after 48 hours a letter is dead: kept to be seen, without its link, and not tried again', async () => {
  const outbox = newOutbox()
  server.mood = 'refuse'
  const { letter } = await withLink('verify', after(clock.now(), days(7)))
  await queue(outbox, letter)
  for (let hour = 0; hour <= 52; hour += 4) {
    await outbox.drain()
    clock.advance(hours(4))
  }
  server.mood = 'take'
  await outbox.drain()

  expect(server.letters).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'dead', sealed_secret: '', sent_at: null }])
})

test('R42: a server that took the letter and dropped the line gets the same Message-ID again', async () => {
  const outbox = newOutbox()
  server.mood = 'drop'
  await queue(outbox, passwordChanged())
  await outbox.drain()
  server.mood = 'take'
  clock.advance(minutes(1))
  await outbox.drain()

  const ids = server.letters.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@demo\.example>$/)
})

test('R42: a server that hangs is given up, and the letter waits', async () => {
  const outbox = newOutbox({ transport: smtpTransport(server.url, seconds(0.2)) })
  server.mood = 'hang'
  await queue(outbox, passwordChanged())
  await outbox.drain()

  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, leased_until: '' }])
})

test('R42: two processes never take the same letter, and a crashed one leaves it to the others', async () => {
  const outbox = newOutbox()
  for (let count = 0; count < 3; count++) await queue(outbox, passwordChanged())

  const taken = await Promise.all([
    takeDueLetters(place.database, clock.now()),
    takeDueLetters(place.database, clock.now()),
  ])
  const ids = taken.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)

  while ((await takeDueLetters(place.database, clock.now())).length > 0);
  await outbox.drain()
  expect(server.letters).toEqual([])

  clock.advance(minutes(5))
  await outbox.drain()
  expect(server.letters).toHaveLength(3)
})

test('R47: stopping frees the letters that were on their way', async () => {
  let refuse: (fault: Error) => void = () => undefined
  const stuck: MailTransport = {
    deliver: () => new Promise((_, reject) => (refuse = reject)),
    close: () => refuse(new Error('closed')),
  }
  const outbox = newOutbox({ transport: stuck })
  await queue(outbox, passwordChanged())
  void outbox.drain()
  await expect.poll(async () => (await rows())[0]?.leased_until).not.toBe('')

  await outbox.stop()

  expect(await rows()).toMatchObject([{ state: 'waiting', leased_until: '' }])
})

test('R42: a letter whose link was used, taken back or has expired is skipped', async () => {
  const outbox = newOutbox()
  const used = await withLink('reset', after(clock.now(), hours(1)))
  const removed = await withLink('reset', after(clock.now(), hours(1)))
  const expired = await withLink('reset', clock.now())
  const living = await withLink('reset', after(clock.now(), hours(1)))
  for (const { letter } of [used, removed, expired, living]) await queue(outbox, letter)
  await place.database.writing(async (transaction) => {
    await transaction
      .updateTable('mailed_secret')
      .set({ used_at: 'now' })
      .where('hash', '=', hashSecret(used.secret))
      .execute()
    await transaction.deleteFrom('mailed_secret').where('hash', '=', hashSecret(removed.secret)).execute()
  })
  await outbox.drain()

  expect(server.letters.flatMap(({ links }) => links)).toEqual([
    `https://portal.example/#/auth/resetpassword/${living.secret}`,
  ])
  expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['sent', 'skipped', 'skipped', 'skipped'])
})

test('R42: the link waits sealed, and goes when the letter has gone', async () => {
  const outbox = newOutbox()
  const { letter, secret } = await withLink('verify', after(clock.now(), days(7)))
  await queue(outbox, letter)
  const waiting = await rows()
  expect(JSON.stringify(waiting)).not.toContain(secret)
  expect(keys.open(waiting[0]?.sealed_secret ?? '')).toBe(secret)

  await outbox.drain()

  expect(await rows()).toMatchObject([{ state: 'sent', sealed_secret: '' }])
})

test('R24: what the server says of a refused letter is kept without its link, and logged without the receiver', async () => {
  const { letter, secret } = await withLink('reset', after(clock.now(), hours(1)))
  const quoting: MailTransport = {
    deliver: ({ text, recipient }) => Promise.reject(new Error(`554 refused for ${recipient}: ${text}`)),
    close: () => undefined,
  }
  const outbox = newOutbox({ transport: quoting })
  await queue(outbox, letter)
  await outbox.drain()

  expect((await rows())[0]?.last_answer).toMatch(/^554 refused/)
  expect(JSON.stringify(await rows())).not.toContain(secret)
  expect(log.join('\n')).toContain('mail_refused')
  expect(log.join('\n')).not.toContain(secret)
  expect(log.join('\n')).not.toContain('aino@demo.example')
})

test('R43: line ends, commas and angles in any field add no header and no receiver', async () => {
  const outbox = newOutbox()
  const hostile = 'Aino\r\nBcc: thief@evil.example\r\n\r\n<x@evil.example>, y@evil.example'
  await place.database.writing(async (transaction) => {
    const value = JSON.stringify('Turve\r\nBcc: thief@evil.example')
    await transaction.insertInto('site_setting').values({ key: 'siteTitle', value }).execute()
  })
  await queue(outbox, { ...base(), template: 'feedback', parameters: feedbackOf(hostile) })
  await queue(outbox, {
    ...base(),
    template: 'passwordchanged',
    parameters: { name: hostile, time: clock.now().toISOString() },
  })
  await outbox.drain()

  expect(server.letters).toHaveLength(2)
  for (const { headers, receivers } of server.letters) {
    expect(receivers).toEqual(['aino@demo.example'])
    expect(headers.get('to')).toEqual(['aino@demo.example'])
    expect([...headers.keys()]).not.toContain('bcc')
    expect(headers.get('reply-to') ?? []).toEqual([])
    expect(headers.get('subject')).toHaveLength(1)
  }
})

test.each([
  'aino@demo.example, thief@evil.example',
  'aino@demo.example\r\nBcc: thief@evil.example',
  'Aino <aino@demo.example>',
  '<aino@demo.example>',
  'aino@demo.example;thief@evil.example',
  '"aino"@demo.example',
  '',
])('R43: a receiver that is not one plain address is not queued: %j', async (recipient) => {
  const outbox = newOutbox()

  await expect(queue(outbox, { ...passwordChanged(), recipient })).rejects.toThrow('no usable address')
  expect(await rows()).toEqual([])
})

test('OPS-04: without an SMTP server the letters of demo mode can be read, newest first', async () => {
  const mailbox = openMailbox(place.database)
  const outbox = newOutbox({ transport: mailbox })
  await queue(outbox, passwordChanged())
  await outbox.drain()
  clock.advance(minutes(1))
  await queue(outbox, { ...passwordChanged(), language: 'en' })
  await outbox.drain()

  expect(await mailbox.letters()).toMatchObject([
    { to: 'aino@demo.example', subject: 'Your password has been changed', sentat: clock.now().toISOString() },
    { to: 'aino@demo.example', subject: 'Salasanasi on vaihdettu' },
  ])
})

test('R42: waking delivers what was queued here', async () => {
  const outbox = newOutbox()
  await queue(outbox, passwordChanged())
  outbox.wake()

  await expect.poll(() => server.letters.length).toBe(1)
})

test('R42: letters of a process that died are found without being woken', async () => {
  await queue(newOutbox(), passwordChanged())
  newOutbox({ lookEvery: seconds(0.05) })

  await expect.poll(() => server.letters.length).toBe(1)
})

function newOutbox(parts: Partial<OutboxParts> = {}): Outbox {
  const outbox = createOutbox({
    database: place.database,
    keys,
    clock,
    log: jsonLog('debug', (line) => log.push(line)),
    site: siteStore(place.database),
    publicUrl: () => 'https://portal.example',
    transport: smtpTransport(server.url),
    sender: 'Portaali <portaali@demo.example>',
    lookEvery: hours(1),
    ...parts,
  })
  open.push(outbox)
  return outbox
}

function queue<Template extends LetterTemplate>(outbox: Outbox, letter: QueuedLetter<Template>): Promise<void> {
  return place.database.writing((transaction) => outbox.queue(transaction, letter))
}

function base() {
  return { recipient: 'aino@demo.example', language: 'fi' as const, now: clock.now() }
}

function passwordChanged(): QueuedLetter<'passwordchanged'> {
  return { ...base(), template: 'passwordchanged', parameters: { name: 'Aino Korpi', time: clock.now().toISOString() } }
}

function feedbackOf(hostile: string) {
  return { name: hostile, email: hostile, time: clock.now().toISOString(), text: hostile }
}

async function withLink<Template extends 'verify' | 'reset'>(template: Template, expires: Date) {
  const secret = randomSecret()
  const now = clock.now().toISOString()
  await place.database.writing(async (transaction) => {
    const { id } = await storedAccount(transaction, { now: clock.now() })
    await transaction
      .insertInto('mailed_secret')
      .values({
        hash: hashSecret(secret),
        account_id: id,
        purpose: template,
        email: 'aino@demo.example',
        expires_at: expires.toISOString(),
        used_at: null,
        created_at: now,
      })
      .execute()
  })
  const letter: QueuedLetter<Template> = { ...base(), template, parameters: { name: 'Aino Korpi' }, secret }
  return { letter, secret }
}

function rows() {
  return place.database.reading.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute()
}
