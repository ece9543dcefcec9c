import type { Milliseconds } from '../clock/clock.ts'
import { seconds } from '../clock/clock.ts'
import type { Settings } from '../configuration/read-settings.ts'
import { failureOf, LetterNotTaken } from './letter-failure.ts'
import type { MailTransport, OutgoingLetter } from './mail-transport.ts'

/** Letters leave over SMTP. A server that hangs is given up. @param tls as SMTP_TLS; it has no say over `smtps://`. */
export function smtpTransport(
  url: string,
  { tls, patience = seconds(20) }: { tls?: Settings['smtpTls']; patience?: Milliseconds } = {},
): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ ...lineTo(url, { tls, patience }), pool: true, maxConnections: 2 })
  }
  // Loaded with the first letter: the portal starts a good deal sooner without it.
  let opened: ReturnType<typeof open> | undefined
  return {
    deliver: async (letter) => {
      opened ??= open()
      const smtp = await opened
      try {
        const { response } = await smtp.sendMail(messageOf(letter))
        return response
      } catch (fault) {
        const message = fault instanceof Error ? fault.message : String(fault)
        throw new LetterNotTaken(message, { cause: fault, failure: failureOf(fault, letter.recipient) })
      }
    },
    close: () => void opened?.then((smtp) => smtp.close()),
  }
}

/**
 * Connects, begins TLS where it is due, signs in where the address has a user, and leaves; no letter goes.
 * @throws LetterNotTaken as a letter would, its cause with nodemailer's `code`.
 */
export async function trySmtp(
  url: string,
  { tls, patience = seconds(10) }: { tls?: Settings['smtpTls']; patience?: Milliseconds } = {},
): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const smtp = createTransport(lineTo(url, { tls, patience }))
  try {
    await smtp.verify()
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault)
    throw new LetterNotTaken(message, { cause: fault, failure: failureOf(fault) })
  } finally {
    smtp.close()
  }
}

function lineTo(url: string, { tls, patience }: { tls: Settings['smtpTls']; patience: Milliseconds }) {
  return {
    url: tls === undefined ? url : withoutWordOnTls(url),
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function messageOf(letter: OutgoingLetter) {
  return {
    messageId: letter.messageId,
    from: letter.sender,
    // As an object the address is not parsed, so a comma or an angle in it cannot become a second recipient (R43).
    to: { name: '', address: letter.recipient },
    ...(letter.replyTo !== undefined && { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.text,
    ...(letter.html !== undefined && { html: letter.html }),
    ...(letter.files && {
      attachments: letter.files.map(({ name: filename, mediaType: contentType, content }) => ({
        filename,
        contentType,
        content,
      })),
    }),
    date: letter.now,
    // Out-of-office programs do not answer to these (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** What stands in the address would have the last word with the library. */
function withoutWordOnTls(address: string): string {
  const url = new URL(address)
  for (const word of ['secure', 'requireTLS', 'ignoreTLS', 'opportunisticTLS']) url.searchParams.delete(word)
  return url.href
}
