import { expect, test } from 'vitest'
import type { ServerApplication } from '../../kernel/application-host/server-application.ts'
import type { AuditEvent } from '../../kernel/audit/audit-trail.ts'
import { verifyAuditChain } from '../../kernel/audit/verify-audit-chain.ts'
import { days } from '../../kernel/clock/clock.ts'
import type { Membership } from '../../kernel/host/membership.ts'
import { openSession } from '../../kernel/sessions/session-store.ts'
import { saveSetting } from '../../kernel/site/site-store.ts'
import { storedAccount } from '../../testing/stored-account.ts'
import type { TestHost } from '../../testing/test-host.ts'
import { testHost } from '../../testing/test-host.ts'
import { runHousekeeping } from './run-housekeeping.ts'

test('VALID-08: a self-made account never verified goes after 90 days, and its name and address are free again', async () => {
  await using host = await testHost()
  const mine = { username: 'odottaja_01', email: 'odottaja@demo.example', activated: false }
  await put(host, mine)

  host.clock.advance(days(89))
  await clean(host)
  expect(await usernames(host)).toEqual(['odottaja_01'])

  host.clock.advance(days(1))
  await clean(host)
  expect(await usernames(host)).toEqual([])
  await put(host, mine)
  expect(await usernames(host)).toEqual(['odottaja_01'])
})

test('VALID-08: verified accounts and those that an administrator made stay', async () => {
  await using host = await testHost()
  await put(host, { username: 'vahvistettu_01', activated: true })
  await put(host, { username: 'tehty_tili_01', activated: false, createdby: 'demo_superadmin' })
  host.clock.advance(days(400))
  await clean(host)

  expect(await usernames(host)).toEqual(['tehty_tili_01', 'vahvistettu_01'])
})

test('VALID-08, CONST-14: the days are the operator’s', async () => {
  await using host = await testHost()
  await host.portal.database.writing((transaction) => saveSetting(transaction, 'unverifiedDays', 5))
  await put(host, { username: 'odottaja_01', activated: false })
  host.clock.advance(days(5))
  await clean(host)

  expect(await usernames(host)).toEqual([])
})

test('VALID-08: the applications’ part of a removed person goes, too, and the audit trail tells of it', async () => {
  const removed: string[] = []
  const remove: Membership['remove'] = async (_, accountId) => void removed.push(accountId)
  await using host = await testHost([applicationWith(remove)])
  const { id } = await put(host, { username: 'odottaja_01', activated: false })
  host.clock.advance(days(90))
  await clean(host)

  expect(removed).toEqual([id])
  const lines = await host.portal.database.reading.selectFrom('audit').selectAll().execute()
  expect(lines).toMatchObject([{ actor: 'portal', action: 'removeunverified', target: 'odottaja_01' }])
})

test('one chore that fails does not keep the others from being done', async () => {
  const remove: Membership['remove'] = () => Promise.reject(new Error('no'))
  await using host = await testHost([applicationWith(remove)])
  await put(host, { username: 'odottaja_01', activated: false })
  const { id: accountId } = await put(host, { username: 'vahvistettu_01' })
  await signIn(host, accountId)
  host.clock.advance(days(90))
  await clean(host)

  expect(await usernames(host)).toContain('odottaja_01')
  expect(await host.portal.database.reading.selectFrom('session').selectAll().execute()).toEqual([])
})

test('two processes may run it at the same time', async () => {
  await using host = await testHost()
  for (const moment of ['2025-09-01', '2026-10-01']) await tell(host, new Date(moment))
  await put(host, { activated: false })
  host.clock.advance(days(90))

  await Promise.all([clean(host), clean(host), clean(host)])

  expect(await usernames(host)).toEqual([])
  expect((await verifyAuditChain(host.portal)).broken).toBeUndefined()
})

function clean(host: TestHost): Promise<void> {
  return runHousekeeping(host.portal, host.clock.now())
}

type Fields = Omit<Parameters<typeof storedAccount>[1], 'now'>

function put(host: TestHost, fields: Fields) {
  return host.portal.database.writing((transaction) => storedAccount(transaction, { ...fields, now: host.clock.now() }))
}

async function usernames(host: TestHost): Promise<string[]> {
  const rows = await host.portal.database.reading.selectFrom('account').select('username').orderBy('username').execute()
  return rows.map(({ username }) => username)
}

function signIn(host: TestHost, accountId: string) {
  const now = host.clock.now()
  return host.portal.database.writing((transaction) => openSession(transaction, { accountId, now, userAgent: '' }))
}

function tell(host: TestHost, at: Date): Promise<void> {
  const event: AuditEvent = { at, actor: '', action: 'login', target: '', result: 'done', requestId: '', address: '' }
  return host.portal.database.writing((transaction) => host.portal.audit.append(transaction, event))
}

function applicationWith(remove: Membership['remove']): ServerApplication {
  const manifest = { key: 'bedding', names: { fi: 'A', en: 'A' }, primaryCompany: 'Biolan', groups: [], userTypes: [] }
  const membership = { remove } as Membership
  return { manifest, membership, migrations: {}, mount: () => [] }
}
