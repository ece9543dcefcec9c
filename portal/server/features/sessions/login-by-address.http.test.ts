import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { seconds } from '../../kernel/clock/clock.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { confirmEmail, logIn, resendValidation, saveOwnSettings } = portalCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const attempt = (username: string, password = testPassword) => portal.ask(logIn, { username, password })
const statusOf = async (username: string, password?: string) => (await attempt(username, password)).status

test('LOGIN-21: the address of the account signs in, in any case, and the answer is that of the username', async () => {
  const person = await portal.person()

  const answer = await attempt(` ${person.email.toUpperCase()} `)

  expect(answer.status, answer.text).toBe(200)
  expect(answer.body['user']).toMatchObject([{ _id: person.id, username: person.username }])
})

test('LOGIN-21, LOGIN-13: an address that nobody has, and a wrong password, get the answer of an unknown name', async () => {
  const { email } = await portal.person()
  const [unknownName, unknownAddress, wrong] = [
    await attempt('ei_ketaan_taalla'),
    await attempt('ei.ketaan@posti.test'),
    await attempt(email, 'Väärä-salasana-1'),
  ]

  for (const answer of [unknownAddress, wrong]) {
    expect([answer.status, answer.text]).toEqual([unknownName.status, unknownName.text])
  }
  expect(unknownName.status).toBe(401)
})

test('LOGIN-21, LOGIN-13: each of them costs one check of a password, so that time tells nothing', async () => {
  const { username, email } = await portal.person()
  const { passwords } = portal.host
  const { verify } = passwords
  let checked = 0
  passwords.verify = (...given) => {
    checked++
    return verify(...given)
  }
  const counts: number[] = []
  for (const name of [username, email, 'ei_ketaan_siella', 'ei.ketaan.siella@posti.test']) {
    checked = 0
    await attempt(name, `arvaus ${name}`)
    counts.push(checked)
  }
  passwords.verify = verify

  expect(counts).toEqual([1, 1, 1, 1])
})

test('LOGIN-21, LOGIN-20: guesses count against the account, by whichever name they come', async () => {
  const { username, email } = await portal.person()
  for (const [index, name] of [username, email, username, email.toUpperCase(), email].entries()) {
    expect(await statusOf(name, `arvaus numero ${index}`)).toBe(401)
  }

  for (const name of [username, email]) {
    const answer = await attempt(name)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30'])
  }
  portal.clock.advance(seconds(30))
  expect(await statusOf(email)).toBe(200)
  // Whoever has signed in starts afresh, under both.
  expect(await statusOf(username, 'arvaus sen jälkeen')).toBe(401)
})

test('LOGIN-21, LOGIN-20: an address that nobody has waits as an unknown name does', async () => {
  const unknown = 'kuka.lie@posti.test'
  for (let guess = 0; guess < 5; guess++) expect(await statusOf(unknown, `arvaus ${guess}`)).toBe(401)

  expect((await attempt(unknown, 'vielä yksi')).headers.get('retry-after')).toBe('30')
})

test('LOGIN-21, R29: of two addresses the confirmed one signs in, and the new one once it is confirmed', async () => {
  const person = await portal.person()
  const token = await portal.signIn(person)
  const email = 'viela.vahvistamatta@posti.test'
  await portal.ask(saveOwnSettings, { email }, { token })
  expect([await statusOf(person.email), await statusOf(email)]).toEqual([200, 401])

  await portal.ask(confirmEmail, { code: await portal.codeTo(email) })

  expect([await statusOf(person.email), await statusOf(email)]).toEqual([401, 200])
})

test('LOGIN-21, LOGIN-12, LOGIN-17: who has not verified the address is told so, and gets the letter again by it', async () => {
  const { email } = await portal.person({ activated: false })

  expect((await attempt(email)).body.value).toBe('user_not_verified')
  expect((await portal.ask(resendValidation, { username: email, password: testPassword })).status).toBe(200)
  expect((await portal.letterTo(email)).links[0]).toContain('/register/validate/')
})

test('LOGIN-21: a deactivated account opens by its address no more than by its name', async () => {
  const { email } = await portal.person({ deactivated: true })

  expect((await attempt(email)).body.value).toBe('invalid_password')
})
