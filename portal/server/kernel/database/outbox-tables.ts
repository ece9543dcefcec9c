/** The tables of letters that wait, of the processes that send them, and of the demo's built-in mailbox. */
export interface OutboxTable {
  id: string
  message_id: string
  template: string
  language: string
  recipient: string
  parameters: string
  /** The link's secret, sealed; emptied once the letter has gone. */
  sealed_secret: string
  /** Hash of that secret, to skip a letter whose link has died meanwhile. */
  secret_hash: string
  state: string
  attempts: number
  next_attempt_at: string
  leased_until: string
  /** The process that took it and, after a blank, the `leased_until` that it gave: an older version renews that alone. */
  leased_by: string
  last_answer: string
  created_at: string
  sent_at: string | null
  /** Of an application's letter: where in the portal its link leads, before the secret; empty for the portal's own. */
  route: string
  /** Empty where answers go to the sender. */
  reply_to: string
  /** JSON list of a file's SHA-256 and its name in the letter. */
  files: string
  /** Why it was not taken at the last try, a `LetterFailure`; empty where it was, and where an older version tried. */
  failure: string
}

/** Processes that have taken letters, each with a count that goes on while it lives. */
export interface OutboxProcessTable {
  id: string
  beats: number
}

/** Letters of demo mode without an SMTP server, to be read on the mailbox page. */
export interface MailboxLetterTable {
  id: string
  recipient: string
  subject: string
  body: string
  sent_at: string
}
