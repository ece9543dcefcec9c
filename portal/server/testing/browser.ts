/** A browser as the portal sees it: it keeps cookies, and sends its own one against forged requests in its header, too. */
import type { TestAnswer, TestPortal } from './test-portal.ts'

export interface TestBrowser {
  readonly cookies: Map<string, string>
  send: TestPortal['send']
}

export function testBrowser(portal: Pick<TestPortal, 'send'>): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    send: async (method, path, { body, headers = {} } = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const xsrf = cookies.get('__Host-portal-xsrf') ?? cookies.get('portal-xsrf') ?? cookies.get('XSRF-TOKEN')
      const own = {
        ...(cookie !== '' && { cookie }),
        ...(xsrf !== undefined && method !== 'GET' && { 'x-xsrf-token': xsrf }),
      }
      const answer = await portal.send(method, path, { body, headers: { ...own, ...headers } })
      for (const [name, value] of cookiesSet(answer)) cookies.set(name, value)
      return answer
    },
  }
}

/** The cookies that an answer sets, by name. */
export function cookiesSet(answer: TestAnswer): Map<string, string> {
  return new Map(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    }),
  )
}
