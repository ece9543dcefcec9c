import type { Language } from '../../../contract/own.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { LetterFile } from './letter-files.ts'
import type { LetterParameters, LetterTemplate } from './letters.ts'

/** Letters leave through the database: a row in the same transaction as what they tell of (R42). */
export interface Outbox {
  /** The letter goes when the transaction has committed, and never twice under one Message-ID. */
  queue<Template extends LetterTemplate>(transaction: PortalTransaction, letter: QueuedLetter<Template>): Promise<void>
  /** Many letters with one statement. */
  queueAll<Template extends LetterTemplate>(
    transaction: PortalTransaction,
    letters: readonly QueuedLetter<Template>[],
  ): Promise<void>
  /** A letter of an application, whose template the outbox was opened with. */
  queueForApplication(transaction: PortalTransaction, letter: ApplicationQueuedLetter): Promise<void>
  /** Looks for due letters now instead of at the next round. */
  wake(): void
  /** Delivers until nothing is due; tests and shutdown wait for it. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export interface QueuedLetter<Template extends LetterTemplate> {
  readonly template: Template
  readonly recipient: string
  readonly language: Language
  readonly parameters: LetterParameters[Template]
  /** The secret of the letter's link; sealed while it waits, wiped once it has gone. */
  readonly secret?: string
  readonly now: Date
  /** Not before this moment; at once where it is left out. */
  readonly leavesAt?: Date
}

export interface ApplicationQueuedLetter
  extends Pick<QueuedLetter<LetterTemplate>, 'recipient' | 'language' | 'secret' | 'now'> {
  /** `<key>.<name>`. */
  readonly template: string
  readonly parameters: StoredParameters
  /** Where in the portal its link leads; the secret comes after it. Empty without a link. */
  readonly route: string
  /** Empty where answers go to the sender. */
  readonly replyTo: string
  /** Already used by the letter's id, so that they stay as long as it does. */
  readonly files: readonly LetterFile[]
  readonly id: string
}

/** What an application's letter keeps until it leaves. */
export interface StoredParameters {
  /** Who is greeted; empty where nobody knows. */
  readonly name: string
  readonly given: object
}
