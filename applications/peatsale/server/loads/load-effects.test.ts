import { expect, test } from 'vitest'
import { loadEffects } from './load-effects.ts'

test('an effect of a command on a load does something, or tells somebody: no other name stands in the tables for nothing', () => {
  const named = Object.entries(loadEffects)
  const empty = named.filter(
    ([, effect]) => named.filter(([, other]) => other === effect && isNothing(other)).length > 1,
  )
  expect(empty.map(([name]) => name).filter((name) => !/^(notice|alert|tell)/.test(name))).toEqual([])
})

function isNothing(effect: unknown): boolean {
  return /=>\s*(undefined|void 0|\{\s*\})\s*;?$/.test(String(effect))
}
