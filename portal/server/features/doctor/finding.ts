import type { ExaminedCheck, Finding, FindingState, Language } from '../../../contract/own.ts'
import { hidePasswords } from '../../kernel/configuration/hide-passwords.ts'
import { english } from './texts/en.ts'
import { finnish } from './texts/fi.ts'
import type { Place } from './texts/moments.ts'
import { momentsIn } from './texts/moments.ts'
import type { Sentences } from './texts/sentences.ts'
import type { When } from './texts/words.ts'

export type FindingCode = keyof Sentences
type MarksOf<Code extends FindingCode> = Parameters<Sentences[Code]>[0]

/** What one check has found, before it is said in a language. */
export interface Found {
  readonly check: ExaminedCheck
  readonly state: FindingState
  readonly code: FindingCode
  say(language: Language, place: Place): Pick<Finding, 'found' | 'quoted' | 'todo'>
}

const sentences: Readonly<Record<Language, Sentences>> = { fi: finnish, en: english }

/** What a check finds: `found.ok('version_ok', { … })`. */
export function findingsOf(check: ExaminedCheck) {
  const inState =
    (state: FindingState) =>
    <Code extends FindingCode>(code: Code, marks: MarksOf<Code>): Found => ({
      check,
      state,
      code,
      say: (language, place) => {
        const say = sentences[language][code] as (marks: MarksOf<Code>, when: When) => readonly string[]
        const [found = '', todo = ''] = say(marks, momentsIn(language, place)).map(hidePasswords)
        return { found, quoted: quotedIn(marks), todo }
      },
    })
  return { ok: inState('ok'), warning: inState('warning'), fault: inState('fault') }
}

/** The words of a program have a field of their own: they stay in its language, whatever the sentence is said in. */
function quotedIn(marks: object): string {
  return 'quoted' in marks ? hidePasswords(String(marks.quoted)) : ''
}

/** @param place where it is read, for its moments. */
export function said(found: Found, language: Language, place: Place): Finding {
  const { check, state, code } = found
  return { check, state, code, ...found.say(language, place) }
}

/** The sentence of a fault, in one line, as it may be shown. */
export function reasonOf(fault: unknown): string {
  const reason = fault instanceof AggregateError && fault.errors.length > 0 ? fault.errors[0] : fault
  const text = reason instanceof Error ? reason.message : String(reason)
  return hidePasswords(text.replace(/\s+/g, ' ').trim()).slice(0, 500)
}
