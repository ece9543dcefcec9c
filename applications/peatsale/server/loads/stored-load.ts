/** A load's row, and how somebody is tied to it besides. */
import { days } from '@workspace/portal/server'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { LoadRelation } from '../rights/load-roles.ts'
import type { DetailReading } from './detail-reading.ts'
import type { StoredLoad } from './load-names.ts'

/** For so long a driver who was taken off a load may still tell facts of it (2.4). */
const formerDriver = 3 * days(1)

/** Whoever was taken off a load since then may. */
export function formerSince(now: Date): string {
  return new Date(now.getTime() - formerDriver).toISOString()
}

export async function storedLoad(reader: PeatReader, id: string): Promise<StoredLoad | undefined> {
  return await ownTables(reader).selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirst()
}

/** How the actor is tied to the load besides its own row. */
export async function relationTo(
  { reader, actor, now }: Pick<DetailReading, 'reader' | 'actor' | 'now'>,
  load: StoredLoad,
): Promise<LoadRelation> {
  if (actor.carrier === '') return { isOffered: false, wasDriver: false }
  const own = ownTables(reader)
  const offer = own.selectFrom('peatsale_load_offer').select('carrier').where('load_id', '=', load.id)
  const drove = own.selectFrom('peatsale_load_driver').select('person').where('load_id', '=', load.id)
  const [offered, former] = await Promise.all([
    offer.where('carrier', '=', actor.carrier).executeTakeFirst(),
    drove.where('person', '=', actor.id).where('to_at', '>=', formerSince(now)).executeTakeFirst(),
  ])
  return { isOffered: load.state === 'open' && offered !== undefined, wasDriver: former !== undefined }
}
