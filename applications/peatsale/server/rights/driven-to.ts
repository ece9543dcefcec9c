/** Whether a transport company has lately brought an account a load: then its people may order for it (2.6). */
import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** A customer whom the carrier drove to longer ago is found by the office. */
const yearsKept = 2

export async function hasDrivenTo(
  reader: PeatReader,
  { account, carrier, now }: { readonly account: string; readonly carrier: string; readonly now: Date },
): Promise<boolean> {
  const load = await ownTables(reader)
    .selectFrom('peatsale_load')
    .select('id')
    .where('customer', '=', account)
    .where('carrier', '=', carrier)
    .where('delivery_day', '>=', drivenSince(dayOf(now)))
    .where('state', 'in', ['delivered', 'verified', 'locked'])
    .executeTakeFirst()
  return load !== undefined
}

/** The first day that counts. */
export function drivenSince(today: LocalDate): string {
  return `${Number(today.slice(0, 4)) - yearsKept}${today.slice(4)}`
}
