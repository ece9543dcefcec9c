import { expect, test } from 'vitest'
import { PriceInput } from './price-input.ts'
import { priceLoads } from './price-loads.ts'
import { PriceOutput } from './price-output.ts'
import { billOf } from './testing/bill-of.ts'
import { generatedCase } from './testing/generated-case.ts'
import examples from './testing/price-examples.json' with { type: 'json' }
import { referenceBill } from './testing/reference.ts'
import { rules, rulesMet } from './testing/rules-met.ts'

test.each(examples.cases)('price: example $id, $title', ({ id, title, tests, expected, ...input }) => {
  const output = priceLoads(PriceInput.parse(input))

  expect(output, `${id} ${title}: ${tests.join('; ')}`).toStrictEqual(expected)
  expect(PriceOutput.parse(output)).toStrictEqual(expected)
})

const blocks = Array.from({ length: 20 }, (_, block) => block)
const blockSize = 5000
const met = new Map<string, number>()

// One to three lists, a line or two, up to four loads: small enough to go through 100 000 of them.
test.each(blocks)(
  'price: generated cases come to the same cent in a second way of reckoning (block %i of 20)',
  (block) => {
    for (let seed = block * blockSize; seed < (block + 1) * blockSize; seed += 1) {
      const input = generatedCase(seed)
      const output = priceLoads(input)
      const [bill, expected] = [billOf(output), referenceBill(input)]
      if (JSON.stringify(bill) !== JSON.stringify(expected)) {
        expect(bill, `seed ${seed}: ${JSON.stringify(input)}`).toEqual(expected)
      }
      for (const rule of rulesMet(input, output)) met.set(rule, (met.get(rule) ?? 0) + 1)
    }
  },
)

test.each(rules)('price: of the generated cases more than a thousand come to "%s"', (rule) => {
  // A rule that hardly a case comes to would be compared in vain.
  expect(met.get(rule) ?? 0).toBeGreaterThan(1000)
})

test('price: generated cases and their outputs have the published form', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const input = generatedCase(seed)
    expect(PriceInput.parse(input)).toStrictEqual(input)
    const output = priceLoads(input)
    expect(PriceOutput.parse(output)).toStrictEqual(output)
  }
})
