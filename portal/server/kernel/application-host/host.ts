import type { Kysely, Transaction } from 'kysely'
import type { Language, TransportCompany } from '../../../contract/own.ts'
import type { People } from '../accounts/person-cards.ts'
import type { Clock } from '../clock/clock.ts'
import type { NoTables, PreparedQuery, QueryBuild, SqlValue } from '../database/database.ts'
import type { ApplicationFiles } from '../files/file-store.ts'
import type { LetIn } from '../host/portal-host.ts'
import type { Budget } from '../limits/budgets.ts'
import type { Log } from '../log/log.ts'
import type { LetterTemplate } from '../mail/application-letters.ts'
import type { LetterFile } from '../mail/letter-files.ts'
import type { NoticeSubject } from '../notices/notice-event.ts'
import type { DocumentFacts } from '../pdf/drawing.ts'
import type { ApplicationRequest } from './request.ts'

/**
 * What the portal gives an application on the server. Nothing of it reaches the portal's accounts, sessions, keys or
 * tables; a further service is added only when an application needs it.
 */
export interface Host {
  readonly database: ApplicationDatabase
  readonly people: People & {
    /** Those of them who wait for access (GEN-17) and cannot open this application yet. */
    waiting(ids: readonly string[]): Promise<ReadonlySet<string>>
    /** See `LetIn`. The audit trail and the open pages of those concerned are told. */
    letIn(
      transaction: Transaction<NoTables>,
      by: ApplicationRequest,
      asked: { readonly person: string; readonly company: string },
    ): ReturnType<LetIn>
  }
  /** The group's companies in the operator's order, each with the key that its groups begin with (ENT-35). */
  companies(): Promise<readonly CompanyCard[]>
  transportCompanies(): Promise<readonly TransportCompany[]>
  readonly limits: {
    /** Counts one use of the application's own budget. @throws Refused `too_many_requests` when it is spent. */
    spend(budget: Budget, whose: string): Promise<void>
  }
  readonly mail: ApplicationMail
  readonly notices: ApplicationNotices
  readonly live: ApplicationLive
  readonly audit: ApplicationAudit
  readonly files: ApplicationFiles
  readonly pdf: ApplicationPdf
  /** For functions of a module: its locks and live topics are the same whichever application calls them. */
  inModule(key: string): ModuleHost
  /** Runs the application's own job of that name soon, besides its times. */
  wake(job: string): void
  readonly clock: Clock
  readonly log: Log
}

/** What the functions and hooks of a module work with. */
export type ModuleHost = Pick<Host, 'database' | 'live' | 'clock' | 'log'>

export interface ApplicationMail {
  /**
   * One letter to one receiver, which leaves when the transaction has committed, under the portal's sender.
   * @throws for a template that is not among the application's `letters`, and for an address that is none.
   */
  queue<Parameters extends object>(
    transaction: Transaction<NoTables>,
    letter: ApplicationLetter<Parameters>,
  ): Promise<void>
}

export interface ApplicationLetter<Parameters extends object> {
  readonly template: LetterTemplate<Parameters>
  readonly to: Receiver
  readonly parameters: NoInfer<Parameters>
  /** Where its button leads, below the application's key. */
  readonly route?: `/${string}`
  /** Put at the end of the route; sealed while the letter waits, wiped once it has gone. */
  readonly secret?: string
  /** Who reads an answer; without it the portal's sender does. */
  readonly replyTo?: string
  /** Read when the letter leaves; together at most 10 MiB. They stay for as long as the letter is kept. */
  readonly files?: readonly LetterFile[]
  readonly now: Date
}

export interface ApplicationNotices {
  /**
   * Tells people of an event in the portal, and by letter where the event's rule or the person's choice says so. The words
   * are those of the event's letter. @throws for a template whose event is not among the application's `notices`.
   */
  notify<Parameters extends object>(
    transaction: Transaction<NoTables>,
    notice: Omit<ApplicationLetter<Parameters>, 'to' | 'secret' | 'route'> & {
      readonly to: readonly string[]
      readonly about: NoticeSubject
      readonly route: `/${string}`
      /** Whose act it is, if a person's: the notice is removed with this person. */
      readonly actor?: string
    },
  ): Promise<void>
}

export type Receiver =
  /** Address and language as they are now. Nobody gets it who is deactivated or has proven no address. */
  { readonly person: string } | { readonly address: string; readonly language: Language }

export interface ApplicationLive {
  /**
   * Tells open pages, when the transaction has committed, that a list is new. Those hear it whom `channelsOf` gives one of
   * the channels when it is sent, superadmins no more than others. Ids alone: each asks for the rest within the own rights.
   * With the topic `rights` the portal asks `channelsOf` again for the people whose ids these are, without ids for all.
   */
  publish(
    transaction: Transaction<NoTables>,
    event: { readonly topic: string; readonly ids?: readonly string[]; readonly channels: readonly string[] },
  ): Promise<void>
}

export interface ApplicationPdf {
  /**
   * Draws one of the application's `drawings`, one document at a time. The same content and facts give the same bytes, as long
   * as the portal is the same version. @throws Refused `busy` while a hundred wait. @throws DrawingFailed
   */
  draw(drawing: string, content: object, facts: DocumentFacts): Promise<Uint8Array>
}

export interface ApplicationAudit {
  /**
   * A line of the audit trail in the same transaction as what it tells of: only for acts of security and money.
   * `by` is the request that the answer was given, or the portal itself in a job.
   * @throws for an action or details that the application has not declared in `auditActions`.
   */
  append(
    transaction: Transaction<NoTables>,
    by: ApplicationRequest | 'portal',
    act: {
      readonly action: string
      readonly details?: object
      /** What it was done to, in words that last: a number, a name. */
      readonly target: string
      /** Company whose administrators may read the line. */
      readonly company?: string
    },
  ): Promise<void>
}

/** Either engine, without the portal's tables; the application names its own once. */
export interface ApplicationDatabase {
  readonly engine: 'sqlite' | 'postgres'
  /** Outside a transaction: for reading only. On SQLite it is a read-only connection, so a stray write fails. */
  readonly reading: Kysely<NoTables>
  /** A transaction of the application's own making: jobs and commands have no request whose transaction they could use. */
  writing<Result>(act: (transaction: Transaction<NoTables>) => Promise<Result>): Promise<Result>
  /** A query that is compiled once and then only run. */
  prepared<Parameters extends Readonly<Record<string, SqlValue>>, Row>(
    build: QueryBuild<NoTables, Parameters, Row>,
  ): PreparedQuery<Parameters, Row>
  /** Lets one transaction at a time past this line, until it ends. The name is the application's own. */
  lock(transaction: Transaction<NoTables>, name: string): Promise<void>
  isUniqueViolation(fault: unknown): boolean
}

export interface CompanyCard {
  readonly name: string
  readonly key: string
}
