import { numbers } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { ManureTransaction } from '../database/tables.ts'

/** `number` is what people read, `sort` orders also beyond the 99 999th of a year. */
export interface RequestNumber {
  readonly number: string
  readonly sort: string
}

/** The next one of the year in Finland, over all companies; one that is not used is gone (2.4). */
export async function nextRequestNumber(transaction: ManureTransaction, now: Date): Promise<RequestNumber> {
  const year = Number(dayOf(now).slice(0, 4))
  const next = await numbers.next(transaction, 'manuredelivery_request', year)
  const prefix = `LA-${String(year).slice(2)}-`
  return { number: prefix + String(next).padStart(5, '0'), sort: prefix + String(next).padStart(9, '0') }
}
