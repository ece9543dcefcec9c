import { fullName } from '../../../../contract/own.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import { accountOf } from '../../../kernel/accounts/account.ts'
import { accountColumns } from '../../../kernel/accounts/account-row.ts'
import { selectAccountsOfImport } from '../../../kernel/accounts/people.ts'
import type { AuditEvent } from '../../../kernel/audit/audit-trail.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import { lifetimes, newMailedSecrets } from '../../../kernel/mailed-secrets/mailed-secret.ts'
import { newPersonChanges } from '../person-changes.ts'
import type { ImportFacts } from './import-store.ts'
import { beatImport, endImport, noteNotified } from './import-store.ts'

/** So few in a transaction that sign-ins, which write a line in the trail as well, wait some milliseconds. */
const peopleAtOnce = 25

/**
 * What belongs to each person of an import that is shown: the line in the trail and, where it was asked for, the letter.
 * It may be cut short at any moment and gone on with by whoever comes next; two processes at once take turns.
 */
export async function finishImport(portal: PortalHost, id: string, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    await yieldToEventLoop()
    const isOver = await portal.database.writing((transaction) => finishSome(portal, transaction, id))
    portal.outbox.wake()
    if (isOver) return
  }
}

/** @returns whether nobody is left. */
async function finishSome(portal: PortalHost, transaction: PortalTransaction, id: string): Promise<boolean> {
  const held = await beatImport(transaction, id, 'shown')
  if (!held) return true
  const rows = await selectAccountsOfImport(transaction, id)
    .select(accountColumns)
    .where('id', '>', held.toldTo)
    .orderBy('id')
    .limit(peopleAtOnce)
    .execute()
  const accounts = rows.map(accountOf)
  const last = accounts.at(-1)
  if (!last) {
    await endImport(transaction, id)
    return true
  }
  const now = portal.clock.now()
  if (held.invite) await invite(portal, transaction, { accounts, now })
  await noteNotified(transaction, id, last.id)
  const lines = accounts.map((account) => lineOf(account, held.facts, now))
  await portal.audit.appendAll(transaction, lines)
  return false
}

function lineOf(account: Account, facts: ImportFacts, at: Date): AuditEvent {
  return {
    ...facts,
    at,
    action: 'adduser',
    target: account.username,
    company: account.company,
    result: 'done',
    details: { changes: newPersonChanges(account) },
  }
}

/** Whoever was deactivated since the import was shown gets no letter. */
async function invite(
  portal: PortalHost,
  transaction: PortalTransaction,
  { accounts, now }: { accounts: readonly Account[]; now: Date },
): Promise<void> {
  const invited = accounts.filter(({ deactivated }) => !deactivated)
  const lifetime = lifetimes.resetByAdministrator
  const asked = invited.map(({ id: accountId, recoveryEmail: email }) => ({
    accountId,
    purpose: 'reset' as const,
    email,
    lifetime,
    now,
  }))
  const secrets = await newMailedSecrets(transaction, asked)
  const letters = invited.map((account, index) => ({
    template: 'accountcreated' as const,
    recipient: account.recoveryEmail,
    language: account.language,
    parameters: { name: fullName(account), username: account.username },
    secret: secrets[index] ?? '',
    now,
  }))
  await portal.outbox.queueAll(transaction, letters)
}
