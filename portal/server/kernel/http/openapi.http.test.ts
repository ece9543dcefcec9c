import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHandlers } from '../../features/demo/index.ts'
import { portalHandlers } from '../../handlers.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: object
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: object }>>
}
interface Document {
  readonly openapi: string
  readonly servers: readonly object[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const answers = [...portalHandlers, ...demoHandlers('production', undefined)]
let portal: TestPortal
let document: Document
beforeAll(async () => {
  portal = await startTestPortal()
  document = (await portal.send('GET', '/api/openapi.json')).body as unknown as Document
})
afterAll(() => portal[Symbol.asyncDispose]())

test('CALL-14: the contract is served as valid OpenAPI 3.1', async () => {
  const validator = new Validator()

  const result = await validator.validate({ ...document })

  expect(result).toMatchObject({ valid: true })
  expect(document.openapi).toMatch(/^3\.1/)
  expect(document.servers).toEqual([{ url: 'https://portal.test' }])
})

test('CALL-14: every call is in it, and nothing else', () => {
  const told = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  )

  const calls = answers.map(({ call }) => `${call.name} ${call.method} ${call.path}`)
  expect(told.toSorted()).toEqual(calls.toSorted())
})

test.each(answers.map(({ call }) => [call.name, call] as const))(
  'CALL-08, CALL-09: %s is told with its access, success and every refusal',
  (_, call) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()]

    expect(operation?.security !== undefined).toBe(call.access !== 'public')
    expect(operation?.responses[call.status]).toBeDefined()
    const refusals = Object.values(operation?.responses ?? {}).flatMap(({ description }) => description.split(', '))
    expect(refusals).toEqual(expect.arrayContaining([...call.refusals, 'too_many_requests', 'system_offline']))
    expect(operation?.parameters.every((parameter) => parameter.in === 'path' && parameter.required)).toBe(true)
  },
)

test('ROLE-25: no success answer promises a password, hash or secret', () => {
  const successes = Object.entries(document.paths)
    // Demo mode tells its password on purpose.
    .filter(([path]) => !path.startsWith('/api/demo/'))
    .flatMap(([, operations]) => Object.values(operations))
    .flatMap(({ responses }) => [responses['200'], responses['201']])

  expect(JSON.stringify(successes)).not.toMatch(/"(?:password|editpassword|password_hash|secret)"/)
})
