/** What letters about a swamp tell. */
import type { Closure } from '../../contract/swamps/told.ts'

export interface SwampLetter {
  readonly swamp: string
  readonly loads: readonly string[]
  readonly phone: string
}

export interface ClosureLetter extends SwampLetter {
  readonly kind: Closure['kind']
  readonly words: string
}
