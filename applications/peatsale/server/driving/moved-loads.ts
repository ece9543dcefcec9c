/** Loads that were the driver's and are not any more, while facts of them are still taken (2.4): so much of each that the driver knows whose it is now. */
import type { Host } from '@workspace/portal/server'
import type { MovedLoad } from '../../contract/driving/calls.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { latestChange } from '../events/peat-events.ts'
import { formerSince } from '../loads/stored-load.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

interface Reading {
  readonly host: Host
  readonly reader: PeatReader
  readonly actor: PeatActor
  readonly now: Date
}

/** The carrier's people know each other; of another carrier's driver and truck nothing is told (2.6). */
const carriersOwn: readonly string[] = ['leadOwn', 'driverOwn']

export async function movedLoads(reading: Reading): Promise<MovedLoad[]> {
  const { host, reader, actor, now } = reading
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load_driver as drove')
    .innerJoin('peatsale_load as load', 'load.id', 'drove.load_id')
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'load.vehicle')
    .select(['load.id', 'load.number', 'load.driver', 'load.carrier', 'load.state', 'vehicle.plate', 'to_at'])
    .where('drove.person', '=', actor.id)
    .where('to_at', '>=', formerSince(now))
    .where((of) => of.or([of('load.driver', 'is', null), of('load.driver', '!=', actor.id)]))
    .orderBy('to_at', 'desc')
    .execute()
  const own = rows.filter(({ carrier }) => carrier === actor.carrier)
  const cards = await host.people.cards({ ids: own.flatMap(({ driver }) => (driver === null ? [] : [driver])) })
  const names = new Map(cards.map((card) => [card.id, card.name]))
  return await Promise.all(
    rows.map(async (row): Promise<MovedLoad> => {
      const isOwn = row.carrier === actor.carrier
      const latest = await latestChange(reading, row.id, (role) => isOwn && carriersOwn.includes(role))
      return {
        id: row.id,
        number: row.number,
        at: row.to_at ?? now.toISOString(),
        driver: (isOwn && names.get(row.driver ?? '')) || '',
        plate: (isOwn && row.driver !== null && row.plate) || '',
        by: latest?.who ?? '',
        isCancelled: row.state === 'cancelled',
      }
    }),
  )
}
