/** Another process's worth of portal on the same database and data folder, as a load balancer would have it. */
import type { AskOf, Call } from '../../contract/own.ts'
import { callPath } from '../../contract/own.ts'
import type { ServerApplication } from '../kernel/application-host/server-application.ts'
import type { RunningPortal } from '../start-portal.ts'
import { startPortal } from '../start-portal.ts'
import type { TestPortal } from './test-portal.ts'

export interface SecondInstance extends AsyncDisposable {
  readonly address: string
  readonly running: RunningPortal
  /** Answers the status and the body's `value`. */
  ask<C extends Call>(call: C, input: AskOf<C>, token?: string): Promise<{ status: number; value: string }>
}

export async function secondInstance(
  portal: TestPortal,
  applications: readonly ServerApplication[] = [],
): Promise<SecondInstance> {
  const running = await startPortal({
    settings: { ...portal.host.settings, port: 0 },
    applications,
    clock: portal.clock,
    log: portal.host.log,
  })
  let clients = 0
  return {
    address: running.address,
    running,
    ask: async (call, input, token) => {
      const path = callPath(call.path, input as Readonly<Record<string, unknown>>)
      const answer = await fetch(`${running.address}${path}`, {
        method: call.method,
        headers: {
          'x-forwarded-for': `10.200.${(++clients >> 8) & 255}.${clients & 255}`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(call.method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(call.method === 'POST' && { body: JSON.stringify(input) }),
      })
      const body = (await answer.json()) as { value: string }
      return { status: answer.status, value: body.value }
    },
    [Symbol.asyncDispose]: () => running.stop(),
  }
}
