/** A goal of docs/performance.md, by its number there. */
import type { Figure } from './report.ts'

export interface Goal {
  readonly number: number
  readonly title: string
  readonly measure: () => Promise<readonly Figure[]>
}
