import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { minutes } from '../clock/clock.ts'

const { checkUsername, logIn } = portalCalls

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** A new /64 of the same /48 each time. */
const client = (site: string, number: number) => `2001:db8:${site}:${number.toString(16)}::1`

async function statuses(times: number, ask: (number: number) => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = []
  for (let number = 0; number < times; number++) found.push((await ask(number)).status)
  return found
}
const of = (status: number, count: number) => Array.from({ length: count }, () => status)

test('R27: the clients of one IPv6 /48 together ask as often for accounts as eight clients may', async () => {
  const check = (site: string) => (number: number) =>
    portal.ask(
      checkUsername,
      { username: `vapaa_nimi_${number}` },
      { headers: { 'x-forwarded-for': client(site, number) } },
    )

  expect(await statuses(243, check('aaaa'))).toEqual([...of(200, 240), ...of(429, 3)])
  // Neighbours pay nothing for it, and ten minutes later it is over.
  expect(await statuses(1, check('bbbb'))).toEqual([200])
  portal.clock.advance(minutes(10))
  expect(await statuses(1, check('aaaa'))).toEqual([200])
})

test('LOGIN-20, R15: eighty clients of one IPv6 /48 get as many guesses as eight, and the right password costs none', async () => {
  const person = await portal.person()
  const right = (number: number) =>
    portal.ask(
      logIn,
      { username: person.username, password: testPassword },
      { headers: { 'x-forwarded-for': client('cccc', number) } },
    )
  expect(await statuses(5, right)).toEqual(of(200, 5))
  const guess = (number: number) =>
    portal.ask(
      logIn,
      { username: `ei_ketaan_${number}`, password: 'arvaus-arvaus' },
      { headers: { 'x-forwarded-for': client('cccc', number) } },
    )

  expect(await statuses(243, guess)).toEqual([...of(401, 240), ...of(429, 3)])
})

test('R27: IPv4 addresses share nothing', async () => {
  const check = (number: number) =>
    portal.ask(checkUsername, { username: 'vapaa_nimi' }, { headers: { 'x-forwarded-for': `192.0.2.${number}` } })

  expect(await statuses(245, check)).toEqual(of(200, 245))
})
