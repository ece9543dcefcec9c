/** What must hold for every answer there is, whatever a test is about: its shape, and that no secret is in it. */
import type { Call } from '../../contract/own.ts'
import { isRefusalCode } from '../../contract/own.ts'

interface CheckedAnswer {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The calls that are mounted: an application's own refusals are declared by them. */
  readonly calls?: readonly Call[]
}

const statuses = new Set([200, 201, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503])
const successValues = new Set(['ok', 'available', 'user_exists', 'email_exists', 'email_domain_not_allowed'])
const secretNames = /password|passwd|secret|hash|pepper|salt|activationcode|validationcode|recovery/i
const secretValues = /\$argon2|BEGIN [A-Z ]*PRIVATE KEY/

/** @throws when the answer breaks CALL-08, CALL-09, CALL-14 or ROLE-25. */
export function checkAnswer({ method, path, status, headers, text, calls = [] }: CheckedAnswer): void {
  if (!isOfCall(path) || !headers.get('content-type')?.startsWith('application/json')) return
  // A file of JSON is nobody's answer: what may stand in it is its own test's question.
  if (headers.get('content-disposition')?.startsWith('attachment')) return
  const declared = calls.find((call) => call.method === method && isAddressOf(call, path))?.refusals ?? []
  const fault = faultOf(status, JSON.parse(text), declared)
  if (fault !== undefined) throw new Error(`${fault}: ${method} ${path} answered ${status} ${text.slice(0, 500)}`)
}

function isAddressOf(call: Call, path: string): boolean {
  const template = call.path.split('/').map((part) => (/^\{.*\}$/.test(part) ? '[^/]+' : part.replace(/\W/g, '\\$&')))
  return new RegExp(`^${template.join('/')}$`).test(path)
}

function faultOf(status: number, body: unknown, declared: readonly string[]): string | undefined {
  if (!statuses.has(status)) return 'CALL-08 knows no such status'
  if (typeof body !== 'object' || body === null) return 'CALL-08 wants an object'
  const { success, value, ...rest } = body as Record<string, unknown>
  if (typeof success !== 'boolean' || typeof value !== 'string') return 'CALL-08 wants success and value'
  if (success !== status < 300) return 'success and status disagree'
  if (success && !successValues.has(value)) return 'CALL-09 knows no such value'
  if (!success && !isRefusalCode(value) && !declared.includes(value)) return 'CALL-09 knows no such refusal'
  const strange = Object.keys(rest).filter((name) => name !== 'fields' && name !== 'requestid')
  if (!success && strange.length > 0) return `a refusal says more than it may (${strange.join(', ')})`
  // The hash of the audit trail's newest line is no secret.
  const secrets = secretsIn(body, []).filter((found) => found !== 'head.hash')
  return secrets.length > 0 ? `ROLE-25 forbids ${secrets.join(', ')}` : undefined
}

/** Health, OpenAPI and files have their own shapes; demo mode tells its password on purpose. */
function isOfCall(path: string): boolean {
  return /^\/(?:api|peatsale)\//.test(path) && path !== '/api/openapi.json' && !path.startsWith('/api/demo/')
}

/** Names and values that look like secrets, anywhere in the answer. */
function secretsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') return secretValues.test(value) ? [`${path.join('.')} = ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...(secretNames.test(name) && !Array.isArray(value) ? [[...path, name].join('.')] : []),
    ...secretsIn(member, [...path, name]),
  ])
}
