import { fullName } from '../../../contract/index.ts'
import type { AccountFields } from '../../accounts/account-store.ts'
import { insertAccounts } from '../../accounts/account-store.ts'
import { markUnproven } from '../../accounts/unproven-addresses.ts'
import type { auditOf } from '../../audit/audit-of.ts'
import type { AuditEvent } from '../../audit/audit-trail.ts'
import { yieldToEventLoop } from '../../clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../../database/portal-transaction.ts'
import type { PortalHost } from '../../host/portal-host.ts'
import { lifetimes, newMailedSecrets } from '../../mailed-secrets/mailed-secret.ts'
import { newId } from '../../secrets/random-secret.ts'
import { orMailUnavailable } from '../letters.ts'
import { newPersonFields } from '../new-person.ts'
import { newPersonChanges } from '../person-changes.ts'
import { saveMemberships } from '../settle-memberships.ts'
import type { SettledStanding } from '../standing.ts'
import type { ImportedRow } from './imported-row.ts'

interface Circumstances {
  readonly createdby: string
  /** Whether each person gets a letter with a link to set a password. */
  readonly invite: boolean
  readonly now: Date
  readonly told: (event: Parameters<typeof auditOf>[1]) => AuditEvent
}

interface NewPerson {
  readonly row: ImportedRow
  readonly settled: SettledStanding
}

/** So few at a time that everybody else's answers come in between (performance.md, goal 14). */
const peopleAtOnce = 25

/**
 * Adds the people, with letters, all in this transaction. Nothing here locks anybody else out on PostgreSQL.
 * @returns what the trail has to tell of them, which everybody's sign-in waits for and so is written last.
 */
export async function importPeople(
  { portal, transaction }: { portal: PortalHost; transaction: PortalTransaction },
  people: readonly NewPerson[],
  { createdby, invite, now, told }: Circumstances,
): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  for (let start = 0; start < people.length; start += peopleAtOnce) {
    await yieldToEventLoop()
    const some = people.slice(start, start + peopleAtOnce).map(({ row, settled }) => ({
      id: newId(),
      fields: newPersonFields({ username: row.username, email: row.email, createdby }, row, settled),
      parts: settled.parts,
    }))
    // Nobody knows a password yet: the link, or a forgotten-password request, sets the first one.
    await insertAccounts(
      transaction,
      some.map(({ id, fields }) => ({ ...fields, id, passwordHash: null, now })),
    )
    const addresses = some.map(({ id, fields }) => ({ id, email: fields.email }))
    await markUnproven(transaction, addresses, now)
    for (const { id, parts } of some) await saveMemberships(transaction, id, parts)
    if (invite) await inviteAll({ portal, transaction }, some, now)
    const added = some.map(({ fields }) =>
      told({
        action: 'adduser',
        target: fields.username,
        company: fields.company,
        details: { changes: newPersonChanges(fields) },
      }),
    )
    events.push(...added)
  }
  return events
}

async function inviteAll(
  { portal, transaction }: { portal: PortalHost; transaction: PortalTransaction },
  people: readonly { readonly id: string; readonly fields: AccountFields }[],
  now: Date,
): Promise<void> {
  const lifetime = lifetimes.resetByAdministrator
  const asked = people.map(({ id: accountId, fields }) => ({
    accountId,
    purpose: 'reset' as const,
    email: fields.email,
    lifetime,
    now,
  }))
  const secrets = await newMailedSecrets(transaction, asked)
  const letters = people.map(({ fields }, index) => ({
    template: 'accountcreated' as const,
    recipient: fields.email,
    language: fields.language,
    parameters: { name: fullName(fields), username: fields.username },
    secret: secrets[index] ?? '',
    now,
  }))
  await orMailUnavailable(() => portal.outbox.queueAll(transaction, letters))
}
