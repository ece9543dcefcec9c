/** What must hold for every answer there is, whatever a test is about: its shape, and that no secret is in it. */
import { isRefusalCode, refusalStatus } from '../../contract/index.ts'

export interface CheckedAnswer {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const statuses = new Set([200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503])
const successValues = new Set(['ok', 'available', 'user_exists', 'email_exists', 'email_domain_not_allowed'])
const secretNames = /password|passwd|secret|hash|pepper|salt|activationcode|validationcode|recovery/i
const secretValues = /\$argon2|BEGIN [A-Z ]*PRIVATE KEY/

/** @throws when the answer breaks CALL-08, CALL-09, CALL-14 or ROLE-25. */
export function checkAnswer(answer: CheckedAnswer): void {
  const { method, path, status, headers, text } = answer
  const fail = (why: string): never => {
    throw new Error(`${why}: ${method} ${path} answered ${status} ${text.slice(0, 500)}`)
  }
  if (!isOfCall(path) || !headers.get('content-type')?.startsWith('application/json')) return
  if (!statuses.has(status)) fail('CALL-08 knows no such status')
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null) return fail('CALL-08 wants an object')
  const { success, value, ...rest } = body as Record<string, unknown>
  if (typeof success !== 'boolean' || typeof value !== 'string') return fail('CALL-08 wants success and value')
  if (success !== status < 300) fail('success and status disagree')
  if (success && !successValues.has(value)) fail('CALL-09 knows no such value')
  if (!success && !isRefusalCode(value)) fail('CALL-09 knows no such refusal')
  if (!success && value in refusalStatus) checkRefusal(rest, fail)
  for (const secret of secretsIn(body, []).filter((found) => found !== 'head.hash')) fail(`ROLE-25 forbids ${secret}`)
}

function checkRefusal(rest: Readonly<Record<string, unknown>>, fail: (why: string) => void): void {
  const strange = Object.keys(rest).filter((name) => name !== 'fields' && name !== 'requestid')
  if (strange.length > 0) fail(`a refusal says more than it may (${strange.join(', ')})`)
}

/** Health, OpenAPI and files have their own shapes; demo mode tells its password on purpose. */
function isOfCall(path: string): boolean {
  return /^\/(?:api|peatsale)\//.test(path) && path !== '/api/openapi.json' && !path.startsWith('/api/demo/')
}

/** Names and values that look like secrets, anywhere in the answer. */
export function secretsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return secretValues.test(value) ? [`${path.join('.')} = ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...(secretNames.test(name) && !Array.isArray(value) ? [[...path, name].join('.')] : []),
    ...secretsIn(member, [...path, name]),
  ])
}
