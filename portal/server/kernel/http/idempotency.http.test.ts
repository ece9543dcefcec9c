import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, saveOwnSettings, sendFeedback } = portalCalls
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

let keys = 0
async function sender() {
  const person = await portal.person()
  const token = await portal.signIn(person)
  const send = (text: string, key: string) =>
    portal.ask(sendFeedback, { text }, { token, headers: { 'idempotency-key': key } })
  const kept = async () =>
    (
      await portal.host.database.reading
        .selectFrom('feedback')
        .select('id')
        .where('account_id', '=', person.id)
        .execute()
    ).length
  return { person, token, send, kept, key: `avain-${keys++}-aaaa` }
}

test('R14: a command sent twenty times with one key has one effect and one answer', async () => {
  const { send, kept, key } = await sender()
  const answers = []
  for (let count = 0; count < 20; count++) answers.push(await send('Hei', key))

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['201 {"success":true,"value":"ok"}']),
  )
  expect(await kept()).toBe(1)
})

test('R14: also when all twenty come at once', async () => {
  const { send, kept, key } = await sender()

  const answers = await Promise.all(Array.from({ length: 20 }, () => send('Hei', key)))

  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['201 {"success":true,"value":"ok"}']),
  )
  expect(await kept()).toBe(1)
})

test('R14: also after a restart', async () => {
  const { send, kept, key } = await sender()
  const first = await send('Hei', key)

  await portal.restart()

  expect((await send('Hei', key)).text).toBe(first.text)
  expect(await kept()).toBe(1)
})

test('R14: the first answer is given again, even when the record has changed since', async () => {
  const { person, token } = await sender()
  const save = (city: string, key: string) =>
    portal.ask(saveOwnSettings, { city }, { token, headers: { 'idempotency-key': key } })
  const first = await save('Pori', 'avain-pori')
  await save('Oulu', 'avain-oulu')

  expect((await save('Pori', 'avain-pori')).text).toBe(first.text)
  expect((await portal.stored(person.id))?.city).toBe('Oulu')
})

test('R14: the same key for another body, or another call, is refused with 422', async () => {
  const { token, send, kept, key } = await sender()
  await send('Hei', key)

  const otherBody = await send('Hei taas', key)
  const otherCall = await portal.ask(saveOwnSettings, { city: 'Pori' }, { token, headers: { 'idempotency-key': key } })

  for (const { status, body } of [otherBody, otherCall]) {
    expect([status, body]).toEqual([422, { success: false, value: 'invalid_input', fields: ['Idempotency-Key'] }])
  }
  expect(await kept()).toBe(1)
})

test('R14: keys of two people have nothing to do with each other', async () => {
  const [first, second] = [await sender(), await sender()]

  await first.send('Hei', first.key)
  await second.send('Hei', first.key)

  expect([await first.kept(), await second.kept()]).toEqual([1, 1])
})

test('R14: a command that was refused may be tried again with its key', async () => {
  const { send, kept, key } = await sender()

  expect((await send('', key)).status).toBe(422)
  expect((await send('Hei', key)).status).toBe(201)
  expect(await kept()).toBe(1)
})

test.each(['x', 'a'.repeat(129), 'väärä avain', "'; drop table feedback; --"])(
  'R14: the key %j is refused with 422',
  async (key) => {
    const { token } = await sender()
    const headers = { authorization: token, 'idempotency-key': encodeURIComponent(key) === key ? key : encodeURI(key) }

    const answer = await portal.send('POST', sendFeedback.path, { body: { text: 'Hei' }, headers })

    expect([answer.status, answer.body.fields]).toEqual([422, ['Idempotency-Key']])
  },
)

test('R06, R24: no token and no guessable trace of a password is kept with an answer', async () => {
  const { person, token } = await sender()
  const headers = { 'idempotency-key': 'avain-salasana' }
  const again = await portal.ask(logIn, { username: person.username, password: testPassword }, { token, headers })
  await portal.ask(saveOwnSettings, { password: 'Uusi-salasana-88' }, { token, headers })

  const rows = await portal.host.database.reading.selectFrom('idempotency').selectAll().execute()
  const { createHash } = await import('node:crypto')
  const body = JSON.stringify({ password: 'Uusi-salasana-88' })
  const guess = createHash('sha256').update(`${saveOwnSettings.path}\n${body}`).digest('base64url')

  expect(rows.filter(({ account_id }) => account_id === person.id)).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(String(again.body['token']).split('.')[1])
  expect(JSON.stringify(rows)).not.toContain(guess)
})
