/** Inputs made from a call's own schema, and then spoiled somewhere: what strangers and broken programs send. */
import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Call } from '../../contract/own.ts'
import { pathFields } from '../../contract/own.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minLength?: number
  readonly maxLength?: number
}

/** Good values by the name of their field, so that much of what is sent gets past the first check. */
export type Samples = Readonly<Record<string, readonly unknown[]>>

/** A request of that call: values of its path fields as they stand in the address, and its body. */
export function hostileRequest(call: Call, samples: Samples): fc.Arbitrary<{ path: string; body: unknown }> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
  const inPath = pathFields(call.path)
  const values = fc.tuple(...inPath.map((name) => pathValue(samples[name] ?? ['x'])))
  return fc.record({ values, body: spoiled(arbitraryOf(schema, samples)) }).map(({ values: parts, body }) => ({
    path: inPath.reduce((path, name, index) => path.replace(`{${name}}`, String(parts[index])), call.path),
    body,
  }))
}

function arbitraryOf(schema: Schema, samples: Samples): fc.Arbitrary<unknown> {
  const { enum: members, anyOf, oneOf, properties, items, type } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (members) return fc.constantFrom(...members)
  const either = anyOf ?? oneOf
  if (either) return fc.oneof(...either.map((one) => arbitraryOf(one, samples)))
  if (properties) {
    const fields = Object.entries(properties).map(([name, own]) => [name, fieldOf(name, own, samples)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] })
  }
  if (type === 'array') return fc.array(items ? arbitraryOf(items, samples) : fc.jsonValue(), { maxLength: 4 })
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.double())
  return type === 'boolean' ? fc.boolean() : fc.jsonValue()
}

function fieldOf(name: string, schema: Schema, samples: Samples): fc.Arbitrary<unknown> {
  const good = samples[name]
  const any = arbitraryOf(schema, samples)
  return good ? fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: any }) : any
}

function textOf({ minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const longest = Math.min(Math.max(maxLength, minLength), minLength + 60)
  return fc.oneof(fc.string({ minLength, maxLength: longest, unit: 'grapheme' }), hostileText)
}

const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  'e\u0301'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  "'; drop table account; --",
  '" or ""="',
  '%',
  '_%\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=1+1',
  '\r\nBcc: x@y.fi',
  '{"$gt":""}',
  'NaN',
  '1e999',
  '-0',
  '9'.repeat(400),
  'ä'.repeat(5000),
  '2026-02-30T99:99:99Z',
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    0.1,
    [],
    {},
    [[]],
    [null],
    ['__proto__'],
  ),
  fc.constant({ toString: 'x', valueOf: 1, length: 1e9, constructor: null }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** The value as it is, or with one of its parts replaced, removed or added to. */
function spoiled(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const part = fc.record({
    value,
    poison: hostileValue,
    at: fc.nat(),
    name: fc.constantFrom('__proto__', 'constructor', 'extra', ''),
  })
  return fc.oneof(
    { weight: 4, arbitrary: value },
    { weight: 4, arbitrary: part.map(({ value: whole, poison, at }) => replaced(whole, poison, at)) },
    { weight: 1, arbitrary: part.map(({ value: whole, poison, name }) => added(whole, name, poison)) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function replaced(whole: unknown, poison: unknown, at: number): unknown {
  if (typeof whole !== 'object' || whole === null) return poison
  const names = Object.keys(whole)
  const name = names[at % Math.max(1, names.length)]
  if (name === undefined) return poison
  const member = (whole as Record<string, unknown>)[name]
  const isDeep = typeof member === 'object' && member !== null && at % 3 === 0
  const put = isDeep ? replaced(member, poison, Math.floor(at / 3)) : poison
  return Array.isArray(whole) ? whole.with(Number(name), put) : { ...whole, [name]: put }
}

function added(whole: unknown, name: string, poison: unknown): unknown {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return poison
  // A plain assignment to `__proto__` would set the prototype instead of a field.
  return Object.defineProperty({ ...whole }, name, { value: poison, enumerable: true })
}

function pathValue(good: readonly unknown[]): fc.Arbitrary<string> {
  const encoded = fc
    .oneof(
      { weight: 2, arbitrary: fc.constantFrom(...good) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    )
    .map((value) => encodeURIComponent(String(value)))
  const raw = [
    '%',
    '%ZZ',
    '%00',
    '%C0%AF',
    '%ff',
    '..%2f',
    '%2e%2e',
    '__proto__',
    'constructor',
    'x'.repeat(400),
    '%F0%9F%8C%B2',
    '-1',
    '1e9',
    'now',
  ]
  return fc.oneof({ weight: 3, arbitrary: encoded }, { weight: 2, arbitrary: fc.constantFrom(...raw) })
}
