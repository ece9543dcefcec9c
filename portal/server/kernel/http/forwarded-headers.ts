import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { SystemWarning } from '../../../contract/own.ts'
import type { Clock } from '../clock/clock.ts'
import { hours } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'

/** A peer is logged once in this time. */
const toldEvery = hours(1)
/** A warning lasts this long after the last such request. */
const shownFor = hours(24)
/** Anybody may send the headers; more peers than this are not remembered, nor logged, until one of them is forgotten. */
const mostPeers = 100
const peersShown = 3

export interface ForwardedHeaders {
  /** Notes a request whose forwarded headers are believed nothing, for its peer is no trusted proxy (R58). */
  note(remoteAddress: string | undefined, headers: IncomingHttpHeaders): void
  warning(): Extract<SystemWarning, { code: 'untrusted_proxy' }> | undefined
}

interface Peer {
  requests: number
  seenAt: number
  toldAt: number
}

/**
 * Behind a proxy that is not in TRUSTED_PROXIES all people are one client and share its budgets: one of them locks the
 * others out. The portal cannot know its proxies, but it sees headers that only a proxy has reason to send.
 * @param keep called with a peer as often as the log tells of it.
 */
export function forwardedHeaders(
  trustedProxies: readonly string[],
  { clock, log, keep }: { clock: Clock; log: Log; keep: (peer: string) => void },
): ForwardedHeaders {
  const isTrusted = trustedBy(trustedProxies)
  const peers = new Map<string, Peer>()

  const forgetOld = (now: number) => {
    for (const [address, { seenAt }] of peers) if (!isWithin(shownFor, seenAt, now)) peers.delete(address)
  }
  return {
    note: (remoteAddress, headers) => {
      if (!isForwarded(headers) || remoteAddress === undefined) return
      const peer = plainAddress(remoteAddress)
      if (isTrusted(peer)) return
      const now = clock.now().getTime()
      let known = peers.get(peer)
      if (!known) {
        if (peers.size >= mostPeers) forgetOld(now)
        if (peers.size >= mostPeers) return
        known = { requests: 0, seenAt: now, toldAt: Number.NEGATIVE_INFINITY }
        peers.set(peer, known)
      }
      known.requests++
      known.seenAt = now
      if (isWithin(toldEvery, known.toldAt, now)) return
      known.toldAt = now
      log.warn('untrusted_proxy', { peer, setting: 'TRUSTED_PROXIES' })
      keep(peer)
    },
    warning: () => {
      forgetOld(clock.now().getTime())
      const busiest = [...peers].toSorted(([, one], [, other]) => other.requests - one.requests)
      if (busiest.length === 0) return undefined
      return { code: 'untrusted_proxy', peers: busiest.slice(0, peersShown).map(([address]) => address) }
    },
  }
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers['x-forwarded-for'] || headers.forwarded || headers['x-forwarded-proto'])
}

/** A clock that was ahead for a while does not silence the warning until then. */
function isWithin(duration: number, moment: number, now: number): boolean {
  return Math.abs(now - moment) < duration
}

/** Whether a peer is among those networks, as TRUSTED_PROXIES has them. */
export function trustedBy(trustedProxies: readonly string[]): (peer: string) => boolean {
  const trusted = networks(trustedProxies)
  return (peer) => trusted.check(peer, family(peer))
}

function networks(items: readonly string[]): BlockList {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', bits] = item.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** As TRUSTED_PROXIES would name it: no IPv4 address written as IPv6, no zone. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
