import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { newDeviceCookie } from '../../kernel/http/cookies.ts'

/** This browser has just shown who it belongs to; the cookie holds as long as the password does, 180 days at most (R28). */
export function rememberDevice(
  { portal, request }: Pick<OpenContext, 'portal' | 'request'>,
  accountId: string,
  passwordHash: string,
): void {
  const isHttps = portal.publicUrl().startsWith('https:')
  request.setCookie(newDeviceCookie(portal.keys, { accountId, passwordHash, now: request.now }, isHttps))
}
