/** How a price list or a freight table stands on a day: what is published waits for its first day, holds, or has ended. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { PriceState } from './price-list.ts'

export const priceStandings = ['draft', 'coming', 'valid', 'ended', 'retired', 'discarded'] as const
export type PriceStanding = (typeof priceStandings)[number]

interface Days {
  readonly validFrom: LocalDate
  readonly validTo: LocalDate
}

interface Published extends Days {
  readonly state: PriceState
  readonly publishedAt: string | null
}

export function standingOf({ state, validFrom, validTo, publishedAt }: Published, today: LocalDate): PriceStanding {
  if (state === 'draft') return 'draft'
  if (state === 'retired') return publishedAt === null ? 'discarded' : 'retired'
  if (validTo < today) return 'ended'
  return validFrom <= today ? 'valid' : 'coming'
}

/** What becomes of the list that another one replaces from a day on (decision 84), and whether days are left to neither. */
export type Replaced =
  | { readonly becomes: 'asItWas' | 'retired' }
  | { readonly becomes: 'ended'; readonly lastDay: LocalDate }
  | { readonly becomes: 'asItWas'; readonly gap: { readonly from: LocalDate; readonly to: LocalDate } }

export function replacedFrom(replaced: Published, from: LocalDate): Replaced {
  if (replaced.state !== 'published') return { becomes: 'asItWas' }
  const before = addDays(from, -1)
  if (replaced.validTo < from) {
    const next = addDays(replaced.validTo, 1)
    return next < from ? { becomes: 'asItWas', gap: { from: next, to: before } } : { becomes: 'asItWas' }
  }
  return replaced.validFrom >= from ? { becomes: 'retired' } : { becomes: 'ended', lastDay: before }
}
