import { afterAll, beforeEach, expect, test } from 'vitest'
import { administrationCalls, portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { hours, minutes } from '../clock/clock.ts'
import type { Settings } from '../configuration/read-settings.ts'

let portal: TestPortal
beforeEach(async () => {
  await portal?.[Symbol.asyncDispose]()
  portal = await startTestPortal({ settings: { trustedProxies: [] } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const visit = (headers: Readonly<Record<string, string>>) =>
  portal.ask(portalCalls.readPublicData, {}, { headers: { 'x-forwarded-for': '', ...headers } })
const told = () => portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'untrusted_proxy')

/** What the System page warns a superadmin of in this matter, asked without a forwarded header. */
async function warnings(): Promise<unknown> {
  const superadmin = await portal.person({ groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  const headers = { 'x-forwarded-for': '' }
  const credentials = { username: superadmin.username, password: testPassword }
  const token = String((await portal.ask(portalCalls.logIn, credentials, { headers })).body['token'])
  const answer = await portal.ask(administrationCalls.readSystemState, {}, { token, headers })
  const { warnings: all } = answer.body['state'] as { warnings: { code: string }[] }
  // A day without a backup is another matter.
  return all.filter(({ code }) => code === 'untrusted_proxy')
}

test.each([
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.1' }],
  ['Forwarded', { forwarded: 'for=203.0.113.1' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
])('R58: %s from a peer that is no trusted proxy is told in the log and on the System page', async (_, headers) => {
  await visit(headers)

  expect(told()).toMatchObject([{ level: 'warn', peer: '127.0.0.1', setting: 'TRUSTED_PROXIES' }])
  expect(await warnings()).toEqual([{ code: 'untrusted_proxy', peers: ['127.0.0.1'] }])
})

test('R58: nothing is told of a visitor without such a header', async () => {
  await visit({})

  expect(told()).toEqual([])
  expect(await warnings()).toEqual([])
})

const trusting: readonly Partial<Settings>[] = [{ trustedProxies: ['127.0.0.1'] }, { trustedProxies: ['127.0.0.0/8'] }]
test.each(trusting)('R58: nothing is told of a trusted proxy: %j', async (settings) => {
  await portal.restart(settings)
  await visit({ 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' })

  expect(told()).toEqual([])
  expect(await warnings()).toEqual([])
})

test('R58: a list that names another proxy does not silence the warning', async () => {
  await portal.restart({ trustedProxies: ['192.0.2.1', '2001:db8::/32'] })
  await visit({ 'x-forwarded-for': '203.0.113.1' })

  expect(await warnings()).toEqual([{ code: 'untrusted_proxy', peers: ['127.0.0.1'] }])
})

test('R58: one peer fills no log: it is told once an hour, and the warning ends a day after the last request', async () => {
  for (let count = 0; count < 20; count++) await visit({ 'x-forwarded-for': '203.0.113.1' })
  expect(told()).toHaveLength(1)

  portal.clock.advance(minutes(61))
  await visit({ 'x-forwarded-for': '203.0.113.1' })
  expect(told()).toHaveLength(2)

  portal.clock.advance(hours(24))
  expect(await warnings()).toEqual([])
})
