/** A mailed invitation to an account, as each application asks and answers about its own. */
import type { Call } from '@workspace/portal/contract'
import { Email, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** Days that an invitation can be accepted. */
export const invitationDays = 7
/** Invitations from one person in a day: each is a letter to a stranger. */
export const invitationsADay = 20

/** `other` went to another address than the reader's; `unknown` leads nowhere. Of those two nothing else is answered. */
const invitationStates = ['open', 'used', 'withdrawn', 'expired', 'closed', 'other', 'unknown'] as const
export type InvitationState = (typeof invitationStates)[number]

const Link = z.object({ link: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Inputs and outputs of the four calls of an application. */
export const invitationParts = {
  invite: {
    input: z.object({ account: Uuid, email: Email }),
    output: { id: z.string(), validUntil: z.string() },
  },
  withdraw: { input: z.object({ id: Uuid }), output: {} },
  read: {
    input: Link,
    output: {
      state: z.enum(invitationStates),
      /** Of the account. */
      name: z.string(),
      validUntil: z.nullable(z.string()),
      /** The reader belongs to the account already. */
      isMember: z.boolean(),
    },
  },
  accept: { input: Link, output: { account: z.string(), name: z.string() } },
}

type Parts = typeof invitationParts
/** One of the four calls, of any application. */
export type InvitationCall<Name extends keyof Parts> = Call<Parts[Name]['input'], Parts[Name]['output']>

/** An invitation that can still be accepted. */
export const OpenInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  sentAt: z.string(),
  validUntil: z.string(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>
