import { expect, test } from 'vitest'
import { Refused } from '../../kernel/refusals/refuse.ts'
import { checkPostal } from './administered-fields.ts'

test.each([
  ['A1', '', true],
  ['A1', 'B2', true],
  // It was good enough when it was stored.
  ['A1', 'A1', false],
  ['', 'A1', false],
  ['00100', 'A1', false],
])('REG-30: a postal code %j where %j is stored is refused: %j', (postal, stored, isRefused) => {
  const check = () => checkPostal(postal, stored, 'fivedigits')
  if (isRefused) expect(check).toThrow(Refused)
  else expect(check).not.toThrow()
})
