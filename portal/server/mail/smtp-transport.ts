import { createTransport } from 'nodemailer'
import { seconds } from '../clock/clock.ts'
import type { MailTransport } from './mail-transport.ts'

/** Letters leave over SMTP. A server that hangs is given up well before the letter's lease ends. */
export function smtpTransport(url: string, patience = seconds(20)): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    deliver: async (letter) => {
      const { response } = await smtp.sendMail({
        messageId: letter.messageId,
        from: letter.sender,
        // As an object the address is not parsed, so a comma or an angle in it cannot become a second recipient (R43).
        to: { name: '', address: letter.recipient },
        ...(letter.replyTo !== undefined && { replyTo: { name: '', address: letter.replyTo } }),
        subject: letter.subject,
        text: letter.text,
        ...(letter.html !== undefined && { html: letter.html }),
        date: letter.now,
        // Out-of-office programs do not answer to these (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return response
    },
    close: () => smtp.close(),
  }
}
