import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

/**
 * Whom to sign in as in the demo; in production nobody. Open while the system is shut, beyond ADMIN-SYS-13: the sign-in page
 * asks it of everybody, and it tells nothing of the system.
 */
export const readDemoAccounts = defineCall({
  name: 'readDemoAccounts',
  method: 'GET',
  path: '/api/demo/accounts',
  access: 'public',
  whileOffline: true,
  input: z.object({}),
  output: {
    password: z.string(),
    accounts: z.array(
      z.strictObject({
        username: z.string(),
        name: z.string(),
        role: z.strictObject({ fi: z.string(), en: z.string() }),
      }),
    ),
  },
  refusals: [],
})

export const Letter = z.strictObject({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentat: z.string(),
})
export type Letter = z.infer<typeof Letter>

/**
 * The built-in mailbox: newest first, at most 100 letters. Only in a demo without an SMTP server, elsewhere 404; while the
 * system is shut it is open like the mailbox that it stands for.
 */
export const readMailbox = defineCall({
  name: 'readMailbox',
  method: 'GET',
  path: '/api/demo/mailbox',
  access: 'public',
  whileOffline: true,
  input: z.object({}),
  output: { letters: z.array(Letter) },
  refusals: [],
})
