import * as z from 'zod/mini'
import { isEmail, Language } from '../../contract/index.ts'
import type { Milliseconds } from '../clock/clock.ts'
import { after, hours, minutes } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { OutboxTable, PortalTables } from '../database/tables.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { hashSecret, newId } from '../secrets/random-secret.ts'
import type { LetterContent, LetterTemplate } from './letters.ts'
import { letterTemplates } from './letters.ts'
import type { QueuedLetter } from './outbox.ts'
import type { WrittenLetter } from './render-letter.ts'

/** How long a letter belongs to the process that took it; a crashed one's letters are free again after that. */
const lease = minutes(5)
const takenAtOnce = 4
/** A server that is away this long will not come back for this letter (R42). */
const givenUpAfter = hours(48)

export type WaitingLetter = OutboxTable

interface Writing {
  readonly keys: KeyRing
  readonly domain: string
}

export async function insertLetters<Template extends LetterTemplate>(
  transaction: PortalTransaction,
  letters: readonly QueuedLetter<Template>[],
  writing: Writing,
): Promise<void> {
  const rows = letters.map((letter) => rowOf(letter, writing))
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
}

function rowOf<Template extends LetterTemplate>(
  letter: QueuedLetter<Template>,
  { keys, domain }: Writing,
): OutboxTable {
  // Addresses are checked where they come in; one that gets here otherwise must not reach a mail header (R43).
  if (!isEmail(letter.recipient)) throw new Error(`a letter (${letter.template}) has no usable address`)
  const id = newId()
  const now = letter.now.toISOString()
  return {
    id,
    message_id: `<${id}@${domain}>`,
    template: letter.template,
    language: letter.language,
    recipient: letter.recipient,
    parameters: JSON.stringify(letter.parameters),
    sealed_secret: letter.secret === undefined ? '' : keys.seal(letter.secret),
    secret_hash: letter.secret === undefined ? '' : hashSecret(letter.secret),
    state: 'waiting',
    attempts: 0,
    next_attempt_at: now,
    leased_until: '',
    last_answer: '',
    created_at: now,
    sent_at: null,
  }
}

/** Takes due letters for this process. Templates that only a newer version knows are left to it (R48). */
export async function takeDueLetters(database: Database<PortalTables>, now: Date): Promise<readonly WaitingLetter[]> {
  const moment = now.toISOString()
  return database.writing(async (transaction) => {
    let due = transaction
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', moment)
      .where('leased_until', '<=', moment)
      .where('template', 'in', letterTemplates)
      .orderBy('next_attempt_at')
      .limit(takenAtOnce)
    // Two instances must not wait for each other's letters; SQLite has one writer at a time anyway.
    if (database.engine === 'postgres') due = due.forUpdate().skipLocked()
    const ids = (await due.execute()).map((row) => row.id)
    if (ids.length === 0) return []
    return transaction
      .updateTable('outbox')
      .set((is) => ({ leased_until: after(now, lease).toISOString(), attempts: is('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .returningAll()
      .execute()
  })
}

/** Whether the link in the letter would fail: used, expired or taken back since the letter was queued. */
export async function isLinkDead(database: Database<PortalTables>, letter: WaitingLetter, now: Date): Promise<boolean> {
  if (letter.secret_hash === '') return false
  const living = await database.reading
    .selectFrom('mailed_secret')
    .select('hash')
    .where('hash', '=', letter.secret_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return living === undefined
}

export interface Outcome {
  /** A refused letter waits for another attempt, until it is too old for one. */
  readonly state: 'sent' | 'skipped' | 'dead' | 'refused'
  /** What the server said, for the operator; never a secret. */
  readonly answer: string
}

/** Notes what became of a letter, unless its lease has passed to another process. A letter that has ended keeps no secret. */
export async function settleLetter(
  database: Database<PortalTables>,
  letter: WaitingLetter,
  { outcome, now }: { outcome: Outcome; now: Date },
): Promise<void> {
  const waits = outcome.state === 'refused' && !isOld(letter, now)
  const state = outcome.state === 'refused' ? 'dead' : outcome.state
  const changes = waits
    ? { next_attempt_at: after(now, pause(letter.attempts)).toISOString() }
    : { state, sealed_secret: '', sent_at: state === 'sent' ? now.toISOString() : null }
  await database.writing((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ ...changes, leased_until: '', last_answer: outcome.answer.slice(0, 500) })
      .where('id', '=', letter.id)
      .where('leased_until', '=', letter.leased_until)
      .execute(),
  )
}

function isOld(letter: WaitingLetter, now: Date): boolean {
  return now >= after(new Date(letter.created_at), givenUpAfter)
}

/** One minute, then twice as long each time, at most four hours. */
function pause(attempts: number): Milliseconds {
  return minutes(Math.min(2 ** (attempts - 1), 240))
}

/** Gives letters back that this process took and did not finish, so that another need not wait for the lease to end (R47). */
export async function releaseLetters(
  database: Database<PortalTables>,
  letters: readonly WaitingLetter[],
): Promise<void> {
  if (letters.length === 0) return
  await database.writing(async (transaction) => {
    for (const { id, leased_until } of letters) {
      const own = transaction.updateTable('outbox').set({ leased_until: '' }).where('id', '=', id)
      await own.where('state', '=', 'waiting').where('leased_until', '=', leased_until).execute()
    }
  })
}

/** The row as a letter to write. @param secret the unsealed secret of its link. */
export function writtenLetter(row: WaitingLetter, secret: string | undefined): WrittenLetter {
  const content = { template: row.template, parameters: JSON.parse(row.parameters) } as LetterContent
  return { ...content, language: z.parse(Language, row.language), secret, queuedAt: new Date(row.created_at) }
}
