import * as z from 'zod/mini'

/** Why no backup was made: no room on its disk, no right to write there, a copy that is not whole, or what the log says. */
export const BackupFault = z.enum(['noroom', 'norights', 'notwhole', 'other'])
export type BackupFault = z.infer<typeof BackupFault>

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
  /** For over a day no backup has been made; `last` is the moment of the last whole one, empty where there is none. */
  z.strictObject({ code: z.literal('backup_overdue'), last: z.string() }),
  /** The last attempt at a backup failed. */
  z.strictObject({ code: z.literal('backup_failed'), last: z.string(), fault: BackupFault }),
  /** The data were brought back from a copy, and no letter leaves until somebody says so (releaseLetters). */
  z.strictObject({ code: z.literal('letters_paused'), since: z.string() }),
])
export type SystemWarning = z.infer<typeof SystemWarning>
