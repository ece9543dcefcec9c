/** Reading the audit trail: search, export, verification. */
export { exportAuditAnswer, searchAuditAnswer, verifyAuditAnswer } from './answers.ts'
