import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '../../../contract/own.ts'
import { refusalStatusOf } from '../../../contract/own.ts'
import { isStorageFault } from '../database/storage-fault.ts'
import type { Log } from '../log/log.ts'
import { HasherBusy } from '../passwords/password-hasher.ts'
import type { RefusalDetail } from '../refusals/refuse.ts'
import { Refused } from '../refusals/refuse.ts'

/** Turns whatever was thrown into an answer: a refusal as it is, anything else into one bare fault with its number (ERR-22). */
export function answerThrown(log: Log): (fault: unknown, request: FastifyRequest, reply: FastifyReply) => string {
  return (fault, request, reply) => {
    const { code, detail } = refusalOf(fault)
    const status = detail.status ?? refusalStatusOf({}, code)
    if (code === 'internal_error') {
      log.error('fault', fault, { request: request.id, route: request.routeOptions.url, method: request.method })
    }
    if (detail.retryAfterSeconds !== undefined) reply.header('retry-after', String(detail.retryAfterSeconds))
    reply.code(status).type('application/json; charset=utf-8')
    return JSON.stringify({
      success: false,
      value: code,
      ...(detail.fields && { fields: detail.fields }),
      ...(code === 'internal_error' && { requestid: request.id }),
    })
  }
}

function refusalOf(fault: unknown): { code: string; detail: RefusalDetail } {
  if (fault instanceof Refused) return fault
  // A library may reject with nothing at all; Fastify would answer with the words of whatever failed here.
  if (!(fault instanceof Error)) return { code: 'internal_error', detail: {} }
  if (fault instanceof HasherBusy) return { code: 'too_many_requests', detail: { status: 503, retryAfterSeconds: 2 } }
  if (isStorageFault(fault)) return { code: 'internal_error', detail: { status: 503, retryAfterSeconds: 5 } }
  const known = ofFastify[(fault as FastifyError).code]
  if (known) return { code: known, detail: known === 'invalid_input' ? { status: 400 } : {} }
  // The file server's own words for addresses that lead out of its folder.
  const isOfClient = ((fault as FastifyError).statusCode ?? 500) < 500
  return { code: isOfClient ? 'not_found' : 'internal_error', detail: {} }
}

const ofFastify: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
}
