import { expect, test } from 'vitest'
import { settle } from './settle.ts'
import type { SettleInput } from './settle-input.ts'
import examples from './testing/settlement-examples.json' with { type: 'json' }

const words = ['id', 'title', 'tests', 'hand', 'expected']

test.each(examples.cases.map((each) => [each.id, each.title, each] as const))(
  'Lanta-appi 4, 5.1 %s: %s',
  (_id, _title, { expected, ...given }) => {
    const input = Object.fromEntries(Object.entries(given).filter(([name]) => !words.includes(name)))
    expect(settle(input as unknown as SettleInput)).toEqual(expected)
  },
)
