import { expect, test } from 'vitest'
import type { MailServerMood, ReceiverRefusal } from '../../testing/mail-server.ts'
import type { OutboxUnderTest } from '../../testing/outbox-under-test.ts'
import { outboxUnderTest, receiver } from '../../testing/outbox-under-test.ts'
import { hours } from '../clock/clock.ts'

const givenUp = ({ lines }: OutboxUnderTest) =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'mail_given_up')

test.each<[ReceiverRefusal, string]>([
  [{ at: 'receiver', code: 550, text: '5.1.1 no such mailbox' }, 'address'],
  [{ at: 'receiver', code: 550, text: 'No such user here' }, 'address'],
  [{ at: 'receiver', code: 552, text: '5.2.2 the mailbox is full' }, 'address'],
  [{ at: 'letter', code: 550, text: '5.1.1 no such mailbox' }, 'address'],
  [{ at: 'letter', code: 554, text: '5.6.0 no letters like this' }, 'letter'],
  [{ at: 'letter', code: 552, text: 'too long' }, 'letter'],
])('R42: a letter refused for good is dead at once: %j', async (refusal, reason) => {
  await using mail = await outboxUnderTest()
  mail.server.refusals.set(receiver, { ...refusal, text: `${refusal.text} <${receiver}>` })
  const outbox = mail.outbox()
  await mail.queue(outbox, await mail.resetLetter(hours(100)))
  await outbox.drain()

  expect(await mail.rows()).toMatchObject([{ state: 'dead', failure: reason, attempts: 1, sealed_secret: '' }])
  expect(givenUp(mail)).toMatchObject([{ level: 'warn', template: 'reset', attempt: 1, reason }])
  expect(mail.lines.join('\n')).not.toContain(receiver)

  mail.server.refusals.clear()
  mail.clock.advance(hours(1))
  await outbox.drain()
  expect(mail.server.letters).toEqual([])
})

test.each<ReceiverRefusal>([
  { at: 'receiver', code: 553, text: '5.6.7 SMTPUTF8 is needed' },
  { at: 'receiver', code: 501, text: '5.1.3 bad recipient address syntax' },
  { at: 'receiver', code: 555, text: 'Syntax error' },
])('R42: a server without SMTPUTF8 refuses the address ääkkönen@… for good: %j', async (refusal) => {
  await using mail = await outboxUnderTest()
  const recipient = 'ääkkönen@posti.test'
  mail.server.refusals.set(recipient, refusal)
  const outbox = mail.outbox()
  await mail.queue(outbox, { ...mail.passwordChanged(), recipient })
  await outbox.drain()
  expect(await mail.rows()).toMatchObject([{ state: 'dead', failure: 'address', attempts: 1 }])
})

test.each<[ReceiverRefusal | MailServerMood | 'down', string]>([
  [{ at: 'receiver', code: 450, text: '4.2.0 come back later' }, 'busy'],
  ['refuse', 'busy'],
  [{ at: 'receiver', code: 554, text: '5.7.1 Relay access denied' }, 'access'],
  [{ at: 'receiver', code: 530, text: 'Authentication required' }, 'access'],
  [{ at: 'receiver', code: 550, text: '5.1.8 the domain of the sender is not known' }, 'access'],
  [{ at: 'letter', code: 550, text: '5.7.26 the sender is not authenticated' }, 'access'],
  ['unwelcome', 'access'],
  ['close', 'connection'],
  ['down', 'connection'],
])(
  'R42: what is about the server or the portal is tried for 48 hours, and then given up: %j',
  async (fault, reason) => {
    await using mail = await outboxUnderTest()
    if (fault === 'down') await mail.server.goDown()
    else if (typeof fault === 'string') mail.server.mood = fault
    else mail.server.refusals.set(receiver, fault)
    const outbox = mail.outbox()
    await mail.queue(outbox, mail.passwordChanged())
    await outbox.drain()
    expect(await mail.rows()).toMatchObject([{ state: 'waiting', failure: reason }])
    expect(givenUp(mail)).toEqual([])

    mail.clock.advance(hours(48))
    await outbox.drain()
    expect(await mail.rows()).toMatchObject([{ state: 'dead', failure: reason, attempts: 2 }])
    expect(givenUp(mail)).toMatchObject([{ template: 'passwordchanged', attempt: 2, reason }])
    expect(mail.lines.join('\n')).not.toContain(receiver)
  },
)

test('R42: one receiver’s refusal stops nobody else’s letter', async () => {
  await using mail = await outboxUnderTest()
  mail.server.refusals.set(receiver, { at: 'receiver', code: 550, text: '5.1.1 no such mailbox' })
  const outbox = mail.outbox()
  await mail.queue(outbox, mail.passwordChanged())
  await mail.queue(outbox, { ...mail.passwordChanged(), recipient: 'eero@demo.example' })
  await outbox.drain()

  expect(mail.server.letters.map(({ receivers }) => receivers)).toEqual([['eero@demo.example']])
})
