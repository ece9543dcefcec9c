/** Whom a request comes from: the peer, or the client that trusted proxies in front of the portal name (R58). */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress, trustedBy } from './forwarded-headers.ts'

export type ClientAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * Looks through the row of proxies from the nearest one on, as far as they are trusted. What a trusted proxy wrote and is no
 * address (`unknown`, a name, nothing) counts as the proxy's own.
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = trustedBy(trustedProxies)
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress ?? '')
    const row = forwardedFor(headers)
    while (row.length > 0 && isTrusted(address)) {
      const next = writtenAddress(row.pop() ?? '')
      if (next === undefined) break
      address = next
    }
    return address
  }
}

/** Nearest last. A proxy that writes the one header passes on the other as the client sent it, so the usual one comes first. */
function forwardedFor(headers: IncomingMessage['headers']): string[] {
  const usual = headers['x-forwarded-for']
  if (usual) return String(usual).split(',')
  return headers.forwarded ? splitOutsideQuotes(headers.forwarded, ',').map(forOf) : []
}

/** The value of `for` in an element of the header Forwarded (RFC 7239). */
function forOf(element: string): string {
  for (const pair of splitOutsideQuotes(element, ';')) {
    const [name = '', ...value] = pair.split('=')
    if (name.trim().toLowerCase() !== 'for') continue
    const text = value.join('=').trim()
    return /^".*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text
  }
  return ''
}

function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts = ['']
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"|[\s\S]/g)) {
    if (piece === separator) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

/** An address as proxies write it: with a port, in brackets, with a zone. Undefined where it is none. */
function writtenAddress(text: string): string | undefined {
  const written = text.trim()
  const bracketed = /^\[([^\]]*)\](?::[\w.-]+)?$/.exec(written)?.[1]
  const candidates = bracketed === undefined ? [written, written.replace(/:\d{1,5}$/, '')] : [bracketed]
  const address = candidates.find((each) => isIP(each) !== 0 && (bracketed === undefined || isIP(each) === 6))
  return address === undefined ? undefined : plainAddress(address)
}
