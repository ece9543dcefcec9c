/** Reading what came instead of a success: a foreseen refusal, or a fault of ours. */
import * as z from 'zod/mini'
import { isRefusalCode } from '../../contract/refusals.ts'
import type { Failed, Refused } from './ask.ts'

const Envelope = z.object({
  value: z.optional(z.string()),
  fields: z.optional(z.array(z.string())),
  requestid: z.optional(z.string()),
})

/** Undefined when the answer is none of the refusals of CALL-09, or the fault `internal_error`. */
export function readRefusal(response: Response, content: unknown): Refused | undefined {
  const { value = '', fields } = Envelope.safeParse(content).data ?? {}
  if (!isRefusalCode(value) || value === 'internal_error') return undefined
  const retryAfterSeconds = secondsUntilRetry(response.headers.get('Retry-After'))
  return {
    refused: value,
    ...(fields && { fields }),
    ...requestId(response, content),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

export function readFault(response: Response, content: unknown): Failed {
  return { failed: 'fault', ...requestId(response, content) }
}

/** ERR-22: the reference that also stands in the server's log. */
function requestId(response: Response, content: unknown): { requestId?: string } {
  const id = response.headers.get('X-Request-Id') ?? Envelope.safeParse(content).data?.requestid
  return id === undefined ? {} : { requestId: id }
}

/** Seconds, or a date as HTTP allows. */
function secondsUntilRetry(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
