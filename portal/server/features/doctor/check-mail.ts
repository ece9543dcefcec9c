import * as z from 'zod/mini'
import type { Language } from '../../../contract/own.ts'
import { defaultSiteSettings } from '../../../contract/own.ts'
import type { Settings } from '../../kernel/configuration/read-settings.ts'
import { addressOf } from '../../kernel/mail/deliver-letter.ts'
import { LetterNotTaken } from '../../kernel/mail/letter-failure.ts'
import { renderLetter } from '../../kernel/mail/render-letter.ts'
import { smtpTransport, trySmtp } from '../../kernel/mail/smtp-transport.ts'
import { newId } from '../../kernel/secrets/random-secret.ts'
import type { ExaminedPlace } from './examined.ts'
import type { Found } from './finding.ts'
import { findingsOf, reasonOf } from './finding.ts'

const { ok, fault } = findingsOf('mail')

/** Whether the mail server would take letters: as far as one comes without sending one. */
export async function checkMail({ settings }: ExaminedPlace): Promise<readonly Found[]> {
  const { smtpUrl, smtpTls: tls, mode } = settings
  if (smtpUrl === '') return [mode === 'demo' ? ok('mail_in_demo', {}) : fault('mail_missing', {})]
  const { host } = new URL(smtpUrl)
  try {
    await trySmtp(smtpUrl, { tls })
    return [ok('mail_ok', { host, guard: guardOf(settings) })]
  } catch (failure) {
    return [whyNot(failure, { host, quoted: reasonFrom(failure, settings) })]
  }
}

function guardOf({ smtpUrl, smtpTls }: Settings): string {
  if (smtpUrl.startsWith('smtps:')) return 'TLS'
  return smtpTls === 'starttls' ? 'STARTTLS' : 'SMTP'
}

/** What nodemailer says. */
const Thrown = z.object({
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  command: z.optional(z.string()),
})

function whyNot(failure: unknown, marks: { host: string; quoted: string }): Found {
  const cause = failure instanceof LetterNotTaken ? failure.cause : failure
  const { code = '', responseCode } = z.safeParse(Thrown, cause).data ?? {}
  if (code === 'EAUTH' || code === 'ENOAUTH') return fault('mail_sign_in', marks)
  if (code === 'ETLS' || /certificate|wrong version number|SSL|TLS|self-signed/i.test(marks.quoted))
    return fault('mail_tls', marks)
  return fault(responseCode === undefined ? 'mail_unreachable' : 'mail_refused', marks)
}

/** A real letter, past the list of letters: it is known at once what became of it, whether the portal runs or not. */
export async function sendTestLetter(
  { settings, clock }: ExaminedPlace,
  { address, title, language }: { address: string; title?: string | undefined; language?: Language | undefined },
): Promise<readonly Found[]> {
  const { smtpUrl, smtpTls: tls, mailFrom: sender } = settings
  if (smtpUrl === '') return [fault('mail_missing', {})]
  if (sender === '') return [fault('test_letter_senderless', {})]
  const now = clock.now()
  const letter = { template: 'test', parameters: { name: '' }, secret: undefined, queuedAt: now } as const
  const site = {
    title: title ?? defaultSiteSettings.siteTitle,
    siteAdminEmail: addressOf(sender),
    supportEmail: addressOf(sender),
    publicUrl: settings.publicUrl ?? '',
  }
  const rendered = renderLetter({ ...letter, language: language ?? 'fi' }, site)
  const transport = smtpTransport(smtpUrl, { tls })
  const id = newId()
  const messageId = `<${id}@${addressOf(sender).split('@')[1] ?? 'portal.invalid'}>`
  try {
    const answer = await transport.deliver({ ...rendered, id, messageId, sender, recipient: address, now })
    return [ok('test_letter_taken', { address, quoted: answer })]
  } catch (failure) {
    const code = isOfLetter(failure) ? 'test_letter_refused' : 'test_letter_unsent'
    return [fault(code, { address, quoted: reasonFrom(failure, settings) })]
  } finally {
    transport.close()
  }
}

/** Whether the server got as far as the letter: what it said before that has nothing to do with sender and receiver. */
function isOfLetter(failure: unknown): boolean {
  const cause = failure instanceof LetterNotTaken ? failure.cause : failure
  const { command = '' } = z.safeParse(Thrown, cause).data ?? {}
  return /^(?:MAIL FROM|RCPT TO|DATA)$/.test(command)
}

/** A server may quote what it was given. */
function reasonFrom(failure: unknown, { smtpUrl }: Settings): string {
  const { password } = new URL(smtpUrl)
  if (password === '') return reasonOf(failure)
  return [password, decoded(password)].reduce((reason, secret) => reason.replaceAll(secret, '***'), reasonOf(failure))
}

/** As it stands where a sign in it is written wrongly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
