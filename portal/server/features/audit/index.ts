/** Reading the audit trail: search, export, verification. */
export { exportAuditHandler, searchAuditHandler, verifyAuditHandler } from './handlers.ts'
