import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../contract/own.ts'
import { callPath, portalCalls, readDemoAccounts, readMailbox } from '../../../contract/own.ts'
import { portalHandlers } from '../../handlers.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'
import { demoHandlers } from '../demo/index.ts'

let portal: TestPortal
let people: Awaited<ReturnType<typeof everyKind>>
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  // With its mailbox, so that there is every call that can be; only an empty place is filled with demo data.
  await portal.restart({ mode: 'demo', smtpUrl: '' })
  people = await everyKind(portal)
  await portal.set({ isactive: false })
})
afterAll(() => portal[Symbol.asyncDispose]())

const callers = ['visitor', 'customer', 'transportAdmin', 'companyAdmin', 'superadmin'] as const
type Caller = (typeof callers)[number]

/**
 * Rows of ADMIN-SYS-13; whatever is not here is shut. The public data are CALL-17, the sign-ins CALL-22 and CALL-40, with
 * the second step of a superadmin's; the demo's own calls tell nothing of the system.
 */
const { readPublicData, logIn, beginPasskeyLogIn, finishLogIn, logOut } = portalCalls
const signIns = [logIn, beginPasskeyLogIn, finishLogIn, logOut]
const openToAll = new Set<Call>([readPublicData, ...signIns, readDemoAccounts, readMailbox])

const mounted = [...portalHandlers, ...demoHandlers('demo', { letters: async () => [] })]
const cells = mounted.flatMap(({ call }) => callers.map((caller) => ({ call, caller, name: call.name })))

test.each(cells)('ADMIN-SYS-13, R37: while shut, $name for $caller', async ({ call, caller }) => {
  const { status, value } = await asked(call, caller)

  const isOpen = openToAll.has(call) || caller === 'superadmin'
  if (isOpen) expect(value).not.toBe('system_offline')
  else expect({ status, value }).toEqual({ status: 503, value: 'system_offline' })
})

test('ADMIN-SYS-13, OPS-12: health and the contract are outside of it, images (CALL-41) are not', async () => {
  for (const path of ['/healthz', '/readyz', '/api/openapi.json']) {
    expect((await portal.send('GET', path)).status).toBe(200)
  }
  expect((await portal.send('GET', '/images/puuttuu.png')).status).toBe(503)
})

test('ADMIN-SYS-13: there was a cell for every call that the portal serves', async () => {
  const { paths } = (await portal.send('GET', '/api/openapi.json')).body as { paths?: Record<string, object> }
  const served = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(served.toSorted()).toEqual(mounted.map(({ call }) => `${call.method} ${call.path}`).toSorted())
  expect(cells.length).toBe(mounted.length * callers.length)
})

/** The input is empty: being shut comes before what a request says. */
async function asked(call: Call, caller: Caller): Promise<{ status: number; value: unknown }> {
  const who: SignedInPerson | undefined = caller === 'visitor' ? undefined : people[caller]
  // Signing out takes the session along, so it goes without one.
  const token = call === portalCalls.logOut ? undefined : who?.token
  const path = callPath(call.path, { username: who?.person.username ?? 'joku', token: token ?? 'x', seq: 'now' })
  const ending = new AbortController()
  const answer = await fetch(`${portal.address}${path}`, {
    method: call.method,
    signal: ending.signal,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(call.method === 'POST' && { body: '{}' }),
  })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const value = isJson ? ((await answer.json()) as { value: unknown }).value : undefined
  ending.abort()
  return { status: answer.status, value }
}
