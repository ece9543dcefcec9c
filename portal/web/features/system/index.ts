/** The parts of the administration that concern the system, and the words of log lines and letters for other pages. */
export { useAuditWords } from './audit-words.ts'
export { ApplicationsForms, SystemPage } from './system-parts.ts'
export { useLetterName } from './use-letter-name.ts'
