/** Faults of the storage itself, as both engines report them: the request may be tried again later (R44, R82). */
const sqliteCodes = new Set([5, 8, 10, 13, 14])
const postgresCodes = /^(?:08|53|57P|58)/
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EAI_AGAIN'])

export function isStorageFault(fault: Error): boolean {
  if ('errcode' in fault && typeof fault.errcode === 'number') return sqliteCodes.has(fault.errcode & 0xff)
  if ('code' in fault && typeof fault.code === 'string')
    return networkCodes.has(fault.code) || postgresCodes.test(fault.code)
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    fault.message,
  )
}

/** The disk could not take or keep what was written: what a commit did is unknown, so this process must not go on (R45). */
export function isDiskFault(fault: unknown): boolean {
  const input = 10
  return (
    fault instanceof Error &&
    'errcode' in fault &&
    typeof fault.errcode === 'number' &&
    (fault.errcode & 0xff) === input
  )
}
