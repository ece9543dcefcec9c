import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ApplicationManifest, PersonalList, PersonCard, WaitingWork } from '../../../contract/own.ts'
import type { NoTables } from '../database/database.ts'
import type { Migrations } from '../database/migrate.ts'
import type { LetterTemplate } from '../mail/application-letters.ts'
import type { NoticeEvent, NoticeReader, NoticeSubject } from '../notices/notice-event.ts'
import type { Membership, RemovedParts } from './membership.ts'

/** What an application gives that the portal uses as it is. */
export interface MountedApplication {
  readonly manifest: ApplicationManifest
  /** Its tables, indexes and triggers are named `<key>_…`. */
  readonly migrations: Migrations
  /** This application's part of a user, where it has one. */
  readonly membership?: Membership
  /** Its drawing as a PNG of 256 px, for `appicon` (ENT-44); what the browser's tile shows is the web face's `Icon`. */
  readonly icon?: URL
  /**
   * What waits for the person here: the count on the tile and the first few things to go on with (FRONT-20). Asked only
   * while the application is in use and the person sees it; cheap, since every visit to the front page asks.
   */
  waiting?(reader: Kysely<NoTables>, person: PersonCard, now: Date): Promise<WaitingWork>
  /** Module of the application that exports `drawings`; only the worker that draws imports it. */
  readonly drawings?: URL
  /** What its lines in the audit trail hold, by their own names; they are stored as `<key>.<name>`. */
  readonly auditActions?: Readonly<Record<string, z.ZodMiniType<object>>>
  /** Its letters by their own names, made by `lettersOf`; they are stored as `<key>.<name>`. */
  readonly letters?: Readonly<Record<string, LetterTemplate<never>>>
  /** Events that it tells people of, by the names of the letters whose words tell them. */
  readonly notices?: Readonly<Record<string, NoticeEvent>>
  /** How the person stands to notices about these subjects now. */
  noticeReader?(reader: Kysely<NoTables>, person: PersonCard, subjects: readonly NoticeSubject[]): Promise<NoticeReader>
  /** The channels of its live events that the person may hear now. */
  channelsFor?(reader: Kysely<NoTables>, person: PersonCard): Promise<readonly string[]>
  /**
   * What it holds of this person, for the copy that everybody may take of the own data: all of it and of nobody else.
   * Asked whether or not the application is in use and the person sees it.
   */
  personalData?(reader: Kysely<NoTables>, person: PersonCard): Promise<readonly PersonalList[]>
  /** Hooks, called in the transaction of the change. */
  readonly people?: MountedPeople
  readonly companies?: { renamed: RenamedCompany; isUsed: IsUsed }
  readonly carriers?: { isUsed: IsUsed }
}

interface MountedPeople {
  /** `portal` is the one that it is mounted in, of which `serverApplication` makes what the application works with. */
  leaves(
    portal: object,
    leaving: {
      readonly transaction: Transaction<NoTables>
      readonly person: PersonCard
      readonly parts: RemovedParts
    },
  ): Promise<{ readonly refused: 'in_use' } | undefined>
}

/** Keys, which the company's groups begin with; the same key where only the spelling of the name has changed. */
export type RenamedCompany = (
  transaction: Transaction<NoTables>,
  keys: { readonly from: string; readonly to: string },
) => Promise<void>

/** Whether something of the application's refers to the company's key, or to the transport company's id: it then stays. */
export type IsUsed = (transaction: Transaction<NoTables>, subject: string) => Promise<boolean>
