import { answersOf, days } from '@workspace/portal/server'
import { readLoad } from '../../contract/loads/calls.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { LoadTies } from '../rights/load-roles.ts'
import { loadRolesOf, seesLoad } from '../rights/load-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { DetailReading } from './detail-reading.ts'
import { loadDetails } from './load-details.ts'
import type { StoredLoad } from './load-rows.ts'
import { surroundingsOf } from './load-rows.ts'

const { reads } = answersOf<PeatActor>()

/** For so long a driver who was taken off a load may still tell facts of it (2.4). */
const formerDriver = 3 * days(1)

export const readLoadAnswer = reads(readLoad, async ({ host, actor, request }, { id }, refuse) => {
  const reader = host.database.reading
  const load = await storedLoad(reader, id)
  if (!load) throw refuse('not_found')
  const around = await surroundingsOf(reader, { host, actor }, [load])
  const ties = await tiesOf({ reader, actor, now: request.now }, load)
  const roles = loadRolesOf(actor, load, ties)
  if (!seesLoad(roles, load.state)) throw refuse(roles.includes('noRole') ? 'forbidden' : 'not_found')
  return { load: await loadDetails({ host, reader, actor, now: request.now }, { load, around, roles }) }
})

export async function storedLoad(reader: PeatReader, id: string): Promise<StoredLoad | undefined> {
  return await ownTables(reader).selectFrom('peatsale_load').selectAll().where('id', '=', id).executeTakeFirst()
}

/** How the actor is tied to the load besides its own row. */
export async function tiesOf(
  { reader, actor, now }: Pick<DetailReading, 'reader' | 'actor' | 'now'>,
  load: StoredLoad,
): Promise<LoadTies> {
  if (actor.carrier === '') return { isOffered: false, wasDriver: false }
  const own = ownTables(reader)
  const since = new Date(now.getTime() - formerDriver).toISOString()
  const offer = own.selectFrom('peatsale_load_offer').select('carrier').where('load_id', '=', load.id)
  const drove = own.selectFrom('peatsale_load_driver').select('person').where('load_id', '=', load.id)
  const [offered, former] = await Promise.all([
    offer.where('carrier', '=', actor.carrier).executeTakeFirst(),
    drove.where('person', '=', actor.id).where('to_at', '>=', since).executeTakeFirst(),
  ])
  return { isOffered: load.state === 'open' && offered !== undefined, wasDriver: former !== undefined }
}
