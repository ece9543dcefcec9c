import type { english } from './en.ts'
import type { When, Words } from './words.ts'

/** A sentence for each finding, with the same marks in both languages; `when` writes the moments among them. */
export type Sentences = {
  readonly [Code in keyof typeof english]: (marks: Parameters<(typeof english)[Code]>[0], when: When) => Words
}
