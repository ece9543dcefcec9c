import { dayOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import { searchAlerts } from '../../contract/alerts/calls.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { alertsSeenBy, readsOf } from './alert-readers.ts'
import { listedAlerts } from './listed-alerts.ts'
import { placesOfReader } from './readers-places.ts'

const { reads } = handlersOf<ManureActor>()

export const searchAlertsHandler = reads(searchAlerts, async ({ host, actor, request }, asked) => {
  const { company, view, sort, direction, cursor, limit } = asked
  const reader = host.database.reading
  const today = dayOf(request.now)
  const known = await readsOf(reader, actor)
  let found = ownTables(reader)
    .selectFrom('manuredelivery_alert')
    .where((of) => alertsSeenBy(actor, known, of))
  if (company !== '') found = found.where((of) => of.or([of('company', 'is', null), of('company', '=', company)]))
  const isOffice = actor.roles.has('office') || actor.roles.has('superadmin')
  const shown = isOffice ? view : 'current'
  if (shown === 'current') {
    const isAhead = found.where('ended_by', '=', '')
    found = isAhead.where((of) => of.or([of('to_day', 'is', null), of('to_day', '>=', today)]))
  } else if (shown === 'past') {
    found = found.where((of) => of.or([of('ended_by', '!=', ''), of('to_day', '<', today)]))
  }
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'from_day', direction }).execute(),
    (row) => ({ key: row.from_day, id: row.id }),
  )
  return {
    rows: await listedAlerts(reader, { actor, known, today, at: await placesOfReader(reader, actor) }, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})
