/** The moments of the login screen, and what an answer makes of them (LOGIN-10 to 13, 18). */
import type { logIn } from '../../../contract/sessions/calls.ts'
import type { AnswerTo, Failed, Refused } from '../../kernel/requests/ask.ts'

export type LoginMoment =
  | { readonly at: 'idle' }
  | { readonly at: 'pressed' }
  | { readonly at: 'invalid' }
  | { readonly at: 'unverified' }
  /** The password was right; the ways that are open to the person, in the order to offer them. */
  | { readonly at: 'step'; readonly ways: readonly string[] }
  | { readonly at: 'failed'; readonly answer: Refused | Failed }

export function afterLogin(answer: AnswerTo<typeof logIn>): LoginMoment {
  if ('answered' in answer) return { at: 'idle' }
  if ('failed' in answer) return { at: 'failed', answer }
  switch (answer.refused) {
    case 'invalid_password':
    case 'user_not_found':
      return { at: 'invalid' }
    case 'user_not_verified':
      return { at: 'unverified' }
    case 'second_step_required':
      return { at: 'step', ways: answer.fields ?? [] }
    default:
      return { at: 'failed', answer }
  }
}

/** LOGIN-06; too many tries are wrong passwords, too, and a new one ends the wait. */
export function leadsToReset(moment: LoginMoment): boolean {
  if (moment.at === 'failed') return 'refused' in moment.answer && moment.answer.refused === 'too_many_requests'
  return moment.at === 'invalid'
}
