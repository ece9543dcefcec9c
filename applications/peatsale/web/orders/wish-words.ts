/** When an order is wished for, in words. */

import { useDateFormat } from '@workspace/portal/web'
import type { Wish } from '../../contract/index.ts'

/** The wished week, or the first and the last wished day; empty without a wish. */
export function useWished(): (wish: Wish | null) => string {
  const { week, day } = useDateFormat()
  return (wish) => {
    if (wish === null) return ''
    return wish.by === 'week' ? week(wish.week) : `${day(wish.earliest)}–${day(wish.latest)}`
  }
}
