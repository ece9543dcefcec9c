/** A line of the event log as a person reads it: what was done, and what changed. */
import type { AuditChanges } from '../../contract/audit/actions.ts'
import { knownAct } from '../../contract/audit/actions.ts'
import type { AuditLine } from '../../contract/audit/calls.ts'
import { lookUpText, missingText, useTexts } from '../texts/index.ts'
import { historyWords } from '../users/history/history-words.ts'

export type AuditWords = { readonly what: string; readonly changes: readonly string[] }

export function useAuditWords(): (line: AuditLine) => AuditWords {
  const texts = useTexts('adminsystem')
  const adminedit = useTexts('adminedit')
  return (line) => {
    const ofSystem = lookUpText(texts, `audit_${line.action}`)
    const what = ofSystem === missingText ? historyWords(line, adminedit) : ofSystem
    return { what, changes: toldDetails(line) }
  }
}

/** Fields before and after, a former name, numbers: what the details hold that tells a person something. */
export function toldDetails(line: Pick<AuditLine, 'action' | 'details'>): readonly string[] {
  const act = knownAct(line)
  if (act?.details === undefined) return []
  const { details } = act
  if ('changes' in details) return details.changes.map(toldChange)
  if ('before' in details) return [`${details.before} →`]
  if ('fields' in details) return [details.fields.join(', ')]
  if ('from' in details) return [`${details.from} – ${details.to}`]
  return []
}

function toldChange({ field, before, after }: AuditChanges[number]): string {
  return `${field}: ${toldValue(before)} → ${toldValue(after)}`
}

function toldValue(value: AuditChanges[number]['before']): string {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(toldValue).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
