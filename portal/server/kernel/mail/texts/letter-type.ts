/** What a translation of the Finnish letters must hold: the same keys, marks and kinds. */
import type { letters } from './fi.ts'

export type LetterTexts = { readonly [Key in keyof typeof letters]: Translated<(typeof letters)[Key]> }

type Translated<Finnish> = Finnish extends (marks: infer Marks) => infer Text ? (marks: Marks) => Words<Text> : string
type Words<Text> = Text extends string ? string : readonly string[]
