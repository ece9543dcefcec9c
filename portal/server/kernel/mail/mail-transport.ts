import type { RenderedLetter } from './render-letter.ts'

/** A way out for one letter at a time. */
export interface MailTransport {
  /** @returns what the receiving server said. @throws LetterNotTaken, or any other fault, when it did not take the letter. */
  deliver(letter: OutgoingLetter): Promise<string>
  close(): void
}

export interface OutgoingLetter extends RenderedLetter {
  readonly id: string
  readonly messageId: string
  readonly sender: string
  /** Exactly one address: nobody sees who else gets the same letter (R43). */
  readonly recipient: string
  readonly now: Date
}
