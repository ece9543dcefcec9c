import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** A transport company with terms, a driver's rights, a consignment or an offer cannot be removed (7.11). */
export async function isCarrierUsed(transaction: ManureReader, carrier: string): Promise<boolean> {
  const own = ownTables(transaction)
  const found = await Promise.all([
    own.selectFrom('manuredelivery_carrier_term').select('id').where('carrier', '=', carrier).executeTakeFirst(),
    own.selectFrom('manuredelivery_driver_right').select('person').where('carrier', '=', carrier).executeTakeFirst(),
    own.selectFrom('manuredelivery_consignment').select('id').where('carrier', '=', carrier).executeTakeFirst(),
    own.selectFrom('manuredelivery_offer').select('consignment').where('carrier', '=', carrier).executeTakeFirst(),
  ])
  return found.some((row) => row !== undefined)
}
