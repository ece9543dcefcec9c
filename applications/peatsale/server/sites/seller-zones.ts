import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** No zone is as good as one of the seller's. */
export async function isZoneOf(reader: PeatReader, zone: string, seller: string): Promise<boolean> {
  if (zone === '') return true
  const zones = ownTables(reader).selectFrom('peatsale_zone').select('id').where('id', '=', zone)
  return (await zones.where('seller', '=', seller).executeTakeFirst()) !== undefined
}
