import { createHash } from 'node:crypto'
import { Refused } from '../answering/refuse.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'

/** A command with a key has one effect and one answer, however often it is sent (R14). */
export interface IdempotentCommand {
  readonly accountId: string
  readonly key: string
  readonly requestHash: string
  readonly now: Date
}

const keyForm = /^[\w-]{8,128}$/

/** Undefined without a key. @throws Refused for a key of a form nobody needs. */
export function idempotentCommand(
  header: string | string[] | undefined,
  { accountId, route, body, now }: { accountId: string; route: string; body: unknown; now: Date },
): IdempotentCommand | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !keyForm.test(header))
    throw new Refused('invalid_input', { fields: ['Idempotency-Key'] })
  const requestHash = createHash('sha256')
    .update(`${route}\n${JSON.stringify(body)}`)
    .digest('base64url')
  return { accountId, key: header, requestHash, now }
}

/** The answer this command was given before. @throws Refused when the key was used for something else. */
export async function earlierAnswer(
  database: Database<PortalTables>,
  command: IdempotentCommand,
): Promise<string | undefined> {
  const row = await database.reading
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', command.accountId)
    .where('key', '=', command.key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.request_hash !== command.requestHash) throw new Refused('invalid_input', { fields: ['Idempotency-Key'] })
  return row.answer
}

/** Thrown where another request with the same key came first; its answer stands by now. */
export class CommandRepeated extends Error {}

/** Takes the key for this transaction. A second one waits here for the first, and then finds the key taken. */
export async function takeKey(transaction: PortalTransaction, command: IdempotentCommand): Promise<void> {
  const taken = await transaction
    .insertInto('idempotency')
    .values({
      account_id: command.accountId,
      key: command.key,
      request_hash: command.requestHash,
      answer: '',
      created_at: command.now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!taken) throw new CommandRepeated()
}

export async function keepAnswer(
  transaction: PortalTransaction,
  command: IdempotentCommand,
  answer: string,
): Promise<void> {
  await transaction
    .updateTable('idempotency')
    .set({ answer })
    .where('account_id', '=', command.accountId)
    .where('key', '=', command.key)
    .execute()
}
