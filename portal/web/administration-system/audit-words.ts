/** A line of the event log as a person reads it: who did what, and what changed (R41). */
import type { AuditLine } from '../../contract/audit/calls.ts'
import { useSite } from '../start-up/portal-context.tsx'
import type { Texts } from '../texts/index.ts'
import { lookUpText, missingText, useLanguage, useTexts } from '../texts/index.ts'
import { historyWords } from '../users/history/history-words.ts'
import { useFieldName, useValueWords } from '../users/value-words.ts'
import { toldDetails } from './audit-details.ts'

export type AuditWords = {
  readonly who: string
  readonly what: string
  readonly details: readonly string[]
  readonly company: string
}

export function useAuditWords(): (line: AuditLine) => AuditWords {
  const texts = useTexts('adminsystem')
  const adminedit = useTexts('adminedit')
  const { language } = useLanguage()
  const { transportCompanies } = useSite()
  const tongue = { language, texts, fieldName: useFieldName(), valueWords: useValueWords() }
  return (line) => {
    const ofSystem = lookUpText(texts, `audit_${line.action}`)
    return {
      who: actorWords(line.actor, texts),
      what: ofSystem === missingText ? historyWords(line, adminedit) : ofSystem,
      details: toldDetails(line, tongue),
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
