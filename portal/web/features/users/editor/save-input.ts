/** What CALL-31 and CALL-32 are sent: the whole user, with the passwords beside it. */
import type { AskOf } from '../../../../contract/call.ts'
import type { User } from '../../../../contract/people/user.ts'
import type { addUser, saveUser } from '../../../../contract/users/calls.ts'
import { same } from './user-changes.ts'

export interface Passwords {
  readonly password: string
  /** The confirmation, `editpassword` on the wire (ENT-04). */
  readonly editpassword: string
}

export const noPasswords: Passwords = { password: '', editpassword: '' }

/**
 * ADMIN-EDIT-08, 11, 12: `apps` is emptied, the Applications block travels as `appsgranted` when it was changed, and a
 * password is there only when one was typed.
 */
export function saveInput(
  stored: User,
  draft: User,
  { password, editpassword }: Passwords,
): AskOf<typeof saveUser> & { readonly apps: [] } {
  return {
    ...draft,
    apps: [],
    lastmodified: stored.lastmodified,
    ...(!same(stored.apps.toSorted(), draft.apps.toSorted()) && { appsgranted: [...draft.apps] }),
    ...(password !== '' && { password, editpassword }),
  }
}

/** ADMIN-NEW-16: createdby and everything else that the server keeps is not sent. */
export function addInput(draft: User, passwords: Passwords): AskOf<typeof addUser> {
  const { _id, createdby, lastmodified, activated, deactivated, homeapp, preferredapps, ...given } = draft
  return { ...given, ...passwords }
}
