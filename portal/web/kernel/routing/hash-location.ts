/**
 * Where the visitor is, and going elsewhere. Written here because wouter's hash location puts the query before the
 * hash, and ROUTE-01 wants it inside. Links are plain `<a href="#/…">`.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { closeTopmost } from '../ui/dialog/open-dialogs.ts'
import type { Address } from './address.ts'
import { addressInHash, parsedAddress } from './address.ts'
import { leaveOrAsk } from './leaving.ts'

/** What the screens show; differs from the address bar only while a leave question is open. */
let shown: string | undefined
/** How far along the history the shown address stands, so that a held step can be taken back the way it came. */
let place = 0
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
    if (!replace) place += 1
    history[replace ? 'replaceState' : 'pushState']({ place }, '', `#${to}`)
    show(to)
  }
  if (force || isSamePage(to, addressNow())) go()
  else leaveOrAsk(go)
}

/** A link, the back button or a typed address: the browser has moved already. */
function follow(): void {
  const to = addressInHash(location.hash)
  const from = addressNow()
  if (to === from) return
  const goneTo = placeInHistory() ?? place + 1
  // Back closes what stands over the page; the browser comes forward again, and its history stays as it was.
  if (goneTo < place && closeTopmost()) {
    history.go(place - goneTo)
    return
  }
  if (isSamePage(to, from)) arrive(to, goneTo)
  else leaveOrAsk(() => (addressInHash(location.hash) === to ? arrive(to, goneTo) : navigate(to, { force: true })))
  // Held: the browser goes back to what is shown, leaving its history as it was.
  if (addressNow() === from) history.go(place - goneTo || -1)
}

/** A query alone is another view of the same page, but for the person it may name (ADMIN-EDIT-28). */
function isSamePage(one: string, other: string): boolean {
  const [page, shownPage] = [parsedAddress(one), parsedAddress(other)]
  return page.path === shownPage.path && page.query.get('user') === shownPage.query.get('user')
}

function arrive(to: string, at: number): void {
  place = at
  history.replaceState({ place }, '')
  show(to)
}

/** Undefined for an entry that a link or a typed address has just made. */
function placeInHistory(): number | undefined {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'number'
    ? state.place
    : undefined
}

function show(address: string): void {
  shown = address
  for (const listener of listeners) listener()
}

/** From the start on: a step that is taken before the first drawing counts like any other. */
export function followAddress(): void {
  subscribe(() => undefined)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('hashchange', follow)
    place = placeInHistory() ?? place
    arrive(addressInHash(location.hash), place)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('hashchange', follow)
  }
}
