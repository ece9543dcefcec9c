import type { Total } from '../../../contract/lists/list.ts'
import { formatNumber } from '../texts/index.ts'

/** As `1 248`; with a plus where there may be more. */
export function totalText({ count, exact }: Total): string {
  return exact ? formatNumber(count) : `${formatNumber(count)}+`
}
