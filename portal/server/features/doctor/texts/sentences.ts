import type { english } from './en.ts'
import type { Words } from './words.ts'

/** A sentence for each finding, with the same marks in both languages. */
export type Sentences = {
  readonly [Code in keyof typeof english]: (marks: Parameters<(typeof english)[Code]>[0]) => Words
}
