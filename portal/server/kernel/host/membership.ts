import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { TransportCompany } from '../../../contract/own.ts'
import type { NoTables } from '../database/database.ts'

export type MembershipFields = Readonly<Record<string, unknown>>

/** Fields that an application adds to the user on the wire, kept in its own tables or made from what the portal keeps. */
export interface Membership {
  /** Exact shape of those fields; what does not fit fails instead of leaking. */
  readonly fields: z.ZodMiniType<MembershipFields>
  /** The fields of each of these people; somebody without a row gets the fields' resting values. */
  load(
    database: Kysely<NoTables>,
    people: readonly Member[],
    there: MembershipCatalogue,
  ): Promise<ReadonlyMap<string, MembershipFields>>
  /** What an administrator's request comes to by the application's own rules, or the names of the fields that break them. */
  settle(wish: MembershipWish): ResolvedMembership | { readonly faults: readonly string[] }
  save(transaction: Transaction<NoTables>, accountId: string, fields: MembershipFields): Promise<void>
  remove(transaction: Transaction<NoTables>, accountId: string, parts: RemovedParts): Promise<void>
}

export interface Member {
  readonly id: string
  readonly groups: readonly string[]
  /** Id of the person's transport company, or empty (ROLE-23). */
  readonly carrier: string
}

export interface MembershipCatalogue {
  readonly transportCompanies: readonly TransportCompany[]
}

export interface MembershipWish extends MembershipCatalogue {
  /** Everything that was sent of the user; the application reads its own fields, which may be absent. */
  readonly sent: MembershipFields
  /** Groups that the person would have. */
  readonly groups: readonly string[]
  /** Transport company by user type, empty for others than transport users (ENT-06). */
  readonly transportCompany: string
  /** As it is now: groups, transport company and this application's own fields; resting for somebody new. */
  readonly stored: Member
  readonly storedFields: MembershipFields
}

export interface ResolvedMembership {
  /** The groups, put right where the application's fields decide them. */
  readonly groups: readonly string[]
  /** Id of the transport company that the membership ties the person to, or empty. */
  readonly transportCompany: string
  readonly fields: MembershipFields
}

/** CALL-37: which of the person's own data goes. Without this everything does. */
export interface RemovedParts {
  readonly company: boolean
  readonly pricelist: boolean
}
