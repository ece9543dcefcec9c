import type { PortalTransaction } from '../database/portal-transaction.ts'
import { erasedAnswer } from '../host/erase-answers.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { Refused } from '../refusals/refuse.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

/** A command with a key has one effect and one answer, however often it is sent (R14). */
export interface IdempotentCommand {
  readonly accountId: string
  readonly key: string
  /** What was asked, and its signature: a plain hash of a body would let a thief of the database guess the password in it. */
  readonly request: string
  readonly requestHash: string
  readonly now: Date
}

const keyForm = /^[\w-]{8,128}$/

/** Undefined without a key. @throws Refused for a key of a form nobody needs. */
export function idempotentCommand(
  header: string | string[] | undefined,
  { keys, accountId, route, body, now }: { keys: KeyRing; accountId: string; route: string; body: unknown; now: Date },
): IdempotentCommand | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !keyForm.test(header))
    throw new Refused('invalid_input', { fields: ['Idempotency-Key'] })
  const request = `${route}\n${JSON.stringify(body)}`
  return { accountId, key: header, request, requestHash: keys.sign('idempotency', request), now }
}

/**
 * The last answers to commands that found nothing to change. They are worth no row, or whoever presses Save for ever fills
 * the table; forgotten, such a command finds once more that there is nothing to do (decision 30).
 */
export type UnchangedAnswers = Map<string, { readonly request_hash: string; readonly answer: string }>

const unchangedMost = 2000

export function keepUnchanged(answers: UnchangedAnswers, command: IdempotentCommand, answer: string): void {
  answers.set(nameOf(command), { request_hash: command.requestHash, answer })
  const [oldest] = answers.keys()
  if (answers.size > unchangedMost && oldest !== undefined) answers.delete(oldest)
}

/** The answer this command was given before. @throws Refused when the key was used for something else. */
async function earlierAnswer(
  { database, keys }: Pick<PortalHost, 'database' | 'keys'>,
  command: IdempotentCommand,
  unchanged: UnchangedAnswers,
): Promise<string | undefined> {
  const row =
    unchanged.get(nameOf(command)) ??
    (await database.reading
      .selectFrom('idempotency')
      .select(['request_hash', 'answer'])
      .where('account_id', '=', command.accountId)
      .where('key', '=', command.key)
      .executeTakeFirst())
  if (!row) return undefined
  if (!keys.fits('idempotency', command.request, row.request_hash)) {
    throw new Refused('invalid_input', { fields: ['Idempotency-Key'] })
  }
  // Done once, and what it was answered told of somebody who has been removed since.
  if (row.answer === erasedAnswer) throw new Refused('not_found')
  return row.answer
}

/** Commands with one key come one after the other, so that the second finds the answer of the first and spends nothing. */
export type CommandTurns = Map<string, Promise<unknown>>

async function inTurn<Result>(
  turns: CommandTurns,
  command: IdempotentCommand,
  act: () => Promise<Result>,
): Promise<Result> {
  const name = nameOf(command)
  const mine = (turns.get(name) ?? Promise.resolve()).then(act)
  const over = mine.catch(() => undefined)
  turns.set(name, over)
  try {
    return await mine
  } finally {
    if (turns.get(name) === over) turns.delete(name)
  }
}

function nameOf({ accountId, key }: IdempotentCommand): string {
  return `${accountId} ${key}`
}

/** Thrown where another request with the same key came first; its answer stands by now. */
class CommandRepeated extends Error {}

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

/** The command's one answer: the earlier one, or what it comes to now. */
export async function once<Body>(
  { portal, turns, unchanged }: { portal: PortalHost; turns: CommandTurns; unchanged: UnchangedAnswers },
  command: IdempotentCommand,
  act: () => Promise<Body>,
): Promise<Body | string> {
  return inTurn(turns, command, async () => {
    const earlier = await earlierAnswer(portal, command, unchanged)
    if (earlier !== undefined) return earlier
    try {
      return await act()
    } catch (fault) {
      const answer = fault instanceof CommandRepeated ? await earlierAnswer(portal, command, unchanged) : undefined
      if (answer === undefined) throw fault
      return answer
    }
  })
}
