import { afterEach, beforeEach, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { runHousekeeping } from '../../features/housekeeping/run-housekeeping.ts'
import { testBrowser } from '../../testing/browser.ts'
import { registrationForm } from '../../testing/registration-form.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import type { Account } from '../accounts/account.ts'
import { days, hours, minutes } from './clock.ts'

const { checkUsername, logIn, readOwnSessions, register, requestReset, resetByLink, saveOwnSettings, validateEmail } =
  portalCalls
const year = days(365)
let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal[Symbol.asyncDispose]())

/** The clock of the machine jumps a year ahead, this happens, and the clock is put right. */
async function aheadOfTime<Result>(act: () => Promise<Result>): Promise<Result> {
  portal.clock.advance(year)
  const result = await act()
  portal.clock.advance(days(-365))
  return result
}
const statusOf = async (person: Account, password: string, address?: string) => {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address }
  return (await portal.ask(logIn, { username: person.username, password }, { headers })).status
}
const uses = async (token: string, background = false) =>
  (await portal.ask(readOwnSessions, {}, { token, ...(background && { headers: { 'x-background': '1' } }) })).status

test('LOGIN-20: nobody waits a year for wrong passwords of a moment when the clock was a year ahead', async () => {
  const person = await portal.person()
  await aheadOfTime(async () => {
    for (let count = 0; count < 6; count++) await statusOf(person, `arvaus ${count}`)
  })

  expect(await statusOf(person, testPassword)).toBe(200)
})

test('LOGIN-20: a wait that the rule gives stands, though another machine’s clock is a minute ahead', async () => {
  const person = await portal.person()
  portal.clock.advance(minutes(1))
  for (let count = 0; count < 12; count++) {
    await statusOf(person, `arvaus ${count}`)
    if (count < 11) portal.clock.advance(minutes(15))
  }
  portal.clock.advance(minutes(-1))

  expect(await statusOf(person, testPassword)).toBe(429)
})

test('R15: a budget spent under a clock a year ahead is not spent for a year', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  const ask = async () => (await portal.ask(checkUsername, { username: 'joku_nimi' }, { headers })).status
  await aheadOfTime(async () => {
    for (let count = 0; count < 31; count++) await ask()
    expect(await ask()).toBe(429)
  })

  expect(await ask()).toBe(200)
  for (let count = 0; count < 30; count++) await ask()
  expect(await ask()).toBe(429)
})

test('STATE-09: a session opened under a clock a year ahead ends by the rule all the same', async () => {
  const token = await aheadOfTime(async () => portal.signIn(await portal.person()))
  expect(await uses(token)).toBe(200)

  portal.clock.advance(days(8))
  expect(await uses(token)).toBe(401)
})

test('STATE-09: a page that asks by itself keeps no session of the future alive', async () => {
  const token = await aheadOfTime(async () => portal.signIn(await portal.person()))
  for (let day = 0; day <= 7; day++) {
    expect(await uses(token, true)).toBe(200)
    portal.clock.advance(days(1))
  }

  expect(await uses(token, true)).toBe(401)
})

test('STATE-09: nobody looking, housekeeping brings a session of the future back', async () => {
  await aheadOfTime(async () => portal.signIn(await portal.person()))
  await runHousekeeping(portal.host, portal.clock.now())
  portal.clock.advance(days(8))
  await runHousekeeping(portal.host, portal.clock.now())

  expect(await portal.host.database.reading.selectFrom('session').select('handle').execute()).toEqual([])
})

test('SETTINGS-27: a password proved in the future is not proved now', async () => {
  const token = await aheadOfTime(async () => portal.signIn(await portal.person()))

  const { status, body } = await portal.ask(saveOwnSettings, { password: 'Uusi-salasana-88' }, { token })
  expect([status, body.value]).toEqual([403, 'reauthentication_required'])
})

test('FORGOT-17: a link made under a clock a year ahead counts as made when it is first met: it works, and ends in its time', async () => {
  const linkOf = () =>
    aheadOfTime(async () => {
      const person = await portal.person()
      await portal.ask(requestReset, { username: person.username })
      return await portal.codeTo(person.email)
    })
  const [hash, left] = [await linkOf(), await linkOf()]
  expect((await portal.ask(resetByLink, { hash, password: 'Uusi-salasana-88' })).status).toBe(200)
  await runHousekeeping(portal.host, portal.clock.now())
  portal.clock.advance(minutes(61))
  expect((await portal.ask(resetByLink, { hash: left, password: 'Uusi-salasana-88' })).body.value).toBe('invalid_code')
})

test('R42, VALID-06: who registered under a clock a year ahead gets the letter once it is right, with a link that works', async () => {
  for (const isKept of [false, true]) {
    const form = registrationForm({ username: `tulija_${isKept}`, email: `tulija_${isKept}@posti.test` })
    portal.mail.mood = 'refuse'
    await aheadOfTime(async () => {
      await portal.ask(register, form)
      await portal.host.outbox.drain()
    })
    portal.mail.mood = 'take'
    if (isKept) await runHousekeeping(portal.host, portal.clock.now())
    portal.clock.advance(hours(3))
    const validationcode = await portal.codeTo(form.email)
    expect((await portal.ask(validateEmail, { validationcode })).status).toBe(200)
  }
})

test('R28: a device cookie from the future is none', async () => {
  const person = await portal.person()
  const browser = testBrowser(portal)
  await aheadOfTime(() =>
    browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } }),
  )
  for (let count = 0; count < 5; count++) await statusOf(person, `arvaus ${count}`)
  await statusOf(person, 'arvaus')

  const answer = await browser.send('POST', logIn.path, { body: { username: person.username, password: testPassword } })
  expect(answer.status).toBe(429)
})

test('VALID-08: a registration of the future holds its name for its time from now on', async () => {
  await portal.set({ unverifiedDays: 10 })
  await aheadOfTime(() => portal.ask(register, registrationForm()))
  await runHousekeeping(portal.host, portal.clock.now())
  portal.clock.advance(days(10))
  await runHousekeeping(portal.host, portal.clock.now())

  expect(await portal.host.database.reading.selectFrom('account').select('id').execute()).toEqual([])
})

test('R14: commands and work kept for a while are forgotten in their time', async () => {
  const { id: account_id } = await portal.person()
  const { database, clock } = portal.host
  await aheadOfTime(() =>
    database.writing(async (transaction) => {
      const created_at = clock.now().toISOString()
      const work = { account_id, created_at }
      const command = { ...work, key: 'k', request_hash: '', answer: '' }
      await transaction.insertInto('idempotency').values(command).execute()
      await transaction
        .insertInto('bulk_change')
        .values({ ...work, id: 'b', undo_action: '', changed_ids: '' })
        .execute()
    }),
  )
  await runHousekeeping(portal.host, clock.now())
  portal.clock.advance(days(30))
  portal.clock.advance(hours(1))
  await runHousekeeping(portal.host, clock.now())

  expect(await database.reading.selectFrom('idempotency').selectAll().execute()).toEqual([])
  expect(await database.reading.selectFrom('bulk_change').selectAll().execute()).toEqual([])
})
