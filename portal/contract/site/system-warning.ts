import * as z from 'zod/mini'

/** Something about how the portal is run that its operator should mend; shown to superadmins on the System page. */
export const SystemWarning = z.discriminatedUnion('code', [
  /** Forwarded headers came from these addresses, which TRUSTED_PROXIES does not name; the busiest first. */
  z.strictObject({ code: z.literal('untrusted_proxy'), peers: z.array(z.string()) }),
  /** SMTP_TLS=off: letters go to this other machine in the clear. */
  z.strictObject({ code: z.literal('plain_mail'), host: z.string() }),
  /** Letters wait because the mail server wants none of this portal: what it answered last. */
  z.strictObject({ code: z.literal('mail_not_let_in'), answer: z.string() }),
  /** Several processes serve the same SQLite file. */
  z.strictObject({ code: z.literal('second_process') }),
  /** The disk of the data or of the files is nearly full. */
  z.strictObject({ code: z.literal('disk_low'), freemegabytes: z.int() }),
  /** The data were brought back from a copy, and no letter leaves until somebody says so (releaseLetters). */
  z.strictObject({ code: z.literal('letters_paused'), since: z.string() }),
])
export type SystemWarning = z.infer<typeof SystemWarning>
