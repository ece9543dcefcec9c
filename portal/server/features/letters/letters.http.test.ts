import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AskOf, OutboxLetter } from '../../../contract/own.ts'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import { days, hours, minutes } from '../../kernel/clock/clock.ts'
import { runTestCommand } from '../../testing/run-test-command.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import { testEnvironment } from '../../testing/test-host.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { searchLetters, resendLetter, sendTestLetter, releaseLetters, readSystemState } = administrationCalls
const { requestReset, validateEmail, sendFeedback } = portalCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
})
beforeEach(async () => {
  portal.mail.mood = 'take'
  // The clock moves by days here, and sessions end.
  portal.clock.advance(minutes(1))
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const search = async (filter: AskOf<typeof searchLetters> = {}) =>
  (await superadmin.ask(searchLetters, filter)).body as unknown as { letters: OutboxLetter[]; cursor: string }
const letterOf = async (recipient: string) =>
  (await search()).letters.find((letter) => letter.recipient === recipient) ?? fail(`no letter to ${recipient}`)
const fail = (why: string): never => {
  throw new Error(why)
}

/** A letter that the mail server refused until it was given up. The link in it lives for as long as it does. */
async function deadLetter(queue: (email: string) => Promise<unknown>): Promise<OutboxLetter> {
  portal.clock.advance(minutes(1))
  const { email } = await portal.person({ activated: false })
  portal.mail.mood = 'refuse'
  await queue(email)
  await portal.host.outbox.drain()
  portal.clock.advance(hours(49))
  await portal.host.outbox.drain()
  portal.mail.mood = 'take'
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
  return letterOf(email)
}
const activation = () => deadLetter((useremail) => portal.ask(requestReset, { useremail }))

test('R42: the page tells state, template, recipient, tries, the server’s answer and the times', async () => {
  await superadmin.ask(sendTestLetter, { recipient: 'joku@posti.test' })
  await portal.host.outbox.drain()

  expect(await letterOf('joku@posti.test')).toEqual({
    id: expect.any(String),
    state: 'sent',
    template: 'test',
    recipient: 'joku@posti.test',
    tries: 1,
    answer: expect.stringMatching(/^250/),
    queuedat: portal.clock.now().toISOString(),
    nexttryat: '',
    sentat: portal.clock.now().toISOString(),
  })
  portal.mail.mood = 'refuse'
  await superadmin.ask(sendTestLetter, { recipient: 'toinen@posti.test' })
  await portal.host.outbox.drain()
  expect(await letterOf('toinen@posti.test')).toMatchObject({
    state: 'waiting',
    tries: 1,
    answer: expect.stringContaining('451'),
    nexttryat: new Date(portal.clock.now().getTime() + 60_000).toISOString(),
    sentat: '',
  })
})

test('ROLE-25, R24: neither link nor text of a letter is on the page, in whatever state', async () => {
  const customer = await signedIn(portal)
  await customer.ask(sendFeedback, { text: 'Salainen palaute turpeesta' })
  await portal.ask(requestReset, { useremail: customer.person.email })
  await portal.host.outbox.drain()
  const code = await portal.codeTo(customer.person.email)

  const { text } = await superadmin.ask(searchLetters, {})

  expect(code).toHaveLength(43)
  for (const secret of [code, 'Salainen', 'resetpassword/', 'parameters', 'sealed', 'hash'])
    expect(text).not.toContain(secret)
})

test('R42: the page is filtered by state and read page by page, each letter once', async () => {
  portal.mail.mood = 'refuse'
  for (let count = 0; count < 60; count++)
    await superadmin.ask(sendTestLetter, { recipient: `sivu${count}@posti.test` })
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await search({ state: 'waiting', cursor })
    seen.push(...page.letters.map(({ recipient }) => recipient))
    cursor = page.cursor
  } while (cursor !== '')
  const own = seen.filter((recipient) => recipient.startsWith('sivu'))
  expect(new Set(own).size).toBe(60)
  expect(own).toHaveLength(60)
  expect((await search({ state: 'sent' })).letters.every(({ state }) => state === 'sent')).toBe(true)
})

test('R42: a dead letter without a link is sent again', async () => {
  const { id, recipient, state, tries } = await deadLetter((to) => superadmin.ask(sendTestLetter, { recipient: to }))
  expect(state).toBe('dead')

  expect(await superadmin.ask(resendLetter, { id })).toMatchObject({
    status: 200,
    body: { success: true, value: 'ok' },
  })

  await portal.letterTo(recipient)
  expect(await letterOf(recipient)).toMatchObject({ state: 'sent', tries: tries + 1 })
})

test('R42: a dead letter whose link lives is sent again with a link that works, once', async () => {
  const { id, recipient } = await activation()

  expect((await superadmin.ask(resendLetter, { id })).status).toBe(200)

  const code = await portal.codeTo(recipient)
  expect((await portal.ask(validateEmail, { validationcode: code })).status).toBe(200)
  const rows = await portal.host.database.reading.selectFrom('outbox').selectAll().where('id', '=', id).execute()
  expect(rows).toMatchObject([{ state: 'sent', sealed_secret: '' }])
})

test('R42: sending again lengthens no link’s life', async () => {
  const { id, recipient } = await activation()
  await superadmin.ask(resendLetter, { id })
  const code = await portal.codeTo(recipient)
  // Seven days from when it was made, of which more than two had passed.
  portal.clock.advance(days(5))

  const answer = await portal.ask(validateEmail, { validationcode: code })
  expect(answer).toMatchObject({ status: 404, body: { value: 'invalid_code' } })
})

test('R42: a dead letter whose link is dead as well is not sent again, nor one that was skipped for it', async () => {
  const { id, state } = await activation()
  expect(state).toBe('dead')
  portal.clock.advance(days(5))
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
  expect(await superadmin.ask(resendLetter, { id })).toMatchObject({ status: 404, body: { value: 'invalid_code' } })

  const { email } = await portal.person()
  portal.mail.mood = 'refuse'
  await portal.ask(requestReset, { useremail: email })
  await portal.host.outbox.drain()
  portal.clock.advance(hours(2))
  await portal.host.outbox.drain()
  const skipped = await letterOf(email)
  expect(skipped.state).toBe('skipped')
  expect((await superadmin.ask(resendLetter, { id: skipped.id })).status).toBe(404)
})

test('R42: what was sent is not sent again, and what is not there is not found', async () => {
  await superadmin.ask(sendTestLetter, { recipient: 'lähetetty@posti.test' })
  await portal.host.outbox.drain()
  const { id } = await letterOf('lähetetty@posti.test')
  expect(await superadmin.ask(resendLetter, { id })).toMatchObject({ status: 404, body: { value: 'invalid_code' } })
  expect(await superadmin.ask(resendLetter, { id: 'olematon' })).toMatchObject({
    status: 404,
    body: { value: 'not_found' },
  })
})

test('R42: of twenty who send the same letter again at once, one letter goes', async () => {
  const { id, recipient } = await activation()
  const answers = await Promise.all(Array.from({ length: 20 }, () => superadmin.ask(resendLetter, { id })))
  await portal.host.outbox.drain()
  // Those who come after it has gone learn that there is nothing to send again.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(portal.mail.letters.filter(({ receivers }) => receivers.includes(recipient))).toHaveLength(1)
})

test('R42: a test letter goes to the own address unless another is given, and both are in the trail', async () => {
  expect(await superadmin.ask(sendTestLetter, {})).toMatchObject({
    status: 201,
    body: { recipient: superadmin.person.email },
  })
  expect((await portal.letterTo(superadmin.person.email)).subject).not.toBe('')
  expect((await superadmin.ask(sendTestLetter, { recipient: 'ei-osoite' })).status).toBe(422)
  expect((await superadmin.ask(sendTestLetter, { recipient: 'a@b.fi, c@d.fi' })).status).toBe(422)
  const rows = await portal.host.database.reading
    .selectFrom('audit')
    .select(['action', 'target'])
    .where('actor', '=', superadmin.person.username)
    .where('action', '=', 'sendtestletter')
    .execute()
  expect(rows).toEqual([{ action: 'sendtestletter', target: superadmin.person.email }])
})

test('R71: an eleventh test letter in an hour is refused', async () => {
  await using own = await startTestPortal()
  const fresh = await signedIn(own, { groups: ['superadmin'] })
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) statuses.push((await fresh.ask(sendTestLetter, {})).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  own.clock.advance(minutes(61))
  expect((await fresh.ask(sendTestLetter, {})).status).toBe(201)
})

test('R42: letters that a restore holds back wait, superadmins are told, and one of them lets go of them', async () => {
  const command = (name: string) => runTestCommand([name], { environment: testEnvironment(portal.place) })
  const isTold = async () => (await superadmin.ask(readSystemState, {})).text.includes('"code":"letters_paused"')
  expect(await command('pause-letters')).toMatchObject({ code: 0, errors: '' })
  expect((await command('pause-letters')).printed).toBe('Letters were paused already.')
  await superadmin.ask(sendTestLetter, { recipient: 'odottaja@posti.test' })
  await portal.host.outbox.drain()
  expect(await letterOf('odottaja@posti.test')).toMatchObject({ state: 'waiting', tries: 0 })
  expect(await isTold()).toBe(true)
  const { superadmin: _, ...others } = await everyKind(portal)
  for (const { ask } of Object.values(others)) expect((await ask(releaseLetters, {})).status).toBe(403)
  expect((await portal.ask(releaseLetters, {})).status).toBe(401)
  expect(await isTold()).toBe(true)

  for (let times = 0; times < 2; times++) expect((await superadmin.ask(releaseLetters, {})).status).toBe(200)
  await portal.host.outbox.drain()
  expect(await letterOf('odottaja@posti.test')).toMatchObject({ state: 'sent' })
  expect(await isTold()).toBe(false)
  const told = portal.host.database.reading.selectFrom('audit').select('actor').where('action', '=', 'releaseletters')
  expect(await told.execute()).toEqual([{ actor: superadmin.person.username }])
})

test('ROLE-15: nobody but a superadmin, and nothing is sent for others', async () => {
  const { superadmin: _, ...others } = await everyKind(portal)
  const before = portal.mail.letters.length
  for (const { ask } of Object.values(others)) {
    expect((await ask(searchLetters, {})).status).toBe(403)
    expect((await ask(resendLetter, { id: 'x' })).status).toBe(403)
    expect((await ask(sendTestLetter, {})).status).toBe(403)
  }
  expect((await portal.ask(searchLetters, {})).status).toBe(401)
  await portal.host.outbox.drain()
  expect(portal.mail.letters.length).toBe(before)
})

test.each([{ cursor: 'x' }, { cursor: 'a b c' }, { state: 'lost' }, { cursor: 5 }])(
  'R54: %j is invalid',
  async (body) => {
    const headers = { authorization: `Bearer ${superadmin.token}` }
    expect((await portal.send('POST', searchLetters.path, { body, headers })).status).toBe(422)
  },
)
