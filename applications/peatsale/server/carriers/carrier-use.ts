import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** A transport company with a driver's rights, a load, an offer or a tariff cannot be removed (2.6). */
export async function isCarrierUsed(transaction: PeatReader, carrier: string): Promise<boolean> {
  const own = ownTables(transaction)
  const found = await Promise.all([
    own.selectFrom('peatsale_driver_right').select('person').where('carrier', '=', carrier).executeTakeFirst(),
    own.selectFrom('peatsale_load').select('id').where('carrier', '=', carrier).executeTakeFirst(),
    own.selectFrom('peatsale_carrier_tariff').select('id').where('carrier', '=', carrier).executeTakeFirst(),
    own.selectFrom('peatsale_load_offer').select('load_id').where('carrier', '=', carrier).executeTakeFirst(),
  ])
  return found.some((row) => row !== undefined)
}
