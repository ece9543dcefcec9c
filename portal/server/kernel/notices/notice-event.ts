import type { Language, LetterRule } from '../../../contract/own.ts'

/** An event that an application tells people of. Its words are those of the letter of the same name. */
export interface NoticeEvent {
  /** The event itself, for the person who chooses about its letters. */
  readonly names: Readonly<Record<Language, string>>
  /** Roles of the application's people that it is told to. */
  readonly to: readonly string[]
  readonly letter: LetterRule
  /** Somebody must act at once. */
  readonly urgent?: true
  /** Tells that something is no longer the person's: it is shown although the person does not see that any more. */
  readonly outlives?: true
}

/** What a notice is about: a row of the application's own. */
export interface NoticeSubject {
  readonly kind: string
  readonly id: string
}

/** How somebody stands to an application's notices now. */
export interface NoticeReader {
  readonly roles: ReadonlySet<string>
  /** Ids of those subjects that the person may see. */
  readonly seen: ReadonlySet<string>
}
