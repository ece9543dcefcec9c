import * as z from 'zod/mini'
import type { Call, GeneralRefusal } from '../../../contract/own.ts'
import { defaultSiteTitle, pathFields, refusalStatus, refusalStatusOf } from '../../../contract/own.ts'

const generalRefusals: readonly GeneralRefusal[] = [
  'unauthorized',
  'forbidden',
  'csrf_mismatch',
  'invalid_input',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'system_offline',
  'internal_error',
  'second_factor_required',
]

/** The contract as OpenAPI 3.1, made from the calls themselves, so it cannot say anything else than they do. */
export function openApiDocument(
  calls: readonly Call[],
  { serverUrl, title = defaultSiteTitle }: { serverUrl: string; title?: string | undefined },
): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of userlogin' } },
      schemas: { Refusal: refusalSchema(Object.keys(refusalStatus)) },
    },
  }
}

function operation(call: Call): object {
  const input = jsonSchema(call.input, 'input')
  const inPath = pathFields(call.path)
  return {
    operationId: call.name,
    ...(call.access !== 'public' && { security: [{ session: [] }] }),
    'x-access': call.access,
    ...(call.roles && { 'x-roles': call.roles }),
    parameters: inPath.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(call.method === 'POST' && {
      requestBody: {
        required: true,
        content: call.file === 'taken' ? anyFile : { 'application/json': { schema: input } },
      },
    }),
    responses: {
      [call.status]: {
        description: 'Success',
        content: isJson(call) ? { 'application/json': { schema: jsonSchema(call.answer, 'output') } } : anyFile,
      },
      ...refusals(call),
    },
  }
}

const anyFile = { 'application/octet-stream': { schema: {} } }

function isJson({ file }: Call): boolean {
  return file === 'none' || file === 'taken'
}

function refusals(call: Call): Record<string, object> {
  const codes = new Set([...call.refusals, ...generalRefusals])
  const byStatus = Map.groupBy(codes, (code) => refusalStatusOf(call, code))
  const own = Object.keys(call.refusalStatuses ?? {}).length > 0
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const schema = own ? refusalSchema(group) : { $ref: '#/components/schemas/Refusal' }
      return [String(status), { description: group.join(', '), content: { 'application/json': { schema } } }]
    }),
  )
}

function refusalSchema(codes: readonly string[]): object {
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: {
      success: { const: false },
      value: { enum: codes },
      fields: { type: 'array', items: { type: 'string' } },
      requestid: { type: 'string' },
    },
  }
}

// JSON Schema cannot describe what a transform makes of a field, but what a caller writes: inputs are described as written.
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return $defs === undefined ? rest : withoutReferences(rest)
}

/** Only "any JSON" refers to itself, by a reference that would point nowhere from within the document: `{}` says the same. */
function withoutReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, value) => (isReference(value) ? {} : value))
}

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$ref' in value
}
