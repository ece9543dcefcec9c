/** Numbers of calls (2.2): what comes in has its bounds on both engines, what goes out is shown as it is stored. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { peatCalls } from './calls.ts'
import { readDriverDay } from './driving/calls.ts'
import { invoicingCalls } from './invoicing/calls.ts'
import { readLoaderDay } from './loading/calls.ts'
import { loadsCalls } from './loads/calls.ts'
import { ordersCalls } from './orders/calls.ts'
import { readStart } from './start/calls.ts'

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
}

/** PostgreSQL's integer, in which amounts are stored. */
const integerMost = 2_147_483_647

function numbersOf(schema: Schema, path: string): readonly { readonly path: string; readonly schema: Schema }[] {
  const { type, properties = {}, items, additionalProperties } = schema
  const own = (type === 'integer' || type === 'number') && !('const' in schema) ? [{ path, schema }] : []
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [
    ...own,
    ...either.flatMap((one) => numbersOf(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => numbersOf(one, `${path}.${name}`)),
    ...(items ? numbersOf(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? numbersOf(additionalProperties, `${path}.*`) : []),
  ]
}

const options = { unrepresentable: 'any', reused: 'inline' } as const

test('Kuivikemyynti 2.2: every number that a call takes has its least and its most, within an integer of both engines', () => {
  const unbounded = Object.values(peatCalls).flatMap(({ name, input }) =>
    numbersOf(z.toJSONSchema(input, { io: 'input', ...options }) as unknown as Schema, name)
      .filter(({ schema: { minimum, maximum } }) => {
        return minimum === undefined || maximum === undefined || minimum < -integerMost || maximum > integerMost
      })
      .map(({ path }) => path),
  )
  expect([...new Set(unbounded)]).toEqual([])
})

/** What these answer is summed or calculated from what was typed; other answers repeat it, within its bounds. */
const summed = Object.values({
  ...ordersCalls,
  ...loadsCalls,
  ...invoicingCalls,
  readDriverDay,
  readLoaderDay,
  readStart,
})
const typed = ['weekdays[]', 'proposal.freight.price', 'siteDetails.heightLimitCm']

test('Kuivikemyynti 2.2: no sum that a call answers has bounds of its own: a stored value never makes a read fail', () => {
  const bounded = summed.flatMap(({ name, answer }) =>
    numbersOf(z.toJSONSchema(answer, { io: 'output', ...options }) as unknown as Schema, name)
      .filter(({ schema: { minimum = 0, maximum = 0 } }) => isBound(minimum) || isBound(maximum))
      .map(({ path }) => path)
      .filter((path) => !typed.some((end) => path.endsWith(end))),
  )
  expect([...new Set(bounded)]).toEqual([])
})

/** A whole number ends where numbers are no longer exact; any other end is a bound. */
function isBound(end: number): boolean {
  return end !== 0 && Math.abs(end) !== Number.MAX_SAFE_INTEGER
}
