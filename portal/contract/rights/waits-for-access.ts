/** GEN-17: somebody who has proved the address and may use nothing yet. */
import type { UserType } from '../people/user.ts'

/** Other user types are given by an administrator, who knows of the person. */
export function waitsForAccess(person: {
  readonly activated: boolean
  readonly deactivated: boolean
  readonly usertype: UserType
  readonly groups: readonly string[]
  readonly apps: readonly string[]
}): boolean {
  const { activated, deactivated, usertype, groups, apps } = person
  return activated && !deactivated && usertype === 'customer' && groups.length === 0 && apps.length === 0
}
