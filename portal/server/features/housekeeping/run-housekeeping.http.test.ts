import { expect, test } from 'vitest'
import type { AuditAct } from '../../../contract/own.ts'
import type { AuditEvent } from '../../kernel/audit/audit-trail.ts'
import { verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import { days, hours, minutes, monthsBefore } from '../../kernel/clock/clock.ts'
import { newMailedSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import { openSession } from '../../kernel/sessions/session-store.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'
import { storedAccount } from '../../testing/stored-account.ts'
import type { TestHost } from '../../testing/test-host.ts'
import { testHost } from '../../testing/test-host.ts'
import { runHousekeeping } from './run-housekeeping.ts'

test('OPS-05: feedback is kept 24 months', async () => {
  await using host = await testHost()
  const now = host.clock.now()
  await putFeedback(host, new Date(monthsBefore(now, 24).getTime() - 1))
  await putFeedback(host, new Date(monthsBefore(now, 24).getTime() + 1))
  await clean(host)

  expect(await rowsOf(host, 'feedback')).toHaveLength(1)
})

test('OPS-05, R41: the audit log is kept 12 months, its pruning is a line of it, and its chain still holds', async () => {
  await using host = await testHost()
  for (const moment of ['2025-09-01', '2025-10-04', '2025-10-06', '2026-10-01']) await tell(host, new Date(moment))
  await clean(host)

  expect(await trailOf(host)).toEqual(['2025-10-06 login', '2026-10-01 login', '2026-10-05 pruneaudit'])
  expect(await verifyAuditChain(host.portal)).toMatchObject({ broken: undefined, lines: 3, head: { seq: 5 } })
})

test('R41: lines of settings and the newest line stay, however old they are', async () => {
  await using host = await testHost()
  await tell(host, new Date('2024-01-01'))
  await tell(host, new Date('2024-01-02'), settingsSaved)
  await tell(host, new Date('2024-01-03'))
  await clean(host)
  expect(await trailOf(host)).toEqual(['2024-01-02 savesystemsettings', '2024-01-03 login', '2026-10-05 pruneaudit'])

  host.clock.advance(days(800))
  await clean(host)
  expect(await trailOf(host)).toEqual([
    '2024-01-02 savesystemsettings',
    '2026-10-05 pruneaudit',
    '2028-12-13 pruneaudit',
  ])
  expect(await verifyAuditChain(host.portal)).toMatchObject({ broken: undefined, lines: 2 })
})

test('R41: a trail of old lines only is left alone, but for its older ones', async () => {
  await using host = await testHost()
  await tell(host, new Date('2025-01-01'))
  await clean(host)

  expect(await trailOf(host)).toEqual(['2025-01-01 login'])
  expect(await verifyAuditChain(host.portal)).toMatchObject({ broken: undefined, lines: 1 })
})

test('R41: the trail is cut once a day at most, whatever has had its time meanwhile', async () => {
  await using host = await testHost()
  for (const moment of ['2025-10-01', '2025-10-05T07:00:00Z', '2026-10-01']) await tell(host, new Date(moment))
  await clean(host)
  host.clock.advance(hours(2))
  await clean(host)
  expect((await trailOf(host))[0]).toBe('2025-10-05 login')

  host.clock.advance(hours(22))
  await clean(host)
  expect((await trailOf(host))[0]).toBe('2026-10-01 login')
})

test('R41: a smaller number of months, stored by an earlier version, counts as twelve', async () => {
  await using host = await testHost()
  for (const moment of ['2025-10-04', '2025-10-06', '2026-10-01']) await tell(host, new Date(moment))
  await host.portal.database.writing((transaction) => saveSetting(transaction, 'auditMonths', 1))
  expect((await host.portal.site.settings()).auditMonths).toBe(12)
  await clean(host)

  expect((await trailOf(host))[0]).toBe('2025-10-06 login')
})

test('STATE-09, R34: sessions past their end go, those of administrators sooner', async () => {
  await using host = await testHost()
  const customer = await put(host, {})
  const admin = await put(host, { groups: ['superadmin'], isSuperadmin: true, isAdmin: true })
  for (const { id } of [customer, admin]) await signIn(host, id)
  const accounts = async () => (await rowsOf(host, 'session')).map((row) => ('account_id' in row ? row.account_id : ''))

  host.clock.advance(hours(4))
  await clean(host)
  expect(await accounts()).toHaveLength(2)

  host.clock.advance(minutes(1))
  await clean(host)
  expect(await accounts()).toEqual([customer.id])

  host.clock.advance(days(7))
  await clean(host)
  expect(await accounts()).toEqual([])
})

test('R09: links go when they have expired, and not before', async () => {
  await using host = await testHost()
  const { id: accountId } = await put(host, {})
  const secret = { accountId, purpose: 'reset', email: 'aino@demo.example', lifetime: hours(1) } as const
  await host.portal.database.writing((transaction) =>
    newMailedSecret(transaction, { ...secret, now: host.clock.now() }),
  )

  host.clock.advance(minutes(59))
  await clean(host)
  expect(await rowsOf(host, 'mailed_secret')).toHaveLength(1)

  host.clock.advance(minutes(1))
  await clean(host)
  expect(await rowsOf(host, 'mailed_secret')).toHaveLength(0)
})

test('R14: a command may be repeated for 30 days', async () => {
  await using host = await testHost()
  const { id: account_id } = await put(host, {})
  const row = { account_id, key: 'k', request_hash: '', answer: '', created_at: host.clock.now().toISOString() }
  await host.portal.database.writing((transaction) => transaction.insertInto('idempotency').values(row).execute())

  host.clock.advance(days(29))
  await clean(host)
  expect(await rowsOf(host, 'idempotency')).toHaveLength(1)

  host.clock.advance(days(1))
  await clean(host)
  expect(await rowsOf(host, 'idempotency')).toHaveLength(0)
})

test('R15: spent budgets go; a throttle is forgotten after a month, but not after a hundred failures in a row', async () => {
  await using host = await testHost()
  const moment = host.clock.now().toISOString()
  await host.portal.database.writing(async (transaction) => {
    await transaction.insertInto('rate_budget').values({ key: 'b', spent: 3, ends_at: moment }).execute()
    const throttles = [7, 100].map((failures) => ({
      key: String(failures),
      failures,
      blocked_until: moment,
      last_wrong: '',
    }))
    await transaction.insertInto('login_throttle').values(throttles).execute()
  })
  await clean(host)
  expect(await rowsOf(host, 'rate_budget')).toEqual([])
  expect(await rowsOf(host, 'login_throttle')).toHaveLength(2)

  host.clock.advance(days(30))
  await clean(host)
  expect(await rowsOf(host, 'login_throttle')).toMatchObject([{ key: '100' }])
})

test('letters that have gone are kept 30 days, letters that wait until they are old', async () => {
  await using host = await testHost()
  const { outbox, database } = host.portal
  const letter = {
    template: 'test',
    recipient: 'aino@demo.example',
    language: 'fi',
    parameters: { name: 'Aino' },
  } as const
  await database.writing((transaction) => outbox.queue(transaction, { ...letter, now: host.clock.now() }))
  await outbox.drain()
  host.clock.advance(days(30))
  await database.writing((transaction) => outbox.queue(transaction, { ...letter, now: host.clock.now() }))
  await clean(host)

  expect(await rowsOf(host, 'outbox')).toMatchObject([{ state: 'waiting' }])
  expect(await rowsOf(host, 'mailbox_letter')).toEqual([])
})

test('R42: a refused address that the account has left is forgotten after 30 days, a present one stays', async () => {
  await using host = await testHost()
  const [left, present] = [await put(host, {}), await put(host, {})]
  const since = host.clock.now().toISOString()
  const rows = [
    { account_id: left.id, email: 'entinen@posti.test', since },
    { account_id: present.id, email: present.email, since },
  ]
  await host.portal.database.writing((transaction) => transaction.insertInto('refused_address').values(rows).execute())
  await clean(host)
  expect(await rowsOf(host, 'refused_address')).toHaveLength(2)
  host.clock.advance(days(30))
  await clean(host)
  expect(await rowsOf(host, 'refused_address')).toMatchObject([{ account_id: present.id }])
})

function clean(host: TestHost): Promise<void> {
  return runHousekeeping(host.portal, host.clock.now())
}

type Fields = Omit<Parameters<typeof storedAccount>[1], 'now'>

function put(host: TestHost, fields: Fields) {
  return host.portal.database.writing((transaction) => storedAccount(transaction, { ...fields, now: host.clock.now() }))
}

type Watched =
  | 'feedback'
  | 'refused_address'
  | 'session'
  | 'mailed_secret'
  | 'idempotency'
  | 'rate_budget'
  | 'login_throttle'
  | 'outbox'
  | 'mailbox_letter'

function rowsOf(host: TestHost, table: Watched) {
  return host.portal.database.reading.selectFrom(table).selectAll().execute()
}

function signIn(host: TestHost, accountId: string) {
  const now = host.clock.now()
  return host.portal.database.writing((transaction) => openSession(transaction, { accountId, now, userAgent: '' }))
}

async function putFeedback(host: TestHost, at: Date): Promise<void> {
  const sender = { account_id: '', sender_name: '', sender_email: '' }
  const row = { ...sender, id: newId(), text: '', created_at: at.toISOString(), handled_at: '', handled_by: '' }
  await host.portal.database.writing((transaction) => transaction.insertInto('feedback').values(row).execute())
}

const settingsSaved: AuditAct = { action: 'savesystemsettings', details: { changes: [] } }

function tell(host: TestHost, at: Date, act: AuditAct = { action: 'login' }): Promise<void> {
  const event: AuditEvent = { ...act, at, actor: '', target: '', result: 'done', requestId: '', address: '' }
  return host.portal.database.writing((transaction) => host.portal.audit.append(transaction, event))
}

async function trailOf(host: TestHost): Promise<string[]> {
  const lines = await host.portal.database.reading.selectFrom('audit').select(['at', 'action']).orderBy('seq').execute()
  return lines.map(({ at, action }) => `${at.slice(0, 10)} ${action}`)
}
