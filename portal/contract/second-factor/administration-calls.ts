import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const person = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })

/** For whoever may set the person's password (ROLE-31); of the own one `readOwnSecondFactor` tells. */
export const readUserSecondFactor = defineCall({
  name: 'readUserSecondFactor',
  method: 'POST',
  path: '/api/admin/users/secondfactor/read',
  access: 'admin',
  input: person,
  output: { app: z.boolean(), passkeys: z.number(), codesleft: z.number() },
  refusals: ['user_not_found', 'forbidden'],
})

/**
 * After a lost phone: every factor of the person and the recovery codes go, the sessions end, and a letter tells. Without
 * one there is nothing to do, which is a success.
 */
export const removeUserSecondFactor = defineCall({
  name: 'removeUserSecondFactor',
  method: 'POST',
  path: '/api/admin/users/secondfactor/remove',
  access: 'admin',
  input: person,
  output: {},
  refusals: ['user_not_found', 'forbidden', 'own_account', 'mail_unavailable'],
})
