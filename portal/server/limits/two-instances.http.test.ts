import { expect, test } from 'vitest'
import { portalCalls } from '../../contract/index.ts'
import { secondInstance } from '../testing/second-instance.ts'
import { startTestPortal, testPassword } from '../testing/test-portal.ts'

const { logIn, readOwnSessions } = portalCalls

test('R83, R15: two hundred guesses spread over two instances get the budget of one', async () => {
  await using portal = await startTestPortal()
  await using second = await secondInstance(portal)
  const { username } = await portal.person()
  const guess = async (at: number) => {
    const credentials = { username, password: `arvaus-numero-${at}` }
    return at % 2 === 0 ? (await portal.ask(logIn, credentials)).status : (await second.ask(logIn, credentials)).status
  }

  const statuses = await Promise.all(Array.from({ length: 200 }, (_, at) => guess(at)))

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
