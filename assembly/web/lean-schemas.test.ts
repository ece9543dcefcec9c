import { expect, test } from 'vitest'
import * as mini from 'zod/mini'
import * as lean from './lean-schemas.ts'

const kit = [
  ['zod/mini', mini],
  ['the browser’s', lean],
] as const

const values = [
  { name: 'Aino', bales: 3, dry: true },
  { name: 'Aino', bales: 3.5, dry: true },
  { name: 1 },
  { more: 1 },
  null,
]

test('the browser’s schemas judge as those of zod/mini do', () => {
  const [expected, found] = kit.map(([, z]) => {
    const order = z.strictObject({ name: z.string(), bales: z.int(), dry: z.optional(z.boolean()) })
    return values.map((value) => JSON.stringify(z.safeParse(order, value)))
  })
  expect(found).toEqual(expected)
})

test('a schema without a rule of its own is one; a rule that one place adds stays there', () => {
  expect(lean.string()).toBe(lean.string())
  expect(lean.string({ error: 'no text' })).not.toBe(lean.string())
  const short = lean.string().check(lean.maxLength(2))
  expect(lean.safeParse(short, 'abc').success).toBe(false)
  expect(lean.safeParse(lean.string(), 'abc').success).toBe(true)
  expect(
    lean.safeParse(lean.strictObject({ a: lean.extend(lean.strictObject({}), { b: lean.int() }) }), { a: {} }).success,
  ).toBe(false)
})
