import { insertAccounts } from '../../../kernel/accounts/account-store.ts'
import { markUnproven } from '../../../kernel/accounts/unproven-addresses.ts'
import { yieldToEventLoop } from '../../../kernel/clock/yield-to-event-loop.ts'
import type { PortalTransaction } from '../../../kernel/database/portal-transaction.ts'
import type { PortalHost } from '../../../kernel/host/portal-host.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'
import { newPersonFields } from '../new-person.ts'
import { saveMemberships } from '../resolve-memberships.ts'
import type { ResolvedUserRights } from '../user-rights.ts'
import type { ImportFacts } from './import-store.ts'
import { beatImport, beginImport } from './import-store.ts'
import type { ImportedRow } from './imported-row.ts'
import { takeBackImport } from './take-back-import.ts'

export interface NewPerson {
  readonly row: ImportedRow
  readonly settled: ResolvedUserRights
}

interface Circumstances {
  /** The uploaded file; empty where an operator's command imports. */
  readonly draftId: string
  readonly createdby: string
  /** Whether each person gets a letter with a link to set a password. */
  readonly invite: boolean
  readonly now: Date
  readonly facts: ImportFacts
}

/** So few in a transaction that whoever else writes waits some milliseconds (performance.md, goal 14). */
const peopleAtOnce = 25

/**
 * Writes the people, seen by nobody until `showImport` has committed (decision 42).
 * @returns the import's id. @throws Refused busy where the same file is on its way in; the engine's unique violation where
 * somebody took a name meanwhile. Nothing of the import is left then.
 */
export async function prepareImport(
  portal: PortalHost,
  people: readonly NewPerson[],
  { draftId, createdby, invite, now, facts }: Circumstances,
): Promise<string> {
  const id = newId()
  if (!(await beginImport(portal.database, { id, draftId, invite, facts }))) throw isBusy()
  try {
    for (let start = 0; start < people.length; start += peopleAtOnce) {
      await yieldToEventLoop()
      const some = people.slice(start, start + peopleAtOnce)
      const rows = some.map(({ row, settled }) => rowOf(row, settled, createdby))
      await portal.database.writing((transaction) => writeSlice(transaction, rows, { importId: id, now }))
    }
    return id
  } catch (fault) {
    await takeBackImport(portal, id)
    throw fault
  }
}

type Row = ReturnType<typeof rowOf>

function rowOf(row: ImportedRow, settled: ResolvedUserRights, createdby: string) {
  const names = { username: row.username, email: row.email, createdby }
  return { id: newId(), fields: newPersonFields(names, row, settled), parts: settled.parts }
}

async function writeSlice(
  transaction: PortalTransaction,
  rows: readonly Row[],
  { importId, now }: { importId: string; now: Date },
): Promise<void> {
  // A process that stood still for long was taken for gone, and its rows with it.
  if (!(await beatImport(transaction, importId, 'preparing'))) throw isBusy()
  // Nobody knows a password yet: the link, or a forgotten-password request, sets the first one.
  await insertAccounts(
    transaction,
    rows.map(({ id, fields }) => ({ ...fields, id, importId, passwordHash: null, now })),
  )
  const addresses = rows.map(({ id, fields }) => ({ id, email: fields.email }))
  await markUnproven(transaction, addresses, now)
  for (const { id, parts } of rows) await saveMemberships(transaction, id, parts)
}

export function isBusy(): Refused {
  return new Refused('busy', { retryAfterSeconds: 5 })
}
