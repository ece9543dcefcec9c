import type { Letter } from '../../../contract/own.ts'
import { ownAnswers } from '../../../contract/own.ts'
import type { Database } from '../database/database.ts'
import type { PortalTables } from '../database/tables.ts'
import type { MailTransport } from './mail-transport.ts'

const lettersShown = 100

/** Where letters go in demo mode without an SMTP server: anybody may read them, links and all. */
export interface Mailbox extends MailTransport {
  /** Newest first, at most 100. */
  letters(): Promise<Letter[]>
}

export function openMailbox(database: Database<PortalTables>): Mailbox {
  return {
    letters: async () => {
      const newest = database.reading
        .selectFrom('mailbox_letter')
        .selectAll()
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
      const rows = await newest.limit(lettersShown).execute()
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        sentat: row.sent_at,
      }))
    },
    deliver: async ({ id, recipient, subject, text, now }) => {
      const row = { id, recipient, subject, body: text, sent_at: now.toISOString() }
      // The id is the outbox's: a letter that was kept just before a crash is not kept twice.
      await database.writing((transaction) =>
        transaction
          .insertInto('mailbox_letter')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute(),
      )
      return ownAnswers.inMailbox
    },
    close: () => undefined,
  }
}
