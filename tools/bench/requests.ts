/** The portal's calls as they go over the wire for a signed-in visitor. */
import type { AskOf, Call } from '../../portal/contract/own.ts'
import { callPath } from '../../portal/contract/own.ts'
import type { SignedIn } from './filled-place.ts'
import { requestText } from './load.ts'

export function visitorHeaders({ token, xsrf }: SignedIn): Readonly<Record<string, string>> {
  const [, value = ''] = xsrf.split('=')
  return { authorization: `Bearer ${token}`, cookie: xsrf, 'x-xsrf-token': value }
}

export function callText<C extends Call>(call: C, input: AskOf<C>, visitor: SignedIn): string {
  const given = input as Readonly<Record<string, unknown>>
  const body = call.method === 'POST' ? { body: given } : {}
  return requestText(call.method, callPath(call.path, given), { headers: visitorHeaders(visitor), ...body })
}
