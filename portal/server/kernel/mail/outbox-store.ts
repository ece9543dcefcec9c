import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { isEmail, Language } from '../../../contract/own.ts'
import { after, hours, isAhead, latestEnd, latestPast, minutes } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { OutboxTable } from '../database/outbox-tables.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PortalTables } from '../database/tables.ts'
import { bringBackSecrets } from '../mailed-secrets/mailed-secret.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { hashSecret, newId } from '../secrets/random-secret.ts'
import type { LetterContent, LetterTemplate } from './letters.ts'
import type { ApplicationQueuedLetter, QueuedLetter, StoredParameters } from './outbox.ts'
import { beat, removeProcess } from './outbox-processes.ts'
import { mayLeave } from './paused-letters.ts'
import type { WrittenForApplication } from './render-application-letter.ts'
import type { WrittenLetter } from './render-letter.ts'

/**
 * How long a letter belongs to a process of a version that leaves no name with its lease. One with a name keeps it as
 * long as it lives (outbox-processes.ts).
 */
const lease = minutes(5)
const takenAtOnce = 4

export type WaitingLetter = OutboxTable

interface Writing {
  readonly keys: KeyRing
  readonly domain: string
}

/** A letter of the portal's own, or of an application. */
type AnyLetter = Omit<QueuedLetter<LetterTemplate>, 'template' | 'parameters'> &
  Pick<ApplicationQueuedLetter, 'template'> &
  Partial<Pick<ApplicationQueuedLetter, 'id' | 'route' | 'replyTo' | 'files'>> & { readonly parameters: object }

export async function insertLetters(
  transaction: PortalTransaction,
  letters: readonly AnyLetter[],
  writing: Writing,
): Promise<void> {
  const rows = letters.map((letter) => rowOf(letter, writing))
  if (rows.length > 0) await transaction.insertInto('outbox').values(rows).execute()
}

function rowOf(letter: AnyLetter, { keys, domain }: Writing): OutboxTable {
  const { id = newId(), route = '', replyTo = '', files = [] } = letter
  // Addresses are checked where they come in; one that gets here otherwise must not reach a mail header (R43).
  if (![letter.recipient, ...(replyTo === '' ? [] : [replyTo])].every(isEmail))
    throw new Error(`a letter (${letter.template}) has no usable address`)
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
    next_attempt_at: (letter.leavesAt ?? letter.now).toISOString(),
    leased_until: '',
    leased_by: '',
    last_answer: '',
    created_at: now,
    sent_at: null,
    route,
    reply_to: replyTo,
    files: JSON.stringify(files),
    failure: '',
  }
}

/** Between two tries of a letter there is at most this. */
export const longestPause = hours(4)

/** The furthest moment that a next try can be at: a letter beyond it was queued under a clock that was ahead, and is due. */
export function latestTry(now: Date): Date {
  return latestEnd(now, longestPause)
}

/** Takes due letters for this process. Templates that only a newer version knows, or an application that is not mounted, wait (R48). */
export async function takeDueLetters(
  database: Database<PortalTables>,
  { now, by, templates }: { now: Date; by: string; templates: readonly string[] },
): Promise<readonly WaitingLetter[]> {
  return database.writing(async (transaction) => {
    let due = transaction
      .selectFrom('outbox')
      .select(['id', 'created_at', 'secret_hash'])
      .where('state', '=', 'waiting')
      .where((is) =>
        is.or([
          is('next_attempt_at', '<=', now.toISOString()),
          is('next_attempt_at', '>', latestTry(now).toISOString()),
        ]),
      )
      .where(isFree(now))
      .where(mayLeave)
      .where('template', 'in', templates)
      .orderBy('next_attempt_at')
      .limit(takenAtOnce)
    // Two instances must not wait for each other's letters; SQLite has one writer at a time anyway.
    if (database.engine === 'postgres') due = due.forUpdate().skipLocked()
    const letters = await due.execute()
    if (letters.length === 0) return []
    await beat(transaction, by)
    await bringBack(transaction, letters, now)
    const until = after(now, lease).toISOString()
    // Free once more, now that the rows are locked: the first look may have missed a process whose lease was just committed.
    return transaction
      .updateTable('outbox')
      .set((is) => ({ leased_until: until, leased_by: `${by} ${until}`, attempts: is('attempts', '+', 1) }))
      .where('id', 'in', ids(letters))
      .where(isFree(now))
      .returningAll()
      .execute()
  })
}

/**
 * Nobody has it: whoever took it last is gone, or, of a version that leaves no name, has had its time. A lease beyond
 * its time was taken under a clock that was ahead.
 */
function isFree(now: Date) {
  const hasName = sql<boolean>`(leased_until != '' and leased_by like '%_ ' || leased_until)`
  const isHeld = sql<boolean>`exists (select 1 from outbox_process where leased_by = outbox_process.id || ' ' || leased_until)`
  return (is: ExpressionBuilder<PortalTables, 'outbox'>) =>
    is.or([
      is.and([hasName, is.not(isHeld)]),
      is.and([
        is.not(hasName),
        is.or([
          is('leased_until', '<=', now.toISOString()),
          is('leased_until', '>', latestEnd(now, lease).toISOString()),
        ]),
      ]),
    ])
}

type Dated = Pick<OutboxTable, 'id' | 'created_at' | 'secret_hash'>

/** A letter from the future was queued just now, and its link made: it is to be given up in its time, not in a year. */
async function bringBack(transaction: PortalTransaction, letters: readonly Dated[], now: Date): Promise<void> {
  const hashes = letters.flatMap(({ secret_hash: hash }) => (hash === '' ? [] : [hash]))
  await bringBackSecrets(transaction, now, hashes)
  const ahead = letters.filter((letter) => isAhead(letter.created_at, now))
  if (ahead.length === 0) return
  const moment = now.toISOString()
  await transaction.updateTable('outbox').set({ created_at: moment }).where('id', 'in', ids(ahead)).execute()
}

function ids(letters: readonly Dated[]): string[] {
  return letters.map(({ id }) => id)
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
    .where('created_at', '<=', latestPast(now).toISOString())
    .executeTakeFirst()
  return living === undefined
}

/** Gives letters back that this process took and did not finish, so that another need not find out that it is gone (R47). */
export async function releaseLetters(
  database: Database<PortalTables>,
  { letters, by }: { letters: readonly WaitingLetter[]; by: string },
): Promise<void> {
  await database.writing(async (transaction) => {
    for (const { id, leased_by, leased_until } of letters) {
      const own = transaction.updateTable('outbox').set({ leased_until: '', leased_by: '' }).where('id', '=', id)
      const held = own.where('leased_by', '=', leased_by).where('leased_until', '=', leased_until)
      await held.where('state', '=', 'waiting').execute()
    }
    await removeProcess(transaction, by)
  })
}

/** That of its receiver. */
export function languageOf({ language }: Pick<WaitingLetter, 'language'>): Language {
  return z.parse(Language, language)
}

/** The row as a letter to write. @param secret the unsealed secret of its link. */
export function writtenLetter(row: WaitingLetter, secret: string | undefined): WrittenLetter {
  const content = { template: row.template, parameters: JSON.parse(row.parameters) } as LetterContent
  return { ...content, language: languageOf(row), secret, queuedAt: new Date(row.created_at) }
}

/** The same of an application's letter. */
export function writtenForApplication(row: WaitingLetter, secret: string | undefined): WrittenForApplication {
  const { name, given } = JSON.parse(row.parameters) as StoredParameters
  const { route, reply_to: replyTo } = row
  return { name, given, route, replyTo, secret, language: languageOf(row) }
}
