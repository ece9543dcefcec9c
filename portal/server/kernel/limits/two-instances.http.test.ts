import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { secondInstance } from '../../testing/second-instance.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'

const { logIn, readOwnSessions, requestReset, resetByLink } = portalCalls

test('R83, R15: two hundred guesses spread over two instances get the budget of one', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const { username } = await portal.person()
  const guess = async (at: number) => {
    const credentials = { username, password: `arvaus-numero-${at}` }
    return at % 2 === 0 ? (await portal.ask(logIn, credentials)).status : (await second.ask(logIn, credentials)).status
  }

  const statuses: number[] = []
  for (let wave = 0; wave < 10; wave++) {
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => guess(wave * 20 + at)))))
  }

  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(195)
})

test('R83, R11: a session of one instance is one of the other, and ends at both', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const token = await portal.signIn(await portal.person(), testPassword)
  const there = async () => (await second.ask(readOwnSessions, {}, token)).status
  expect(await there()).toBe(200)

  await portal.ask(portalCalls.logOut, {}, { token })

  expect(await there()).toBe(401)
})

test('R83, R37: what shuts the system at one instance shuts it at the other at once', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const token = await portal.signIn(await portal.person())
  expect((await second.ask(readOwnSessions, {}, token)).status).toBe(200)

  await portal.set({ isactive: false })

  expect(await second.ask(readOwnSessions, {}, token)).toEqual({ status: 503, value: 'system_offline' })
})

test('R83, R09: a link that is used at both instances at once is used once', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const { username, email } = await portal.person()
  await portal.ask(requestReset, { username })
  const hash = await portal.codeTo(email)
  const use = async (at: number) => {
    const input = { hash, password: `Uusi-salasana-${at}` }
    return at % 2 === 0 ? (await portal.ask(resetByLink, input)).status : (await second.ask(resetByLink, input)).status
  }

  const statuses = await Promise.all(Array.from({ length: 10 }, (_, at) => use(at)))

  expect(statuses.toSorted()).toEqual([200, ...new Array<number>(9).fill(404)])
})
