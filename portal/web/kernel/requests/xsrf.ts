/** CALL-04: the header that repeats the cookie, on requests to the page's own origin. The portal's own name comes first: others use XSRF-TOKEN, too. */
import { backend } from './backend.ts'

export function xsrfHeader(): Record<string, string> {
  const value =
    backend.origin === '' ? (cookie('__Host-portal-xsrf') ?? cookie('portal-xsrf') ?? cookie('XSRF-TOKEN')) : undefined
  return value === undefined ? {} : { 'X-XSRF-TOKEN': value }
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
