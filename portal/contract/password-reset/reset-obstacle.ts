import { usernameMaxLength } from '../fields/limits.ts'

export type ResetObstacle = 'username-too-long' | 'email-too-long' | 'no-address'

/**
 * FORGOT-06 to 08: why nobody is looked for; undefined when the request proceeds. One of the two that fits is enough.
 * @param emailMaxLength the operator's `resetEmailMaxLength`.
 */
export function resetObstacle(
  { username, email }: { readonly username: string; readonly email: string },
  emailMaxLength: number,
): ResetObstacle | undefined {
  if (username !== '' && username.length <= usernameMaxLength) return undefined
  if (email.includes('@')) return email.length <= emailMaxLength ? undefined : 'email-too-long'
  return username === '' ? 'no-address' : 'username-too-long'
}
