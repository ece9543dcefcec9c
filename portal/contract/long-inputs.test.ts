import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from './call.ts'
import { administrationCalls, portalCalls } from './calls.ts'

interface Schema {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

const calls: readonly Call[] = Object.values({ ...portalCalls, ...administrationCalls })
const length = 100_000
const hostile = ['a', ' ', 'a.', 'a@', '@', '0', '-', 'ä\u0308', '\ud800', 'a@b.'].map((part) =>
  part.repeat(length / part.length),
)

/** An input whose every text is that one, in lists, too. */
function filled({ type, anyOf, properties, items }: Schema, text: string): unknown {
  if (anyOf?.[0]) return filled(anyOf.find((one) => one.type === 'string') ?? anyOf[0], text)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, filled(own, text)]))
  if (type === 'array') return [filled(items ?? {}, text)]
  return text
}

test.each(calls.map((call) => [call.name, call] as const))(
  'R85: each text of %s at 100 KB is judged within 50 ms, whatever it is made of',
  (_, { input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as unknown as Schema
    for (const [name, own] of Object.entries(schema.properties ?? {})) {
      for (const text of hostile) {
        const given = { [name]: filled(own, text) }
        // The quickest of three: the first may still be compiled.
        expect(Math.min(...[1, 2, 3].map(() => timeOf(() => input.safeParse(given)))), name).toBeLessThan(50)
      }
    }
  },
)

/** Milliseconds of this thread's own work: what else the machine does is not the pattern's. */
function timeOf(act: () => unknown): number {
  const before = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
