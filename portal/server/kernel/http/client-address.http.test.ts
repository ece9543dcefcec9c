import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** The clients that the portal counts when requests differ in their headers only. */
async function clientsOf(trustedProxies: readonly string[], headers: readonly Readonly<Record<string, string>>[]) {
  await portal.restart({ trustedProxies })
  await portal.host.database.writing((transaction) => transaction.deleteFrom('rate_budget').execute())
  for (const own of headers) {
    const answer = await portal.ask(portalCalls.checkUsername, { username: 'joku_nimi' }, { headers: own })
    expect(answer.status).toBe(200)
  }
  const rows = await portal.host.database.reading.selectFrom('rate_budget').select('key').execute()
  return [...new Set(rows.map(({ key }) => key.split(':').slice(1).join(':')))]
}

const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3']

test.each([
  ['X-Forwarded-For', (address: string) => ({ 'x-forwarded-for': address })],
  ['Forwarded', (address: string) => ({ 'x-forwarded-for': '', forwarded: `for=${address}` })],
  ['X-Real-IP', (address: string) => ({ 'x-forwarded-for': '', 'x-real-ip': address })],
])('R58: without a trusted proxy %s makes nobody another client', async (_, header) => {
  expect(await clientsOf([], addresses.map(header))).toEqual(['127.0.0.1'])
})

test('R58: a proxy that is not the one trusted is believed nothing', async () => {
  const headers = addresses.map((address) => ({ 'x-forwarded-for': address }))

  expect(await clientsOf(['192.0.2.1'], headers)).toEqual(['127.0.0.1'])
})

test('R58: a trusted proxy is believed the address that it saw itself, not what the client wrote before it', async () => {
  const headers = addresses.map((address) => ({ 'x-forwarded-for': `${address}, 198.51.100.7` }))

  expect(await clientsOf(['127.0.0.1'], headers)).toEqual(['198.51.100.7'])
})

test('R58: two trusted proxies in a row are looked through, also when named by their network', async () => {
  const headers = [{ 'x-forwarded-for': '198.51.100.8, 10.9.9.9' }]

  expect(await clientsOf(['127.0.0.1', '10.0.0.0/8'], headers)).toEqual(['198.51.100.8'])
})

test('R27: all addresses of one IPv6 network are one client, within the wider network of its /48', async () => {
  const headers = ['1', 'ab', 'ffff'].map((part) => ({ 'x-forwarded-for': `2001:db8:1:2:${part}::1` }))

  expect(new Set(await clientsOf(['127.0.0.1'], headers))).toEqual(new Set(['2001:db8:1::/48', '2001:db8:1:2::/64']))
})

test.each([
  ['a port', ['198.51.100.7:50001', '198.51.100.7:50002', '198.51.100.7'], ['198.51.100.7']],
  ['an IPv4 address written as IPv6', ['::ffff:198.51.100.7', '[::FFFF:198.51.100.7]:443'], ['198.51.100.7']],
  [
    'brackets, a port and a zone',
    ['[2001:db8:1:2::1]', '[2001:db8:1:2::2]:50001', '2001:db8:1:2::3%eth0', '2001:db8:1:2:0:0:0:4:50002'],
    ['2001:db8:1::/48', '2001:db8:1:2::/64'],
  ],
])('R58: a trusted proxy that writes %s names one client', async (_, written, clients) => {
  const headers = written.map((address) => ({ 'x-forwarded-for': address }))

  expect((await clientsOf(['127.0.0.1'], headers)).toSorted()).toEqual(clients.toSorted())
})

test.each([
  'unknown',
  '_hidden',
  "'; drop table rate_budget; --",
  '198.51.100.7, unknown',
  '198.51.100.7,',
  '999.1.1.1',
  '198.51.100.7:port',
  '[198.51.100.7',
])('R58: what is no address (%s) falls back to the proxy that sent it', async (written) => {
  expect(await clientsOf(['127.0.0.1'], [{ 'x-forwarded-for': written }])).toEqual(['127.0.0.1'])
})

test('R58: a proxy in the row is recognized with its port, and what it could not tell is its own', async () => {
  const proxies = ['127.0.0.1', '10.0.0.0/8']

  expect(await clientsOf(proxies, [{ 'x-forwarded-for': '198.51.100.8:4711, 10.9.9.9:80' }])).toEqual(['198.51.100.8'])
  expect(await clientsOf(proxies, [{ 'x-forwarded-for': 'unknown, 10.9.9.9:80' }])).toEqual(['10.9.9.9'])
})

test.each([
  ['for=198.51.100.7', ['198.51.100.7']],
  ['for="198.51.100.7:4711";proto=https;by=203.0.113.43', ['198.51.100.7']],
  ['FOR=192.0.2.9, By=10.0.0.1; For=198.51.100.7', ['198.51.100.7']],
  ['for="[2001:db8:1:2::1]:4711"', ['2001:db8:1::/48', '2001:db8:1:2::/64']],
  ['for="192.0.2.9, for=198.51.100.1"', ['127.0.0.1']],
  ['for=unknown', ['127.0.0.1']],
  ['for="_gazonk"', ['127.0.0.1']],
  ['proto=https', ['127.0.0.1']],
])('R58: RFC 7239 of a trusted proxy is understood: Forwarded: %s', async (forwarded, clients) => {
  const counted = await clientsOf(['127.0.0.1'], [{ 'x-forwarded-for': '', forwarded }])

  expect(counted.toSorted()).toEqual(clients.toSorted())
})

test('R58: where both headers come, the one that proxies write themselves counts, not what a client sent along', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=203.0.113.1' }

  expect(await clientsOf(['127.0.0.1'], [headers])).toEqual(['198.51.100.7'])
})
