import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import { runHousekeeping } from '../../features/housekeeping/run-housekeeping.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal, testPassword } from '../../testing/test-portal.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { logLevel: 'info' } })
})
afterAll(() => portal[Symbol.asyncDispose]())

const trail = () => portal.host.database.reading.selectFrom('audit').selectAll().orderBy('seq').execute()

test('R41: events at once follow one another in one unbroken chain', async () => {
  const { username } = await portal.person()
  await Promise.all(
    Array.from({ length: 20 }, () => portal.ask(portalCalls.logIn, { username, password: testPassword })),
  )

  const rows = await trail()
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  expect(await verifyAuditChain(portal.host)).toMatchObject({ broken: undefined, lines: rows.length })
})

test('R41: the head of the trail is noted in the log, which is a second place, by the hourly housekeeping', async () => {
  await runHousekeeping(portal.host, portal.clock.now())

  const { seq, hash } = (await trail()).at(-1) ?? {}
  const heads = portal.lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'audit_head')
  const noted = heads.filter(({ when }) => when === 'hourly')
  expect(noted).toMatchObject([{ seq, hash }])
})

const attempts = [
  ['changed', sql`update audit set target = 'nobody' where seq = 1`],
  ['removed', sql`delete from audit where seq = 1`],
  ['removed from the end', sql`delete from audit where seq = (select max(seq) from audit)`],
] as const
test.each(attempts)('R41: no line can be %s, for the database refuses it', async (_, statement) => {
  const before = await trail()

  const attempt = portal.host.database.writing((transaction) => statement.execute(transaction))

  await expect(attempt).rejects.toThrow('the audit trail only grows')
  expect(await trail()).toEqual(before)
})

test('R41: nor can the whole trail be emptied on PostgreSQL, which has a word for that', async () => {
  const { engine } = portal.host.database
  const emptying = engine === 'postgres' ? sql`truncate audit` : sql`delete from audit`

  const attempt = portal.host.database.writing((transaction) => emptying.execute(transaction))

  await expect(attempt).rejects.toThrow('the audit trail only grows')
})

test('R41: a line that was changed past the guard shows', async () => {
  const { database } = portal.host
  const drop =
    database.engine === 'postgres' ? sql`drop trigger audit_guard on audit` : sql`drop trigger audit_no_change`
  await database.writing(async (transaction) => {
    await drop.execute(transaction)
    await transaction.updateTable('audit').set({ target: 'somebody else' }).where('seq', '=', 2).execute()
  })

  expect((await verifyAuditChain(portal.host)).broken?.seq).toBe(2)
})
