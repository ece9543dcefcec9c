import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ApplicationManifest, Call } from '../../contract/index.ts'
import type { Account } from '../accounts/account.ts'
import type { Answer } from '../answering/answer.ts'
import type { Clock } from '../clock/clock.ts'
import type { MigrationSet } from '../database/migrate.ts'
import type { Log } from '../log/log.ts'
import type { Outbox } from '../mail/outbox.ts'

/** What an application gives the portal on the server. Its tables are named `<key>_…`. */
export interface ServerApplication {
  readonly manifest: ApplicationManifest
  readonly migrations: MigrationSet
  /** This application's part of a user, where it has one. */
  readonly membership?: Membership
  /** Its own calls; their paths begin with `/api/<key>/`. */
  answers(host: Host): readonly Answer[]
}

/** Fields that an application adds to the user on the wire, kept in its own tables. */
export interface Membership {
  /** Exact shape of those fields; what does not fit fails instead of leaking. */
  readonly fields: z.ZodMiniType<Readonly<Record<string, unknown>>>
  /** The fields of each of these accounts; an account without a row gets the fields' resting values. */
  load(database: Kysely<never>, accountIds: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>
  save(transaction: Transaction<never>, accountId: string, fields: Readonly<Record<string, unknown>>): Promise<void>
  remove(transaction: Transaction<never>, accountId: string): Promise<void>
}

/** What the portal gives an application on the server; a further point is added only when a second application needs it. */
export interface Host {
  readonly database: {
    readonly engine: 'sqlite' | 'postgres'
    readonly reading: Kysely<never>
    writing<Result>(act: (transaction: Transaction<never>) => Promise<Result>): Promise<Result>
  }
  readonly people: {
    /** The person with that id, within the actor's scope; undefined outside it. */
    find(actor: Account, id: string): Promise<Account | undefined>
  }
  readonly mail: Outbox
  readonly clock: Clock
  readonly log: Log
}

export type ApplicationCall = Call
