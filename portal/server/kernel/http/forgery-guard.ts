import type { FastifyRequest } from 'fastify'
import { Refused } from '../refusals/refuse.ts'
import type { XsrfCheck } from './cookies.ts'
import { readXsrf } from './cookies.ts'

/**
 * Refuses a write that another site made the browser send (R49, R50): a value of the cookies must stand in the
 * header and be bound to the session, and the browser's own word on where the request comes from must not be foreign.
 */
export function guardAgainstForgery(
  request: FastifyRequest,
  {
    isOwnXsrf,
    handle,
    origins,
    anyOwnName,
  }: {
    isOwnXsrf: XsrfCheck
    handle: string | undefined
    origins: () => readonly string[]
    /** No address is configured, so that the portal is its own under whatever name it was asked by. */
    anyOwnName: boolean
  },
): void {
  const cookies = readXsrf(request.headers.cookie)
  if (cookies.length > 0) {
    const header = request.headers['x-xsrf-token']
    const isHeld = typeof header === 'string' && cookies.includes(header)
    if (!isHeld || !isOwnXsrf(header, handle)) throw new Refused('csrf_mismatch')
  }
  const origin = request.headers.origin
  if (origin !== undefined && origins().includes(origin)) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refused('csrf_mismatch')
  if (site !== undefined || origin === undefined) return
  // A browser says no site over plain http to another machine, such as a phone that looks at the demo.
  if (!anyOwnName || hostOf(origin) !== request.headers.host) throw new Refused('csrf_mismatch')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
