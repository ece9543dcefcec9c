import { expect, test } from 'vitest'
import { outboxUnderTest, receiver } from '../../testing/outbox-under-test.ts'
import { hours, minutes } from '../clock/clock.ts'
import { hashSecret } from '../secrets/random-secret.ts'
import { saveSetting } from '../site/site-store.ts'
import type { MailTransport } from './mail-transport.ts'

test('R42: a letter whose link was used, taken back or has expired is skipped', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  const used = await mail.resetLetter(hours(1))
  const removed = await mail.resetLetter(hours(1))
  const expired = await mail.resetLetter(minutes(1))
  const living = await mail.resetLetter(hours(1))
  for (const letter of [used, removed, expired, living]) await mail.queue(outbox, letter)
  await mail.database.writing(async (transaction) => {
    const links = transaction.updateTable('mailed_secret').set({ used_at: 'now' })
    await links.where('hash', '=', hashSecret(used.secret)).execute()
    await transaction.deleteFrom('mailed_secret').where('hash', '=', hashSecret(removed.secret)).execute()
  })
  mail.clock.advance(minutes(1))
  await outbox.drain()

  const links = mail.server.letters.flatMap((letter) => letter.links)
  expect(links).toEqual([`https://portal.example/#/auth/resetpassword/${living.secret}`])
  const states = (await mail.rows()).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['sent', 'skipped', 'skipped', 'skipped'])
})

test('R42: the link waits sealed, and goes when the letter has gone', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  const letter = await mail.resetLetter(hours(1))
  await mail.queue(outbox, letter)
  const waiting = await mail.rows()
  expect(JSON.stringify(waiting)).not.toContain(letter.secret)
  expect(mail.keys.open(waiting[0]?.sealed_secret ?? '')).toBe(letter.secret)

  await outbox.drain()

  expect(await mail.rows()).toMatchObject([{ state: 'sent', sealed_secret: '' }])
})

test('R24: what the server says of a refused letter is kept without its link, and logged without the receiver', async () => {
  await using mail = await outboxUnderTest()
  const letter = await mail.resetLetter(hours(1))
  const quoting: MailTransport = {
    deliver: ({ text, recipient }) => Promise.reject(new Error(`554 refused for ${recipient}: ${text}`)),
    close: () => undefined,
  }
  const outbox = mail.outbox({ transport: quoting })
  await mail.queue(outbox, letter)
  await outbox.drain()

  expect((await mail.rows())[0]?.last_answer).toMatch(/^554 refused/)
  expect(JSON.stringify(await mail.rows())).not.toContain(letter.secret)
  const log = mail.lines.join('\n')
  expect(log).toContain('mail_refused')
  expect(log).not.toContain(letter.secret)
  expect(log).not.toContain(receiver)
})

test('R47: stopping frees the letters that were on their way', async () => {
  await using mail = await outboxUnderTest()
  const { promise: stuck, reject } = Promise.withResolvers<string>()
  const transport: MailTransport = { deliver: () => stuck, close: () => reject(new Error('closed')) }
  const outbox = mail.outbox({ transport })
  await mail.queue(outbox, mail.passwordChanged())
  void outbox.drain()
  await expect.poll(async () => (await mail.rows())[0]?.leased_until).not.toBe('')

  await outbox.stop()

  expect(await mail.rows()).toMatchObject([{ state: 'waiting', leased_until: '' }])
})

test('R43: line ends, commas and angles in any field add no header and no receiver', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  const hostile = 'Aino\r\nBcc: thief@evil.example\r\n\r\n<x@evil.example>, y@evil.example'
  await mail.database.writing((transaction) =>
    saveSetting(transaction, 'siteTitle', 'Turve\r\nBcc: thief@evil.example'),
  )
  const feedback = { name: hostile, email: hostile, time: hostile, text: hostile }
  await mail.queue(outbox, { ...mail.passwordChanged(), template: 'feedback', parameters: feedback })
  await mail.queue(outbox, { ...mail.passwordChanged(), parameters: { name: hostile, time: hostile } })
  await mail.queue(outbox, { ...mail.passwordChanged(), template: 'test', parameters: { name: hostile } })
  await outbox.drain()

  expect(mail.server.letters).toHaveLength(3)
  for (const { headers, receivers } of mail.server.letters) {
    expect(receivers).toEqual([receiver])
    expect(headers.get('to')).toEqual([receiver])
    expect([...headers.keys()]).not.toContain('bcc')
    expect(headers.get('reply-to')).toBeUndefined()
    expect(headers.get('subject')).toHaveLength(1)
  }
})

test('R86: feedback can be answered to the person who gave it', async () => {
  await using mail = await outboxUnderTest()
  const outbox = mail.outbox()
  const parameters = { name: 'Eero', email: 'eero@demo.example', time: 'nyt', text: '<b>Hyvä!</b>' }
  await mail.queue(outbox, { ...mail.passwordChanged(), template: 'feedback', parameters })
  await outbox.drain()

  const letter = mail.server.lastTo(receiver)
  expect(letter.headers.get('reply-to')).toEqual(['eero@demo.example'])
  expect(letter.text).toContain('<b>Hyvä!</b>')
  expect(letter.html).toBe('')
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
  await using mail = await outboxUnderTest()
  const queuing = mail.queue(mail.outbox(), { ...mail.passwordChanged(), recipient })

  await expect(queuing).rejects.toThrow('no usable address')
  expect(await mail.rows()).toEqual([])
})
