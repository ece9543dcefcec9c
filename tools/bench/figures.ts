/** Rounds that alternate between what is measured and its limit, and what they say together. */
import type { Answered } from './load.ts'

export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  return { median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 }
}

/** The value that this share of the answers stays within. */
export function within({ milliseconds }: Answered, share: number): number {
  return milliseconds[Math.max(0, Math.ceil(milliseconds.length * share) - 1)] ?? 0
}

/** One after the other in each round, so that whatever slows the machine slows both. */
export async function alternating<Result>(
  rounds: number,
  contenders: Readonly<Record<'own' | 'limit', () => Promise<Result>>>,
): Promise<{ own: Result[]; limit: Result[] }> {
  const results = { own: [] as Result[], limit: [] as Result[] }
  for (let round = 0; round < rounds; round++) {
    // The one that goes second in one round goes first in the next.
    const order = round % 2 === 0 ? (['own', 'limit'] as const) : (['limit', 'own'] as const)
    for (const name of order) results[name].push(await contenders[name]())
  }
  return results
}
