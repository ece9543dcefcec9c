/** One cell of a rights matrix: a call sent through the front door with false claims in it, and its answer as one sign. */
import type { Call } from '../../contract/own.ts'
import { callPath } from '../../contract/own.ts'
import type { TestPortal } from './test-portal.ts'

/** What every matrix knows; an application adds a sign for each refusal of its own. */
const knownSigns: Signs = {
  unauthorized: 'u',
  forbidden: 'f',
  user_not_found: 'n',
  not_found: 'x',
  own_account: 's',
  invalid_password: 'p',
  invalid_code: 'c',
  invalid_input: 'i',
  in_use: 'k',
  attempt_over: 'a',
  last_superadmin: 'l',
  modified_elsewhere: 'm',
  done: 'o',
  unchanged: 'o',
}

/** Sign by refusal code. */
export type Signs = Readonly<Record<string, string>>

export interface MatrixRequest {
  readonly call: Call
  readonly input: object
  /** What the body says besides: whoever else asks, and of whichever rights, it gives nothing (R01). */
  readonly claims: object
  readonly token: string | undefined
  /** Different in each cell, so that every request comes from an address of its own. */
  readonly number: number
  readonly signs?: Signs | undefined
  /** Of a call that takes one; without it a CSV. */
  readonly file?: Uint8Array<ArrayBuffer> | undefined
}

/** @returns `o` where it was done, else the sign of the refusal; its code where it has no sign, and all of an answer without one. */
export async function signFor(portal: Pick<TestPortal, 'address'>, request: MatrixRequest): Promise<string> {
  const { call, input, claims, token, number, signs = {}, file = 'a;b\n1;2\n' } = request
  const body = call.file === 'taken' ? file : JSON.stringify({ ...claims, ...input })
  const answer = await fetch(`${portal.address}${callPath(call.path, { ...input })}`, {
    method: call.method,
    headers: {
      'x-forwarded-for': `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(call.method === 'POST' && { body }),
  })
  if (answer.ok && call.file !== 'none' && call.file !== 'taken') {
    await answer.body?.cancel()
    return 'o'
  }
  const text = await answer.text()
  return signOf(JSON.parse(text) as AnswerBody, { ...knownSigns, ...signs }) ?? `[${answer.status} ${text}]`
}

interface AnswerBody {
  readonly success?: boolean
  readonly value?: string
  readonly rows?: unknown
}

/** Acts on many answer a result for each; in a matrix there is one. */
function signOf(body: AnswerBody, signs: Signs): string | undefined {
  const row = Array.isArray(body.rows) ? (body.rows[0] as { result?: string } | undefined) : undefined
  if (row?.result !== undefined) return signs[row.result] ?? row.result
  return body.success === true ? 'o' : (signs[body.value ?? ''] ?? body.value)
}
