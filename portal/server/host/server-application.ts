import type { Kysely, Transaction } from 'kysely'
import type { Account } from '../accounts/account.ts'
import type { Answer } from '../answering/answer.ts'
import type { Clock } from '../clock/clock.ts'
import type { MigrationSet } from '../database/migrate.ts'
import type { Log } from '../log/log.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { MountedApplication } from './membership.ts'

/** What an application gives the portal on the server. Its tables are named `<key>_…`. */
export interface ServerApplication extends MountedApplication {
  readonly migrations: MigrationSet
  /** Its own calls; their paths begin with `/api/<key>/`. */
  answers(host: Host): readonly Answer[]
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
