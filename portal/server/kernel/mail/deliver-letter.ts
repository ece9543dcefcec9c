import type { Language } from '../../../contract/own.ts'
import { ownAnswers } from '../../../contract/own.ts'
import type { Brand } from '../brand/brand.ts'
import type { Clock } from '../clock/clock.ts'
import { yieldToEventLoop } from '../clock/yield-to-event-loop.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Log } from '../log/log.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { SiteStore } from '../site/site-store.ts'
import { siteTitleIn } from '../site/site-store.ts'
import type { LetterTemplate } from './application-letters.ts'
import { LetterNotTaken } from './letter-failure.ts'
import { attachedFiles } from './letter-files.ts'
import { letterLook } from './letter-look.ts'
import type { LetterContent } from './letters.ts'
import type { MailTransport } from './mail-transport.ts'
import type { WaitingLetter } from './outbox-store.ts'
import { isLinkDead, languageOf, writtenForApplication, writtenLetter } from './outbox-store.ts'
import { renderApplicationLetter } from './render-application-letter.ts'
import type { LetterSite, RenderedLetter } from './render-letter.ts'
import { renderLetter } from './render-letter.ts'
import type { Outcome } from './settle-letter.ts'
import { settleLetter } from './settle-letter.ts'

export interface DeliveryParts {
  readonly database: Database<PortalTables>
  readonly keys: KeyRing
  readonly clock: Clock
  readonly log: Log
  readonly site: SiteStore
  readonly publicUrl: () => string
  readonly transport: MailTransport
  /** MAIL_FROM; empty where letters stay in the built-in mailbox. */
  readonly sender: string
  /** The letters of the mounted applications, by `<key>.<name>`. */
  readonly ofApplications?: ReadonlyMap<string, LetterTemplate<never>>
  /** The operator's own face, where there is one. */
  readonly brand?: Brand | undefined
  /** Where the files are that go along with letters of applications. */
  readonly files?: FileStore
  /** What a letter says is looked up when it leaves, where it has to be true then. */
  readonly asItLeaves?: LetterAsItLeaves
}

/** The letter as it is now; undefined for one that is true no more. @param recipient the address it goes to. */
export type LetterAsItLeaves = (letter: LetterContent, recipient: string) => Promise<LetterContent | undefined>

/** One attempt at one letter that this process has taken, and a note of how it went. */
export async function deliverLetter(parts: DeliveryParts, letter: WaitingLetter): Promise<void> {
  const { database, clock, log } = parts
  // On the embedded engine, and in the built-in mailbox, nothing here waits: a thousand letters would be one long turn.
  await yieldToEventLoop()
  const outcome = await attempt(parts, letter)
  await yieldToEventLoop()
  const state = await settleLetter(database, letter, { outcome, now: clock.now() })
  // Servers like to name the receiver; the log does not need to know (R77).
  const answer = outcome.answer.replace(/\S+@\S+/g, '…')
  const note = { template: letter.template, message: letter.message_id, attempt: letter.attempts, answer }
  if ('failure' in outcome)
    log.warn(state === 'dead' ? 'mail_given_up' : 'mail_refused', { ...note, reason: outcome.failure })
  else if (outcome.state === 'skipped') log.warn('mail_skipped', note)
  else log.info('mail_sent', note)
}

async function attempt(parts: DeliveryParts, letter: WaitingLetter): Promise<Outcome> {
  const { database, keys, clock, transport } = parts
  const now = clock.now()
  // The secrets in letters of applications are their own: whether they live, the portal does not know.
  const isOwn = !parts.ofApplications?.has(letter.template)
  if (isOwn && (await isLinkDead(database, letter, now))) return { state: 'skipped', answer: ownAnswers.linkOver }
  const secret = letter.sealed_secret === '' ? undefined : keys.open(letter.sealed_secret)
  if (letter.sealed_secret !== '' && secret === undefined) {
    return { state: 'dead', answer: ownAnswers.keyLost, failure: 'portal' }
  }
  let rendered: RenderedLetter | undefined
  try {
    rendered = await renderedNow(parts, letter, secret)
  } catch (fault) {
    // A fault of ours; what it says belongs into the log, and to nobody who reads the list of letters.
    parts.log.error('mail_not_made', fault, { template: letter.template, message: letter.message_id })
    return { state: 'refused', answer: ownAnswers.notMade, failure: 'portal' }
  }
  if (rendered === undefined) return { state: 'skipped', answer: ownAnswers.notTrue }
  try {
    const { id, message_id: messageId, recipient } = letter
    const sender = senderIn(languageOf(letter), parts)
    const answer = await transport.deliver({ ...rendered, id, messageId, recipient, sender, now })
    return { state: 'sent', answer: withoutSecret(answer, secret) }
  } catch (fault) {
    const said = fault instanceof Error ? fault.message : String(fault)
    const failure = fault instanceof LetterNotTaken ? fault.failure : 'connection'
    return { state: 'refused', answer: withoutSecret(said, secret), failure }
  }
}

/** Undefined for a letter that is true no more. */
async function renderedNow(
  parts: DeliveryParts,
  letter: WaitingLetter,
  secret: string | undefined,
): Promise<RenderedLetter | undefined> {
  const site = await siteOf(parts, languageOf(letter))
  const template = parts.ofApplications?.get(letter.template)
  if (template) {
    const rendered = renderApplicationLetter(template, writtenForApplication(letter, secret), site)
    return parts.files ? { ...rendered, files: await attachedFiles(letter, parts.files) } : rendered
  }
  const written = writtenLetter(letter, secret)
  const content = parts.asItLeaves ? await parts.asItLeaves(written, letter.recipient) : written
  return content && renderLetter({ ...written, ...content }, site)
}

async function siteOf({ site, publicUrl, sender, brand }: DeliveryParts, language: Language): Promise<LetterSite> {
  const record = await site.read()
  const { siteAdminEmail, supportEmail } = record.settings
  const fallback = addressOf(sender)
  return {
    title: siteTitleIn(record, language),
    look: letterLook(brand),
    controller: brand?.controller,
    siteAdminEmail: siteAdminEmail || supportEmail || fallback,
    supportEmail: supportEmail || siteAdminEmail || fallback,
    publicUrl: publicUrl(),
  }
}

// A server may quote the letter when it refuses it, link and all.
function withoutSecret(answer: string, secret: string | undefined): string {
  return secret === undefined ? answer : answer.replaceAll(secret, '…')
}

/** MAIL_FROM, with the brand's name beside its address. */
function senderIn(language: Language, { sender, brand }: Pick<DeliveryParts, 'sender' | 'brand'>): string {
  return brand?.sender && sender !== '' ? `"${brand.sender[language]}" <${addressOf(sender)}>` : sender
}

/** The address in `Name <address>`, or the text itself. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1]?.trim() ?? sender.trim()
}
