/** Where a sign-in returns to: kept in the address, followed only when it is one of ours (ROUTE-28 to 34). */
import { addressWith, parsedAddress } from './address.ts'

/** The login that comes back to the wanted address afterwards; the front page is where it goes anyway. */
export function loginAddress(wanted: string): string {
  return wanted === '/' ? '/login' : addressWith('/login', { returnUrl: wanted })
}

/** ROUTE-32: one leading `/`, no second one of either kind, and a route that exists; else it is ignored. */
export function safeReturnUrl(given: string | null, isKnownRoute: (path: string) => boolean): string | undefined {
  if (given === null || !/^\/(?![/\\])/.test(given)) return undefined
  return isKnownRoute(parsedAddress(given).path) ? given : undefined
}

/** ROUTE-34: what a guard has sent along goes on to the login; `/` when there is nothing. */
export function passedOnReturnUrl(query: URLSearchParams): string {
  return query.get('returnUrl') ?? '/'
}

/** START-05: a visitor who asks for nothing in particular starts at the login, without a detour over the front page. */
export function firstAddress(address: string, hasSession: boolean): string {
  const { path, query } = parsedAddress(address)
  return hasSession || path !== '/' ? address : loginAddress(passedOnReturnUrl(query))
}
