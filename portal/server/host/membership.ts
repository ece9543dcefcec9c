import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ApplicationManifest } from '../../contract/index.ts'

/** What the portal itself uses of an application. */
export interface MountedApplication {
  readonly manifest: ApplicationManifest
  /** This application's part of a user, where it has one. */
  readonly membership?: Membership
}

/** Fields that an application adds to the user on the wire, kept in its own tables. */
export interface Membership {
  /** Exact shape of those fields; what does not fit fails instead of leaking. */
  readonly fields: z.ZodMiniType<Readonly<Record<string, unknown>>>
  /** The fields of each of these accounts; an account without a row gets the fields' resting values. */
  load(
    database: Kysely<never>,
    accountIds: readonly string[],
  ): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>
  save(transaction: Transaction<never>, accountId: string, fields: Readonly<Record<string, unknown>>): Promise<void>
  remove(transaction: Transaction<never>, accountId: string): Promise<void>
}
