/** Weeks that have verified loads in no batch yet. */
import type { Cents, IsoWeek } from '@workspace/portal/contract'
import type { UnbilledWeek } from '../../contract/invoicing/batch.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** The oldest first. A load without a price is in the way of its batch, and in no sum. */
export async function unbilledWeeks(reader: PeatReader, seller: string): Promise<UnbilledWeek[]> {
  const weeks = await ownTables(reader)
    .selectFrom('peatsale_load')
    .select((of) => [
      'delivery_week',
      of.fn.countAll().as('loads'),
      of.fn.coalesce(of.fn.sum('net'), of.val(0)).as('net'),
      of.fn.coalesce(of.fn.sum('gross'), of.val(0)).as('gross'),
    ])
    .where('seller', '=', seller)
    .where('state', '=', 'verified')
    .where('net', 'is not', null)
    .where('delivery_week', 'is not', null)
    .groupBy('delivery_week')
    .orderBy('delivery_week')
    .execute()
  return weeks.map(({ delivery_week, loads, net, gross }) => ({
    ...{ week: delivery_week as IsoWeek, loads: Number(loads) },
    ...{ net: Number(net) as Cents, gross: Number(gross) as Cents },
  }))
}
