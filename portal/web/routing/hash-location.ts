/**
 * Where the visitor is, and going elsewhere. Written here because wouter's hash location puts the query before the
 * hash, and ROUTE-01 wants it inside. Links are plain `<a href="#/…">`.
 */
import { useMemo, useSyncExternalStore } from 'react'
import type { Address } from './address.ts'
import { addressInHash, parsedAddress, pathOf } from './address.ts'
import { leaveOrAsk } from './leaving.ts'

/** What the screens show; differs from the address bar only while a leave question is open. */
let shown: string | undefined
const listeners = new Set<() => void>()

/** The first screen's path wherever there is no browser: it is the one that is prerendered. */
const prerendered = '/login'

export function addressNow(): string {
  shown ??= addressInHash(location.hash)
  return shown
}

export function useAddress(): Address {
  const address = useSyncExternalStore(subscribe, addressNow, () => prerendered)
  return useMemo(() => parsedAddress(address), [address])
}

export type Going = {
  /** The present entry of the history is replaced, as by a guard. */
  readonly replace?: boolean
  /** Unsaved changes are no matter: they have just been saved, or the session is over. */
  readonly force?: boolean
}

export function navigate(to: string, { replace = false, force = false }: Going = {}): void {
  const go = () => {
    history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`)
    show(to)
  }
  if (force || pathOf(to) === pathOf(addressNow())) go()
  else leaveOrAsk(go)
}

/** A link, the back button or a typed address: the browser has moved already. */
function follow(): void {
  const to = addressInHash(location.hash)
  const from = addressNow()
  if (to === from) return
  if (pathOf(to) === pathOf(from)) show(to)
  else leaveOrAsk(() => arrive(to))
  // Held: the address bar goes back to what is shown.
  if (addressNow() === from) history.pushState(null, '', `#${from}`)
}

function arrive(to: string): void {
  if (addressInHash(location.hash) !== to) history.pushState(null, '', `#${to}`)
  show(to)
}

function show(address: string): void {
  shown = address
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('hashchange', follow)
    shown = addressInHash(location.hash)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('hashchange', follow)
  }
}
