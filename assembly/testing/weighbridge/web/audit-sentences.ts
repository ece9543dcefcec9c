/** What the application's lines in the event log tell. */
import type { AuditSentences } from '@workspace/portal/web'

export const auditSentences: AuditSentences<'clearvisits'> = {
  fi: { clearvisits: ({ removed }) => `Poisti omat punnituksensa: ${removed}` },
  en: { clearvisits: ({ removed }) => `Removed the own weighings: ${removed}` },
}
