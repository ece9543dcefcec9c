import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalCalls } from '../../../contract/own.ts'
import type { Account } from '../../kernel/accounts/account.ts'
import { hasProvenRecovery } from '../../kernel/accounts/unproven-addresses.ts'
import { days, minutes } from '../../kernel/clock/clock.ts'
import { unprovenAddresses } from '../../kernel/database/migrations/0011-unproven-addresses.ts'
import { newMailedSecret } from '../../kernel/mailed-secrets/mailed-secret.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

/** The database as the version before left it is brought up to date. */
async function upgrade(): Promise<void> {
  const { migrating } = portal.host.database
  await migrating.schema.dropTable('unproven_address').execute()
  await unprovenAddresses.up(migrating as never)
}

async function undoLink({ id: accountId }: Account, email: string): Promise<string> {
  portal.clock.advance(minutes(1))
  const now = portal.clock.now()
  return portal.host.database.writing((transaction) =>
    newMailedSecret(transaction, { accountId, purpose: 'undoemail', email, lifetime: days(7), now }),
  )
}

async function told(
  action: 'confirmemail' | 'adduser' | 'verifyuser' | 'resetpassword',
  { username: target }: Account,
) {
  portal.clock.advance(minutes(1))
  const event = { actor: target, target, result: 'done', requestId: '', address: '' } as const
  const at = portal.clock.now()
  await portal.host.database.writing((transaction) =>
    portal.host.audit.append(transaction, { ...event, action, at } as never),
  )
}

const undone = async (code: string) => (await portal.ask(portalCalls.undoEmailChange, { code })).status
const isProven = (person: Account) =>
  portal.host.database.writing((transaction) => hasProvenRecovery(transaction, person))

test('R29, R48: an upgrade voids the links that an earlier version mailed to addresses never confirmed, and no others', async () => {
  const [mistyped, changed] = [
    await portal.person({ email: 'oikea@posti.test', recoveryEmail: 'vanha@posti.test' }),
    await portal.person({ email: 'uudempi@posti.test', recoveryEmail: 'uudempi@posti.test' }),
  ]
  const kept = await undoLink(mistyped, 'vanha@posti.test')
  const stranger = await undoLink(mistyped, 'vieras@posti.test')
  const first = await undoLink(changed, 'ensimmainen@posti.test')
  const between = await undoLink(changed, 'valissa@posti.test')
  await told('confirmemail', changed)

  await upgrade()

  expect([await undone(stranger), await undone(between)]).toEqual([404, 404])
  expect([await undone(kept), await undone(first)]).toEqual([200, 200])
  expect((await portal.stored(mistyped.id))?.recoveryEmail).toBe('vanha@posti.test')
})

test('R29, R48: an upgrade knows from the trail whose address nobody has confirmed', async () => {
  const [registered, added, invited, byHand] = [
    await portal.person(),
    await portal.person(),
    await portal.person(),
    await portal.person(),
  ]
  await told('adduser', added)
  await told('adduser', invited)
  await told('resetpassword', invited)
  await told('verifyuser', byHand)

  await upgrade()

  const all = [registered, added, invited, byHand]
  expect(await Promise.all(all.map(isProven))).toEqual([true, false, true, false])
})

test('R29, R48: an address that waits for its confirmation at the upgrade holds for seven days more', async () => {
  const person = await portal.person({ email: 'odottaa@posti.test', recoveryEmail: 'varma@posti.test' })
  await upgrade()
  const isFree = async () =>
    (await portal.ask(portalCalls.checkEmail, { email: person.email })).body.value === 'available'

  expect(await isFree()).toBe(false)
  portal.clock.advance(days(7))
  expect(await isFree()).toBe(true)
})
