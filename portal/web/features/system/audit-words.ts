/** A line of the event log as a person reads it: who did what, and what changed (R41). */
import type { AuditLine, searchAudit } from '../../../contract/audit/calls.ts'
import type { AnswerOf } from '../../../contract/call.ts'
import { useApplicationName } from '../../kernel/applications/known-applications.tsx'
import { useSite } from '../../kernel/portal/portal-context.tsx'
import type { Texts } from '../../kernel/texts/index.ts'
import { lookUpText, missingText, useLanguage, useTexts } from '../../kernel/texts/index.ts'
import { historyWords, useFieldName, useValueWords } from '../users/index.ts'
import { detailsInWords } from './audit-details.ts'
import { ownSentence, useOwnSentences } from './own-sentences.ts'

export type AuditWords = {
  readonly who: string
  readonly whom: string
  readonly what: string
  readonly details: readonly string[]
  readonly company: string
}

export type NamedPeople = AnswerOf<typeof searchAudit>['people']

/** @param people whose names may be shown; the others are named by their usernames. */
export function useAuditWords(people: NamedPeople = []): (line: AuditLine) => AuditWords {
  const texts = useTexts('adminsystem')
  const adminedit = useTexts('adminedit')
  const { language } = useLanguage()
  const { transportCompanies } = useSite()
  const applicationName = useApplicationName()
  const sentences = useOwnSentences()
  const names = new Map(people.map(({ username, name }) => [username, name]))
  const named = (username: string) => {
    const name = names.get(username)
    return name === undefined || name === username ? username : `${name} (${username})`
  }
  const tongue = { language, texts, fieldName: useFieldName(), valueWords: useValueWords() }
  return (line) => {
    const ofSystem = lookUpText(texts, `audit_${line.action}`)
    return {
      who: names.has(line.actor) ? named(line.actor) : actorWords(line.actor, texts),
      whom: line.action === 'saveapplication' ? applicationName(line.target) : named(line.target),
      what:
        ownSentence(line, sentences, language) ?? (ofSystem === missingText ? historyWords(line, adminedit) : ofSystem),
      details: detailsInWords(line, tongue),
      // Lines of transport users name the company by its id, which outlives its names.
      company: transportCompanies.find(({ _id }) => _id === line.company)?.companyname ?? line.company,
    }
  }
}

/** `console` and `portal` are shorter than any username. */
export function actorWords(actor: string, texts: Texts['adminsystem']): string {
  if (actor === '') return texts.auditstranger
  const known = lookUpText(texts, `auditactor_${actor}`)
  return known === missingText ? actor : known
}

/** The same in one cell of a file. */
export function sentenceOf({ what, details }: AuditWords): string {
  return details.length === 0 ? what : `${what}: ${details.join('; ')}`
}
