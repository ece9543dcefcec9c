/** What lines of Kuivikemyynti in the event log tell. */
import type { AuditSentences } from '@workspace/portal/web'

export const auditSentences: AuditSentences<'credithold'> = {
  fi: { credithold: ({ onHold }) => (onHold ? 'Asetti luottokiellon' : 'Poisti luottokiellon') },
  en: { credithold: ({ onHold }) => (onHold ? 'Put on credit hold' : 'Lifted the credit hold') },
}
