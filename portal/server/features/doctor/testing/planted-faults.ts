/** Faults as they come about, put into the data of a portal. */
import { sql } from 'kysely'
import { selectEveryAccount } from '../../../kernel/accounts/people.ts'
import { auditTrail } from '../../../kernel/audit/audit-trail.ts'
import { after, before, days, hours } from '../../../kernel/clock/clock.ts'
import type { Database } from '../../../kernel/database/database.ts'
import type { OutboxTable } from '../../../kernel/database/outbox-tables.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'
import { openSession } from '../../../kernel/sessions/session-store.ts'
import { saveSetting } from '../../../kernel/site/site-store.ts'
import { storedAccount } from '../../../testing/stored-account.ts'

export const secretOfTests = 'salainen-sana'

/** What stands for each of them among the findings, in the order of the checks. */
export const plantedCodes = [
  'no_addresses',
  'system_off',
  'second_factor_overdue',
  'passkeys_of_other_host',
  'proxies_seen',
  'clock_future',
  'clock_set_back',
  'letters_not_let_in',
  'letters_stuck',
  'letters_dead',
  'job_failed',
] as const

/** Everything but a broken audit trail. */
export async function plantFaults(database: Database<PortalTables>, now: Date): Promise<void> {
  await database.writing(async (transaction) => {
    await saveSetting(transaction, 'supportEmail', '')
    await saveSetting(transaction, 'isactive', false)
    await saveSetting(transaction, 'untrustedproxies', { '10.0.0.5': now.toISOString() })
    const why = `connect postgres://portal:${secretOfTests}@db.test: ECONNREFUSED`
    await saveSetting(transaction, 'jobfailed:digest', { at: now.toISOString(), why })
    await addLetter(transaction, { state: 'dead', at: before(now, days(3)) })
    await addLetter(transaction, { state: 'waiting', at: before(now, hours(2)), failure: 'access' })
    for (const at of [now, before(now, hours(1)), now]) await addLine(database, transaction, at)
    const { id } = await administrator(transaction)
    const dueAt = before(now, days(1)).toISOString()
    await transaction.updateTable('account').set({ second_factor_due: dueAt }).where('id', '=', id).execute()
    await addPasskeyFromElsewhere(transaction, now)
    const ahead = new Date(now.getTime() + days(1))
    await openSession(transaction, { accountId: id, now: ahead, userAgent: '' })
  })
}

/** Whoever has the database can take its guard away; the chain still tells. */
export async function breakTrail({ engine, writing }: Database<PortalTables>): Promise<void> {
  await writing(async (transaction) => {
    if (engine === 'postgres') await sql`drop trigger audit_guard on audit`.execute(transaction)
    else await sql`drop trigger audit_no_change`.execute(transaction)
    await transaction.updateTable('audit').set({ actor: 'joku_muu' }).where('seq', '=', 2).execute()
  })
}

async function addLine(database: Database<PortalTables>, transaction: PortalTransaction, at: Date): Promise<void> {
  const line = { actor: '', action: 'login', target: '', result: 'done', requestId: '', address: '' } as const
  await auditTrail(database).append(transaction, { ...line, at })
}

function administrator(transaction: PortalTransaction) {
  return selectEveryAccount(transaction).select('id').where('is_admin', '=', 1).limit(1).executeTakeFirstOrThrow()
}

/** Of somebody who has one, and no administrator. */
async function addPasskeyFromElsewhere(transaction: PortalTransaction, now: Date): Promise<void> {
  const { id: account_id } = await storedAccount(transaction, { username: 'avaimen_haltija', now })
  await transaction.updateTable('account').set({ second_factor: 1 }).where('id', '=', account_id).execute()
  const added_at = now.toISOString()
  const passkey = {
    ...{ id: newId(), account_id, credential_id: newId(), public_key: '', counter: '0', transports: '[]' },
    ...{ host: 'vanha.portal.test', name: 'Puhelin', added_at, last_used_at: '' },
  }
  await transaction.insertInto('passkey').values(passkey).execute()
}

async function addLetter(
  transaction: PortalTransaction,
  { state, at, failure = '' }: { state: string; at: Date; failure?: string },
): Promise<void> {
  // Not before the test is over, however slow the machine.
  const next = after(at, hours(5)).toISOString()
  const id = newId()
  const letter: OutboxTable = {
    ...{ id, state, failure, message_id: `<${id}@portal.test>`, template: 'test', language: 'fi' },
    ...{ recipient: 'joku@posti.test', parameters: '{"name":""}', sealed_secret: '', secret_hash: '' },
    ...{ attempts: 1, next_attempt_at: next, leased_until: '', leased_by: '', last_answer: '550 not you' },
    ...{ created_at: at.toISOString(), sent_at: null, route: '', reply_to: '', files: '[]' },
  }
  await transaction.insertInto('outbox').values(letter).execute()
}
