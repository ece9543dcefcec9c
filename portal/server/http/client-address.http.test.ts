import { expect, test } from 'vitest'
import { portalCalls } from '../../contract/index.ts'
import type { Settings } from '../configuration/read-settings.ts'
import { startTestPortal } from '../testing/test-portal.ts'

const { checkUsername } = portalCalls

/** How many of 35 requests are answered that differ in one header only; the budget of one client is 30. */
async function answeredWith(
  settings: Partial<Settings>,
  headers: (number: number) => Readonly<Record<string, string>>,
) {
  await using portal = await startTestPortal({ settings })
  let answered = 0
  for (let number = 0; number < 35; number++) {
    const answer = await portal.ask(checkUsername, { username: 'joku_nimi' }, { headers: headers(number) })
    if (answer.status === 200) answered++
  }
  const rows = await portal.host.database.reading.selectFrom('rate_budget').select('key').execute()
  return { answered, clients: new Set(rows.map(({ key }) => key.split(':').slice(1).join(':'))) }
}

test.each([
  ['X-Forwarded-For', (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` })],
  ['Forwarded', (number: number) => ({ 'x-forwarded-for': '', forwarded: `for=203.0.113.${number}` })],
  ['X-Real-IP', (number: number) => ({ 'x-forwarded-for': '', 'x-real-ip': `203.0.113.${number}` })],
])('R58: without a trusted proxy %s makes nobody another client', async (_, headers) => {
  const { answered, clients } = await answeredWith({ trustedProxies: [] }, headers)

  expect(answered).toBe(30)
  expect(clients).toEqual(new Set(['127.0.0.1']))
})

test('R58: a proxy that is not the one trusted is believed nothing', async () => {
  const { answered } = await answeredWith({ trustedProxies: ['192.0.2.1'] }, (number) => ({
    'x-forwarded-for': `203.0.113.${number}`,
  }))

  expect(answered).toBe(30)
})

test('R58: a trusted proxy is believed the address that it saw itself, not what the client wrote before it', async () => {
  const { answered, clients } = await answeredWith({ trustedProxies: ['127.0.0.1'] }, (number) => ({
    'x-forwarded-for': `203.0.113.${number}, 198.51.100.7`,
  }))

  expect(answered).toBe(30)
  expect(clients).toEqual(new Set(['198.51.100.7']))
})

test('R58: two trusted proxies in a row are looked through, also when named by their network', async () => {
  const settings = { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] }
  const { clients } = await answeredWith(settings, () => ({ 'x-forwarded-for': '198.51.100.8, 10.9.9.9' }))

  expect(clients).toEqual(new Set(['198.51.100.8']))
})

test('R27: all addresses of one IPv6 network are one client', async () => {
  const { answered, clients } = await answeredWith({}, (number) => ({
    'x-forwarded-for': `2001:db8:1:2:${number.toString(16)}::1`,
  }))

  expect(answered).toBe(30)
  expect(clients).toEqual(new Set(['2001:db8:1:2::/64']))
})

test('R58: what is no address at all is still one client', async () => {
  const { answered } = await answeredWith({}, () => ({ 'x-forwarded-for': "'; drop table rate_budget; --" }))

  expect(answered).toBe(30)
})
