import { expect, test } from 'vitest'
import { portalCalls } from '../../contract/index.ts'
import { secondInstance } from '../testing/second-instance.ts'
import { startTestPortal, testPassword } from '../testing/test-portal.ts'

const { logIn, readOwnSessions, resetByLink, requestReset, saveOwnSettings } = portalCalls

test('R83, LOGIN-20: guesses spread over two instances have one budget', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const { username } = await portal.person()
  const guess = async (number: number) => {
    const input = { username, password: `arvaus ${number}` }
    return number % 2 === 0 ? (await portal.ask(logIn, input)).status : (await second.ask(logIn, input)).status
  }

  const statuses = await Promise.all(Array.from({ length: 40 }, (_, number) => guess(number)))

  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect((await second.ask(logIn, { username, password: testPassword })).status).toBe(429)
})

test('R11, R37: what ends a session or the system on one instance is so on the other at once', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const person = await portal.person()
  const [token, other] = [await portal.signIn(person), await portal.signIn(person)]
  expect((await second.ask(readOwnSessions, {}, other)).status).toBe(200)

  await portal.ask(saveOwnSettings, { password: 'Uusi-salasana-88' }, { token })
  expect((await second.ask(readOwnSessions, {}, other)).status).toBe(401)
  await portal.set({ isactive: false })
  expect(await second.ask(readOwnSessions, {}, token)).toEqual({ status: 503, value: 'system_offline' })
})

test('R09: a link used on two instances at once is used once', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const { username, email } = await portal.person()
  await portal.ask(requestReset, { username })
  const hash = await portal.codeTo(email)
  const use = async (number: number) => {
    const input = { hash, password: `Uusi-salasana-${number}` }
    return number % 2 === 0
      ? (await portal.ask(resetByLink, input)).status
      : (await second.ask(resetByLink, input)).status
  }

  const statuses = await Promise.all(Array.from({ length: 10 }, (_, number) => use(number)))

  expect(statuses.toSorted()).toEqual([200, ...new Array<number>(9).fill(404)])
})
