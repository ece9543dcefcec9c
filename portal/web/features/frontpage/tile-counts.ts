/** What the tiles carry: the count that an application gives, with its own word for it (FRONT-20). */
import type { WaitingWork } from '../../../contract/frontpage/waiting-work.ts'
import { formatNumber } from '../../kernel/texts/figures.ts'
import type { KnownWords } from './use-waiting-words.ts'

export type TileCounts = Readonly<Record<string, { readonly figure: string; readonly word: string }>>

/** None for an application whose words have not come. */
export function tileCounts(
  applications: readonly { readonly name: string; readonly work: WaitingWork }[],
  words: KnownWords,
): TileCounts {
  return Object.fromEntries(
    applications.flatMap(({ name, work: { count } }) => {
      const word = words[name]?.count(count)
      return count === 0 || word === undefined ? [] : [[name, { figure: formatNumber(count), word }]]
    }),
  )
}
