/** What a driver has been given beyond today: tomorrow, and the days until the week is over. */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays, daysOf, weekOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadRow, relatedOfLoads, rolesIn } from '../loads/load-rows.ts'
import { plannedFor } from '../loads/planned-for.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

interface Reading {
  readonly host: Host
  readonly reader: PeatReader
  readonly actor: PeatActor
}

export async function comingLoads({ host, reader, actor }: Reading, day: LocalDate): Promise<LoadRow[]> {
  const tomorrow = addDays(day, 1)
  const [, sunday] = daysOf(weekOf(day))
  const isSunday = day === sunday
  const loads = await ownTables(reader)
    .selectFrom('peatsale_load')
    .selectAll()
    .where('driver', '=', actor.id)
    .where('state', '=', 'assigned')
    .where('day', '>', day)
    .where('day', '<=', isSunday ? tomorrow : sunday)
    .orderBy(plannedFor('asc'))
    .orderBy('number')
    .execute()
  const around = await relatedOfLoads(reader, { host, actor }, loads)
  return loads.map((load) => loadRow(load, around, rolesIn(actor, load, around)))
}
