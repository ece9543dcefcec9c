import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { minutes } from '../../kernel/clock/clock.ts'
import type { CapturedLetter } from '../../testing/mail-server.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { sendFeedback } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const kept = () => portal.host.database.reading.selectFrom('feedback').selectAll().orderBy('created_at').execute()

test('CALL-26, FEEDBACK-01, FEEDBACK-03: feedback is kept with sender and time, answered 201, and mailed to the site admin', async () => {
  const person = await portal.person({ firstname: 'Aino', lastname: 'Korpi' })
  const token = await portal.signIn(person)

  const answer = await portal.ask(sendFeedback, { text: '  Hyvä palvelu!\nKiitos. ' }, { token })

  expect([answer.status, answer.body]).toEqual([201, { success: true, value: 'ok' }])
  expect(await kept()).toMatchObject([
    {
      account_id: person.id,
      sender_name: 'Aino Korpi',
      sender_email: person.email,
      text: 'Hyvä palvelu!\nKiitos.',
      created_at: portal.clock.now().toISOString(),
    },
  ])
  const letter = await portal.letterTo('yllapito@portal.test')
  expect(letter.text).toContain('Hyvä palvelu!\nKiitos.')
  expect(letter.headers.get('reply-to')).toEqual([person.email])
})

test('CALL-26: a visitor sends no feedback', async () => {
  const before = await kept()

  const answer = await portal.ask(sendFeedback, { text: 'Hei' })

  expect([answer.status, answer.body.value]).toEqual([401, 'unauthorized'])
  expect(await kept()).toEqual(before)
})

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['4001 characters', 'x'.repeat(4001)],
])('FEEDBACK-03: %s is refused with 422', async (_, text) => {
  const token = await portal.signIn(await portal.person())

  const answer = await portal.ask(sendFeedback, { text }, { token })

  expect([answer.status, answer.body.value, answer.body.fields]).toEqual([422, 'invalid_input', ['text']])
})

test('FEEDBACK-03: 4000 characters are taken', async () => {
  const token = await portal.signIn(await portal.person())

  expect((await portal.ask(sendFeedback, { text: 'ä'.repeat(4000) }, { token })).status).toBe(201)
})

test('R86, FEEDBACK-03: one person sends five an hour, also at once; another is not held up by that', async () => {
  const token = await portal.signIn(await portal.person())
  const send = async (own: string) => (await portal.ask(sendFeedback, { text: 'Hei' }, { token: own })).status

  const statuses = await Promise.all(Array.from({ length: 8 }, () => send(token)))

  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(await send(await portal.signIn(await portal.person()))).toBe(201)
  portal.clock.advance(minutes(59))
  expect(await send(token)).toBe(429)
  portal.clock.advance(minutes(1))
  expect(await send(token)).toBe(201)
})

test('R86, R18: markup stays plain text in the letter', async () => {
  const person = await portal.person({ firstname: '<script>alert(1)</script>' })
  const token = await portal.signIn(person)
  const text = '<img src=x onerror=alert(1)>\r\nBcc: kaikki@posti.test'

  await portal.ask(sendFeedback, { text }, { token })

  await portal.letterTo('yllapito@portal.test')
  // Several letters of one delivery arrive in any order.
  const own = portal.mail.letters.filter(({ headers }) => headers.get('reply-to')?.includes(person.email))
  expect(own).toHaveLength(1)
  const [letter] = own as [CapturedLetter]
  expect(letter.html).toBe('')
  expect(letter.text).toContain('<img src=x onerror=alert(1)>')
  expect(letter.receivers).toEqual(['yllapito@portal.test'])
  expect(letter.headers.has('bcc')).toBe(false)
})

test('FEEDBACK-03: without an address of a site admin feedback is kept all the same', async () => {
  await portal.set({ siteAdminEmail: '' })
  const before = (await kept()).length
  const token = await portal.signIn(await portal.person())

  expect((await portal.ask(sendFeedback, { text: 'Hei' }, { token })).status).toBe(201)
  expect(await kept()).toHaveLength(before + 1)
  await portal.set({ siteAdminEmail: 'yllapito@portal.test' })
})
