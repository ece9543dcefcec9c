/** Refusals that belong to a field of a user stand at the field as well (CALL-10, ADMIN-NEW-09). */
import type { User } from '../../../../contract/people/user.ts'
import type { TextField } from '../../../kernel/forms/field-faults.ts'
import { malformed } from '../../../kernel/forms/field-faults.ts'
import type { ServerFieldError, ServerFieldErrors } from '../../../kernel/forms/server-field-errors.ts'
import type { Failed, Refused } from '../../../kernel/requests/ask.ts'
import type { Passwords } from './save-input.ts'

export function refusedFields(answer: Refused | Failed, draft: User, { password }: Passwords): ServerFieldErrors {
  if (!('refused' in answer)) return []
  switch (answer.refused) {
    case 'user_exists':
      return [{ field: 'username', value: draft.username, says: 'registerusernameexists' }]
    case 'email_exists':
      return [{ field: 'email', value: draft.email, says: 'registeremailexists' }]
    case 'common_password':
      return [{ field: 'password', value: password, says: 'value_common_password' }]
    case 'invalid_input':
      return (answer.fields ?? []).flatMap((field) => malformedField(field, draft))
    default:
      return []
  }
}

function malformedField(field: string, draft: User): ServerFieldError[] {
  if (!isTextField(field) || field === 'password') return []
  return [{ field, value: draft[field], says: malformed[field] }]
}

function isTextField(field: string): field is TextField {
  return Object.hasOwn(malformed, field)
}
