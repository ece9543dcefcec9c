import { forgetRefused, markRefused } from '../accounts/refused-addresses.ts'
import type { Milliseconds } from '../clock/clock.ts'
import { after, hours, minutes } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { insertEvent } from '../live/event-store.ts'
import type { LetterFailure } from './letter-failure.ts'
import { isForGood } from './letter-failure.ts'
import type { WaitingLetter } from './outbox-store.ts'
import { longestPause } from './outbox-store.ts'

/** A server that is away this long will not come back for this letter (R42). */
const givenUpAfter = hours(48)

/** `answer` is what the server said, for the operator; never a secret. */
export type Outcome =
  | { readonly state: 'sent' | 'skipped'; readonly answer: string }
  /** A refused letter waits for another attempt, until it is too old for one or was refused for good. */
  | { readonly state: 'dead' | 'refused'; readonly answer: string; readonly failure: LetterFailure }

type EndState = 'waiting' | 'sent' | 'skipped' | 'dead'

/**
 * Notes what became of a letter, unless its lease has passed to another process. A letter that has ended keeps no secret.
 * @returns how the letter stands now; undefined where another process has it.
 */
export async function settleLetter(
  database: Database<PortalTables>,
  letter: WaitingLetter,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<EndState | undefined> {
  const state = endState(letter, outcome, now)
  const changes =
    state === 'waiting'
      ? { next_attempt_at: after(now, pause(letter.attempts)).toISOString() }
      : { state, sealed_secret: '', sent_at: state === 'sent' ? now.toISOString() : null }
  const failure = 'failure' in outcome ? outcome.failure : ''
  return database.writing(async (transaction) => {
    const settled = await transaction
      .updateTable('outbox')
      .set({ ...changes, failure, leased_until: '', leased_by: '', last_answer: outcome.answer.slice(0, 500) })
      .where('id', '=', letter.id)
      .where('leased_by', '=', letter.leased_by)
      .where('leased_until', '=', letter.leased_until)
      .returning('id')
      .executeTakeFirst()
    if (!settled) return undefined
    await tell(transaction, { state, failure, email: letter.recipient, now })
    return state
  })
}

function endState(letter: WaitingLetter, outcome: Outcome, now: Date): EndState {
  if (outcome.state !== 'refused') return outcome.state
  return isForGood(outcome.failure) || isOld(letter, now) ? 'dead' : 'waiting'
}

async function tell(
  transaction: PortalTransaction,
  { state, failure, email, now }: { state: EndState; failure: LetterFailure | ''; email: string; now: Date },
): Promise<void> {
  if (state === 'dead')
    await insertEvent(transaction, { kind: 'data-changed', topic: 'letters', for: { to: 'superadmins' } })
  if (failure !== 'address' && state !== 'sent') return
  const people = state === 'sent' ? await forgetRefused(transaction, email) : await markRefused(transaction, email, now)
  for (const of of people)
    await insertEvent(transaction, { kind: 'data-changed', topic: 'users', ids: [of.id], for: { to: 'overseers', of } })
}

function isOld(letter: WaitingLetter, now: Date): boolean {
  return now >= after(new Date(letter.created_at), givenUpAfter)
}

/** One minute, then twice as long each time, at most four hours. */
function pause(attempts: number): Milliseconds {
  return Math.min(minutes(2 ** (attempts - 1)), longestPause) as Milliseconds
}
