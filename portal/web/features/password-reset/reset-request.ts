/** The rules of the forgotten-password form: when it may be sent, what is sent, and how the answer is understood. */
import type { ResetObstacle } from '../../../contract/password-reset/reset-obstacle.ts'
import { resetObstacle } from '../../../contract/password-reset/reset-obstacle.ts'
import { refusalStatus } from '../../../contract/refusals.ts'
import type { Failed, Refused } from '../../kernel/requests/ask.ts'

export interface GivenIdentity {
  username: string
  email: string
}

/** FORGOT-03: whether the reset button is there. */
export function offersReset({ username, email }: GivenIdentity, sent: boolean): boolean {
  return !sent && (username.trim() !== '' || email.trim().includes('@'))
}

/** FORGOT-06 to 08: why the request does not go out; nothing when it does. */
export function obstacleOf({ username, email }: GivenIdentity, emailMaxLength: number): ResetObstacle | undefined {
  return resetObstacle({ username: username.trim(), email: email.trim() }, emailMaxLength)
}

/** What is given goes out under the names of CALL-27, with the word that says which of the two it is. */
export function resetInput(given: GivenIdentity) {
  const username = given.username.trim()
  const useremail = given.email.trim()
  if (username !== '' && useremail !== '') return { givenparam: 'both' as const, username, useremail }
  return username === '' ? { givenparam: 'email' as const, useremail } : { givenparam: 'username' as const, username }
}

/** FORGOT-09 beside not sent and success: `faulty` is a failure with the fault flag, `failed` one without. */
export type ResetFailure = 'unknown-user' | 'faulty' | 'failed' | 'too-many'

/** FORGOT-11 to 13: the flag is set when the server found fault with what was given, that is with any 4xx. */
export function resetFailure(answer: Refused | Failed): ResetFailure {
  if ('failed' in answer) return 'failed'
  if (answer.refused === 'user_not_found') return 'unknown-user'
  if (answer.refused === 'too_many_requests') return 'too-many'
  return refusalStatus[answer.refused] < 500 ? 'faulty' : 'failed'
}
