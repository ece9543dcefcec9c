/** Asks whether a username or an e-mail address is free, once it is valid and has been left (REG-17, REG-24, REG-25). */
import { checkEmail, checkUsername } from '../../../contract/registration/calls.ts'
import { ask } from '../requests/ask.ts'
import { availability } from './availability.ts'
import type { ServerFieldError, ServerFieldErrors } from './server-field-errors.ts'
import { serverSays } from './server-field-errors.ts'

export type Claim = { readonly field: 'username' | 'email'; readonly value: string; readonly valid: boolean }

/** Nothing comes of a claim that is not valid, was answered before, or could not be checked. */
export async function checkedClaim(
  { field, value, valid }: Claim,
  known: ServerFieldErrors,
): Promise<ServerFieldError | undefined> {
  if (!valid || serverSays(field, value, known) !== undefined) return undefined
  const answer =
    field === 'username'
      ? await ask(checkUsername, { username: value })
      : await ask(checkEmail, { email: value.trim() })
  const says = availability(answer)
  return says === undefined ? undefined : { field, value, says }
}
