/** The fields of a price list as its forms have them, and what a copy begins with. */
import type { AskOf, LocalDate } from '@workspace/portal/contract'
import { addDays, dayOf } from '@workspace/portal/contract'
import type { savePriceList } from '../../contract/prices/calls.ts'
import type { ListedPriceList } from '../../contract/prices/price-list.ts'

export type ListFields = AskOf<typeof savePriceList>

export function fieldsOf(list: ListedPriceList): ListFields {
  const { id, version, seller, name, scope, tag, account, validFrom, validTo, fallback, replaces } = list
  const choices = { account: account?.id ?? '', replaces: replaces?.id ?? '' }
  return { id, version, seller, name, scope, tag, validFrom, validTo, fallback, ...choices }
}

export function emptyFields(id: string, seller: string): ListFields {
  const today = dayOf(new Date())
  const days = { validFrom: addDays(today, 1), validTo: `${today.slice(0, 4)}-12-31` as LocalDate }
  const none = { tag: '', account: '', replaces: '' } as const
  return { id, version: 0, seller, name: '', scope: 'general', ...none, ...days, fallback: true }
}

/**
 * A list that has little time left is followed by one for the year after it; else the new one holds from the next month, or
 * as a coming one from its beginning, to the same end.
 */
export function copyDays(
  list: Pick<ListedPriceList, 'validFrom' | 'validTo'>,
  today: LocalDate,
): Pick<ListedPriceList, 'validFrom' | 'validTo'> {
  const soon = addDays(today, 100)
  const nextMonth = firstOfNextMonth(today)
  if (list.validTo > soon) {
    const isComing = list.validFrom > nextMonth
    return { validFrom: isComing ? list.validFrom : nextMonth, validTo: list.validTo }
  }
  const validFrom = list.validTo >= today ? addDays(list.validTo, 1) : addDays(today, 1)
  return { validFrom, validTo: `${validFrom.slice(0, 4)}-12-31` as LocalDate }
}

function firstOfNextMonth(day: LocalDate): LocalDate {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  return `${next[0]}-${String(next[1]).padStart(2, '0')}-01` as LocalDate
}

/** `Hinnasto 2026` becomes `Hinnasto 2027`; undefined where no year in the name tells them apart. */
export function nextName(
  name: string,
  list: Pick<ListedPriceList, 'validFrom'>,
  validFrom: LocalDate,
): string | undefined {
  const [was, is] = [list.validFrom.slice(0, 4), validFrom.slice(0, 4)]
  return was !== is && name.includes(was) ? name.replace(was, is) : undefined
}
