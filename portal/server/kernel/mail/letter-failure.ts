import * as z from 'zod/mini'

/**
 * Why a letter was not taken (R42). For good: `address`, the server knows no such mailbox, and `letter`, it does not want
 * this one. For the time being: `access`, it does not want letters of this portal, which its operator mends; `busy`, it said
 * so itself; `connection`, it was not reached or broke off; `portal`, the letter could not be made.
 */
export type LetterFailure = 'address' | 'letter' | 'access' | 'busy' | 'connection' | 'portal'

/** Of a letter that was given up: the server was away, or did not want us; it may take the letter by now. */
export const passingFailures = ['access', 'busy', 'connection'] as const satisfies readonly LetterFailure[]

export function isForGood(failure: LetterFailure): boolean {
  return failure === 'address' || failure === 'letter'
}

/** What a way out throws that knows why; any other fault counts as one of the connection. */
export class LetterNotTaken extends Error {
  override readonly name = 'LetterNotTaken'
  readonly failure: LetterFailure

  constructor(message: string, { cause, failure }: { cause: unknown; failure: LetterFailure }) {
    super(message, { cause })
    this.failure = failure
  }
}

/** What nodemailer says of a refusal; without a code there was no answer. */
const Refusal = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
})

/** Signing in is asked for or failed (530, 534, 535, 538), or the two did not understand each other (500 to 504). */
const onTheSession: ReadonlySet<number> = new Set([500, 501, 502, 503, 504, 530, 534, 535, 538])

/**
 * Only what a server answers to this receiver or this letter can be final. Many answer to the receiver what they have
 * against the sender: then the enhanced status (RFC 3463) tells, of policy (5.7), of their own state (5.3), of the
 * protocol (5.5) or of the sender's address (5.1.7, 5.1.8).
 */
export function failureOf(fault: unknown, recipient = ''): LetterFailure {
  const { code, command = '', responseCode, response = '' } = Refusal.safeParse(fault).data ?? {}
  if (responseCode === undefined) return code === 'EAUTH' ? 'access' : 'connection'
  if (responseCode < 500) return 'busy'
  const [, subject, detail = ''] = /(?<![\d.])5\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/.exec(response) ?? []
  // A server without SMTPUTF8 has many words for it, not all of them about the address (RFC 6531: 5.6.7).
  if (command === 'RCPT TO' && subject !== '7' && needsUtf8(recipient)) return 'address'
  if (!['RCPT TO', 'DATA'].includes(command) || onTheSession.has(responseCode)) return 'access'
  if (subject === '1' && ['7', '8'].includes(detail)) return 'access'
  if (['3', '5', '7'].includes(subject ?? '')) return 'access'
  if (subject === undefined) return command === 'RCPT TO' ? 'address' : 'letter'
  return subject === '1' || subject === '2' ? 'address' : 'letter'
}

/** Letters beyond ASCII in front of the @; a domain has its own form for them. */
function needsUtf8(address: string): boolean {
  return /\P{ASCII}/u.test(address.slice(0, address.lastIndexOf('@')))
}
