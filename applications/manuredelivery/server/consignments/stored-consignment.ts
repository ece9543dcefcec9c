/** A consignment's row, and how somebody relates to it besides. */

import { hours } from '@workspace/portal/server'
import type { StoredConsignment } from '../database/stored-rows.ts'
import type { ManureReader, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ConsignmentRelation } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

/** For so long a driver who was taken off a consignment may report facts of it (3.3). */
const formerDriver = hours(72)

function formerSince(now: Date): string {
  return new Date(now.getTime() - formerDriver).toISOString()
}

export async function storedConsignment(reader: ManureReader, id: string): Promise<StoredConsignment | undefined> {
  const rows = ownTables(reader).selectFrom('manuredelivery_consignment').selectAll()
  return await rows.where('id', '=', id).executeTakeFirst()
}

/** Locks the consignment until the transaction ends: the update changes nothing. */
export async function lockConsignment(
  transaction: ManureTransaction,
  id: string,
): Promise<StoredConsignment | undefined> {
  return await ownTables(transaction)
    .updateTable('manuredelivery_consignment')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function relationTo(
  { reader, actor, now }: { readonly reader: ManureReader; readonly actor: ManureActor; readonly now: Date },
  consignment: Pick<StoredConsignment, 'id' | 'state'>,
): Promise<ConsignmentRelation> {
  if (actor.carrier === '') return { isOffered: false, wasDriver: false }
  const own = ownTables(reader)
  const offer = own.selectFrom('manuredelivery_offer').select('carrier').where('consignment', '=', consignment.id)
  const drove = own.selectFrom('manuredelivery_driver').select('person').where('consignment', '=', consignment.id)
  const [offered, former] = await Promise.all([
    offer.where('carrier', '=', actor.carrier).executeTakeFirst(),
    drove.where('person', '=', actor.id).where('to_at', '>=', formerSince(now)).executeTakeFirst(),
  ])
  return { isOffered: consignment.state === 'open' && offered !== undefined, wasDriver: former !== undefined }
}
