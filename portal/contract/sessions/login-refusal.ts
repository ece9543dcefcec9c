import * as z from 'zod/mini'

/**
 * Why somebody was not let in. `too_many_requests`: with this try a wait began. `second_step_required`: the password was right,
 * from a device that is not known; whether the second step followed is another line.
 */
export const LoginRefusal = z.enum([
  'invalid_password',
  'user_not_verified',
  'too_many_requests',
  'second_step_required',
  'wrong_code',
  'passkey_refused',
])
export type LoginRefusal = z.infer<typeof LoginRefusal>
