import type { UserType } from '../../../contract/own.ts'
import type { Membership, MembershipFields } from '../../kernel/host/membership.ts'

/** What a person's rights come from. */
export interface UserRights {
  readonly id: string
  readonly usertype: UserType
  readonly company: string
  readonly carrier: string
  readonly groups: readonly string[]
  readonly apps: readonly string[]
  readonly transportalloworders: boolean
  readonly transportadmin: boolean
  /** The applications' own fields. */
  readonly memberships: MembershipFields
}

/** What an administrator wants it to be. */
export interface RequestedRights extends Omit<UserRights, 'id' | 'carrier' | 'memberships' | 'apps'> {
  /** Undefined leaves the applications as they are (ADMIN-EDIT-12). */
  readonly apps: readonly string[] | undefined
  /** Everything that was sent; applications read their own fields of it. */
  readonly sent: MembershipFields
}

/** What the request came to. */
export interface ResolvedUserRights extends UserRights {
  readonly parts: readonly MembershipPart[]
  readonly isSuperadmin: boolean
  readonly isAdmin: boolean
}

/** An application's own part, to be saved by it. */
export interface MembershipPart {
  readonly membership: Membership
  readonly fields: MembershipFields
}
