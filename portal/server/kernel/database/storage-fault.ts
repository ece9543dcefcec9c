/** Faults of the storage itself, as both engines report them: the request may be tried again later (R44, R82). */
const sqliteCodes = new Set([5, 8, 10, 13, 14])
/** 25006: the server only reads. 55P03, 57014: somebody's lock lasted longer than a statement may wait. */
const postgresCodes = /^(?:08|53|57P|58|25006$|55P03$|57014$)/
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EAI_AGAIN'])

export function isStorageFault(fault: Error): boolean {
  const code = sqliteCode(fault)
  if (code !== undefined) return sqliteCodes.has(code)
  if ('code' in fault && typeof fault.code === 'string')
    return networkCodes.has(fault.code) || postgresCodes.test(fault.code)
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    fault.message,
  )
}

/** The disk could not take or keep what was written: what a commit did is unknown, so this process must not go on (R45). */
export function isDiskFault(fault: unknown): boolean {
  return sqliteCode(fault) === 10
}

/** There is no room on the disk: nothing of that transaction was written. */
export function isDiskFull(fault: unknown): boolean {
  const full = 13
  if (sqliteCode(fault) === full) return true
  // PostgreSQL's own word for it is 53100.
  return fault instanceof Error && 'code' in fault && (fault.code === 'ENOSPC' || fault.code === '53100')
}

/** Another process, or another connection of this one, has the SQLite file. */
export function isBusy(fault: unknown): boolean {
  return sqliteCode(fault) === 5
}

/** Somebody else held what was wanted for longer than a statement may wait; nothing of that transaction was written. */
export function isLockedOut(fault: unknown): boolean {
  if (isBusy(fault)) return true
  return fault instanceof Error && 'code' in fault && (fault.code === '55P03' || fault.code === '57014')
}

/** The primary code; undefined for what SQLite did not say. */
function sqliteCode(fault: unknown): number | undefined {
  if (!(fault instanceof Error && 'errcode' in fault && typeof fault.errcode === 'number')) return undefined
  return fault.errcode & 0xff
}
