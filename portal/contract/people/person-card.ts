import type { Language } from '../fields/language.ts'
import type { UserType } from './user.ts'

/** A person as applications see one: no address of recovery, no password, none of the other applications' memberships. */
export interface PersonCard {
  readonly id: string
  /** First and last name; the username where both are empty. */
  readonly name: string
  readonly telephone: string
  readonly email: string
  readonly language: Language
  readonly usertype: UserType
  readonly company: string
  /** Id of the person's transport company, or empty (ROLE-23). */
  readonly carrier: string
  /** Verified and not deactivated. */
  readonly active: boolean
  readonly groups: readonly string[]
  readonly transportadmin: boolean
  readonly transportalloworders: boolean
  readonly isSuperadmin: boolean
}
