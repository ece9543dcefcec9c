import { expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { minutes } from '../clock/clock.ts'

const { checkUsername, readOwnSessions, readPublicData } = portalCalls
const timeout = 60_000
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** How the portal answers that many visitors' calls, the given addresses in turn. */
async function statusesOf(portal: TestPortal, count: number, addresses: readonly string[]): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let number = 0; number < count; number++) {
    const address = addresses[number % addresses.length] ?? ''
    statuses.add((await portal.ask(readPublicData, {}, from(address))).status)
  }
  return statuses
}

test('R71: one address may make 600 calls a minute without a session, then it is told to wait, and nothing is written for it', {
  timeout,
}, async () => {
  await using portal = await startTestPortal()
  const token = await portal.signIn(await portal.person())
  const office = '198.51.100.7'
  expect(await statusesOf(portal, 600, [office])).toEqual(new Set([200]))

  const refused = await portal.ask(checkUsername, { username: 'joku_nimi' }, from(office))
  expect([refused.status, refused.body.value, refused.headers.get('retry-after')]).toEqual([
    429,
    'too_many_requests',
    '60',
  ])
  const budgets = portal.host.database.reading.selectFrom('rate_budget').select('key')
  expect(await budgets.where('key', 'like', `%${office}%`).execute()).toEqual([])
  const forged = await portal.ask(readPublicData, {}, { ...from(office), token: `${token}x` })
  expect(forged.status).toBe(429)

  expect((await portal.ask(readOwnSessions, {}, { ...from(office), token })).status).toBe(200)
  expect((await portal.ask(readPublicData, {}, from('198.51.100.8'))).status).toBe(200)
  portal.clock.advance(minutes(1))
  expect((await portal.ask(checkUsername, { username: 'joku_nimi' }, from(office))).status).toBe(200)
})

test('R71: all addresses of one IPv6 network have one budget', { timeout }, async () => {
  await using portal = await startTestPortal()
  expect(await statusesOf(portal, 600, ['2001:db8:1:2::1', '2001:db8:1:2:ab::2'])).toEqual(new Set([200]))

  expect((await portal.ask(readPublicData, {}, from('2001:db8:1:2:ffff::3'))).status).toBe(429)
  expect((await portal.ask(readPublicData, {}, from('2001:db8:1:3::1'))).status).toBe(200)
})

test('R71: RATE_LIMITS=off takes this budget away, too', { timeout }, async () => {
  await using portal = await startTestPortal({ settings: { rateLimits: false } })

  expect(await statusesOf(portal, 700, ['198.51.100.7'])).toEqual(new Set([200]))
})
