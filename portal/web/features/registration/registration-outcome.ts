/** What the answers to the calls of the registration form mean for the form. */
import type { register } from '../../../contract/registration/calls.ts'
import { claimFaults } from '../../kernel/forms/availability.ts'
import type { ServerFieldErrors } from '../../kernel/forms/server-field-errors.ts'
import type { AnswerTo, Failed, Refused } from '../../kernel/requests/ask.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { isCheckedField, refusedFault } from './registration-faults.ts'

/** STATE-07: the states of the screen. */
export type RegistrationMoment =
  | { at: 'form'; failure?: Refused | Failed }
  | { at: 'submit' }
  | { at: 'success'; sent: RegistrationDraft }

/** What follows from an answer: the next moment, and what was said of single fields. */
export interface RegistrationOutcome {
  readonly moment: RegistrationMoment
  readonly serverFieldErrors: ServerFieldErrors
}

/** REG-41 to 43: a refusal of a field stands at the field, anything else above the button. */
export function registrationOutcome(answer: AnswerTo<typeof register>, draft: RegistrationDraft): RegistrationOutcome {
  if ('answered' in answer) return { moment: { at: 'success', sent: draft }, serverFieldErrors: [] }
  const serverFieldErrors = 'refused' in answer ? refusedFields(answer, draft) : []
  return serverFieldErrors.length > 0
    ? { moment: { at: 'form' }, serverFieldErrors }
    : { moment: { at: 'form', failure: answer }, serverFieldErrors }
}

function refusedFields({ refused, fields = [] }: Refused, draft: RegistrationDraft): ServerFieldErrors {
  switch (refused) {
    case 'user_exists':
      return [{ field: 'username', value: draft.username, says: claimFaults[refused] }]
    case 'email_exists':
    case 'email_domain_not_allowed':
      return [{ field: 'email', value: draft.email, says: claimFaults[refused] }]
    case 'common_password':
      return [{ field: 'password', value: draft.password, says: 'value_common_password' }]
    case 'invalid_input':
      return fields
        .filter(isCheckedField)
        .map((field) => ({ field, value: String(draft[field]), says: refusedFault(field) }))
    default:
      return []
  }
}
