import type { Settings } from '../configuration/read-settings.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { MailTransport } from './mail-transport.ts'
import type { Mailbox } from './mailbox.ts'
import { openMailbox } from './mailbox.ts'
import { smtpTransport } from './smtp-transport.ts'

export type { Mailbox } from './mailbox.ts'

/** The SMTP server of the settings; without one the built-in mailbox, which only demo mode may run on. */
export function chooseTransport(
  settings: Pick<Settings, 'smtpUrl' | 'smtpTls'>,
  database: Database<PortalTables>,
): { transport: MailTransport; mailbox: Mailbox | undefined } {
  const { smtpUrl, smtpTls: tls } = settings
  if (smtpUrl !== '') return { transport: smtpTransport(smtpUrl, { tls }), mailbox: undefined }
  const mailbox = openMailbox(database)
  return { transport: mailbox, mailbox }
}
