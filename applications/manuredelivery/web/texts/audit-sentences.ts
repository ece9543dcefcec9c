/** What lines of Lanta-appi in the event log say. */
import type { AuditSentences, Language } from '@workspace/portal/web'
import { formatDate } from '@workspace/portal/web'

export type ManureAuditAction = 'publishterm' | 'retireterm'

export const auditSentences: AuditSentences<ManureAuditAction> = {
  fi: {
    publishterm: (details) => `Julkaisi ehdot, voimassa ${days('fi', details)}`,
    retireterm: () => 'Poisti ehdot käytöstä',
  },
  en: {
    publishterm: (details) => `Published the terms, valid ${days('en', details)}`,
    retireterm: () => 'Retired the terms',
  },
}

function days(language: Language, { validFrom, validTo }: Readonly<Record<string, unknown>>): string {
  return [validFrom, validTo].map((day) => formatDate(new Date(String(day)), language)).join('–')
}
