/** Columns of the lists in the copy of own data. */
import type { PersonalList } from '@workspace/portal/contract'

type Column = PersonalList['columns'][number]
/** Of each code its name in both languages. */
export type CodeWords = NonNullable<Column['words']>

export function column(name: string, kind: Column['kind'], [fi, en]: readonly [fi: string, en: string]): Column {
  return { name, title: { fi, en }, kind }
}

/** A column of codes, each with its words. */
export function codes(name: string, [fi, en]: readonly [fi: string, en: string], words: CodeWords): Column {
  return { name, title: { fi, en }, kind: 'text', words }
}
