/** Chance that is the same every time (mulberry32): a demo is to be told about, and its tests count. */
export interface Random {
  /** From 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<Value>(values: readonly Value[]): Value
  /** An id as browsers make them. */
  id(): string
}

export function randomFrom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const hex = (length: number) => Array.from({ length }, () => whole(0, 15).toString(16)).join('')
  return {
    next,
    whole,
    pick: <Value>(values: readonly Value[]) => {
      const found = values[whole(0, values.length - 1)]
      if (found === undefined) throw new RangeError('Nothing to pick from')
      return found
    },
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${whole(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
  }
}
