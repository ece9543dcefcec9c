/** Sends what strangers and broken programs send to one call, until an answer is a fault or does not come. */
import fc from 'fast-check'
import type { Call } from '../../contract/own.ts'
import type { Samples } from './hostile-input.ts'
import { hostileRequest } from './hostile-input.ts'
import { rawRequest } from './raw-request.ts'
import type { TestPortal } from './test-portal.ts'

/** Raise it for a long hunt: `FUZZ_RUNS=5000 npx vitest run --project http-sqlite hostile-input`. */
export const huntRuns = Number(process.env['FUZZ_RUNS'] ?? 20)
const patience = 10_000

/** `tokens` are those of the callers, undefined for a visitor; the last one is asked as most, since it may do most. */
export async function huntCall(
  portal: TestPortal,
  { call, samples, tokens }: { call: Call; samples: Samples; tokens: readonly (string | undefined)[] },
): Promise<void> {
  const last = tokens.length - 1
  const chosen = fc.oneof(fc.nat({ max: last }), fc.constant(last))
  const request = fc.record({ request: hostileRequest(call, samples), caller: chosen })
  const property = fc.asyncProperty(request, async ({ request: { path, body }, caller }) => {
    const token = tokens[caller]
    const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) }
    const sent = rawRequest(portal.address, {
      method: call.method,
      path,
      headers,
      ...(call.method === 'POST' && { body: JSON.stringify(body) ?? '' }),
    })
    const late = new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('no answer')), patience).unref(),
    )
    checkAnswered(portal, await Promise.race([sent, late]))
  })
  await fc.assert(property, { numRuns: huntRuns, endOnFailure: true })
}

/** @throws for a fault; a system that is shut down and a service that is busy are foreseen. */
export function checkAnswered({ lines }: TestPortal, { status, text }: { status: number; text: string }): void {
  const isFault = status >= 500 && !/"value":"(system_offline|busy)"/.test(text)
  if (isFault) throw new Error(`answered ${status} ${text}: ${lines.findLast((line) => line.includes('"error"'))}`)
}
