/** What the answers about a username or an e-mail address say at its field. */
import type { checkEmail, checkUsername } from '../../../contract/registration/calls.ts'
import type { AnswerTo } from '../requests/ask.ts'
import type { ServerFieldError } from './server-field-errors.ts'

/** REG-17, REG-23, REG-24: nothing when the check could not be made; the server repeats it on submit. */
export function availability(
  answer: AnswerTo<typeof checkUsername> | AnswerTo<typeof checkEmail>,
): ServerFieldError['says'] | undefined {
  if (!('answered' in answer)) return undefined
  const { value } = answer.answered
  return value === 'available' ? 'free' : claimFaults[value]
}

/** The fault at the field for each reason why a claim is refused, here or on submit. */
export const claimFaults = {
  user_exists: 'registerusernameexists',
  email_exists: 'registeremailexists',
  email_domain_not_allowed: 'registeremaildomaintext',
} as const
