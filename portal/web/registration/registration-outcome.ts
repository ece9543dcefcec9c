/** What the answers to the calls of the registration form mean for the form. */

import type { checkEmail, checkUsername, register } from '../../contract/registration/calls.ts'
import type { AnswerTo, Failed, Refused } from '../requests/ask.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import { isCheckedField, refusedFault } from './registration-faults.ts'
import type { Verdict, Verdicts } from './verdicts.ts'

/** STATE-07: the states of the screen. */
export type RegistrationMoment =
  | { at: 'form'; failure?: Refused | Failed }
  | { at: 'submit' }
  | { at: 'success'; sent: RegistrationDraft }

/** What follows from an answer: the next moment, and what was said of single fields. */
export interface RegistrationOutcome {
  readonly moment: RegistrationMoment
  readonly verdicts: Verdicts
}

/** REG-41 to 43: a refusal of a field stands at the field, anything else above the button. */
export function registrationOutcome(answer: AnswerTo<typeof register>, draft: RegistrationDraft): RegistrationOutcome {
  if ('answered' in answer) return { moment: { at: 'success', sent: draft }, verdicts: [] }
  const verdicts = 'refused' in answer ? refusedFields(answer, draft) : []
  return verdicts.length > 0
    ? { moment: { at: 'form' }, verdicts }
    : { moment: { at: 'form', failure: answer }, verdicts }
}

/** REG-17, REG-23, REG-24: nothing when the check could not be made; the server repeats it on submit. */
export function availability(
  answer: AnswerTo<typeof checkUsername> | AnswerTo<typeof checkEmail>,
): Verdict['says'] | undefined {
  if (!('answered' in answer)) return undefined
  return said[answer.answered.value]
}

const said = {
  available: 'free',
  user_exists: 'registerusernameexists',
  email_exists: 'registeremailexists',
  email_domain_not_allowed: 'registeremaildomaintext',
} as const

function refusedFields({ refused, fields = [] }: Refused, draft: RegistrationDraft): Verdicts {
  switch (refused) {
    case 'user_exists':
      return [{ field: 'username', value: draft.username, says: said[refused] }]
    case 'email_exists':
    case 'email_domain_not_allowed':
      return [{ field: 'email', value: draft.email, says: said[refused] }]
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
