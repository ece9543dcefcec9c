/** Reading what came instead of a success: a foreseen refusal, or a fault of ours. No schema: this is in the entry. */
import type { Call, RefusalOf } from '../../../contract/call.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { isRefusalCode } from '../../../contract/refusals.ts'
import type { Failed, Refused } from './answer-to.ts'

/** Undefined when the answer is none of the refusals of CALL-09 or of the call's own, or the fault `internal_error`. */
export function readRefusal<C extends Call>(
  call: C,
  response: Response,
  content: unknown,
): Refused<RefusalCode | RefusalOf<C>> | undefined {
  const value = textAt(content, 'value')
  if (value === undefined || value === 'internal_error' || !isRefusalOf(call, value)) return undefined
  const fields = fieldsAt(content)
  const retryAfterSeconds = secondsUntilRetry(response.headers.get('Retry-After'))
  return {
    refused: value,
    ...(fields && { fields }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

function isRefusalOf<C extends Call>(call: C, value: string): value is RefusalCode | RefusalOf<C> {
  return isRefusalCode(value) || call.refusals.includes(value)
}

/** ERR-22: with the reference that also stands in the server's log. */
export function readFault(content: unknown): Failed {
  const requestId = textAt(content, 'requestid')
  return { failed: 'fault', ...(requestId !== undefined && { requestId }) }
}

function textAt(content: unknown, key: string): string | undefined {
  const value = at(content, key)
  return typeof value === 'string' ? value : undefined
}

function fieldsAt(content: unknown): readonly string[] | undefined {
  const fields = at(content, 'fields')
  return Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : undefined
}

function at(content: unknown, key: string): unknown {
  return typeof content === 'object' && content !== null
    ? Object.getOwnPropertyDescriptor(content, key)?.value
    : undefined
}

/** Seconds, or a date as HTTP allows. */
function secondsUntilRetry(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
