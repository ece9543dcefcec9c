import { countAll, handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import type { ExpressionBuilder } from 'kysely'
import { searchLoads } from '../../contract/loads/calls.ts'
import type { PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { loadsSeenBy } from '../rights/load-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { hitsOf, holds, rowsAmong } from '../search/text-hits.ts'
import { loadRow, relatedOfLoads, rolesIn } from './load-rows.ts'
import { plannedFor } from './planned-for.ts'
import { hasException, isLate, isWithoutTruck } from './waiting-loads.ts'

const { reads } = handlersOf<PeatActor>()

const keys = { slot: 'planned_for', number: 'number' } as const

type Asked = Parameters<Parameters<typeof reads<typeof searchLoads>>[1]>[1]

export const searchLoadsHandler = reads(searchLoads, async ({ host, actor, request }, asked) => {
  const { sort, direction, cursor, limit } = asked
  const reader = host.database.reading
  const key = keys[sort]
  const hits = await hitsOf(host, 'peatsale_load', asked.find)
  const found = rowsAmong(reader, 'peatsale_load', { hits })
    .where((of) => loadsSeenBy(actor, of))
    .where((of) => of.and(conditions(of, asked, request.now)))
  const sorted = found.selectAll('peatsale_load').select(plannedFor(direction).as('planned_for')).as('planned')
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => keysetPage(ownTables(reader).selectFrom(sorted).selectAll(), { ...at, key, direction }).execute(),
    (row) => ({ key: row[key], id: row.id }),
  )
  const around = await relatedOfLoads(reader, { host, actor }, page.rows)
  return {
    rows: page.rows.map((load) => loadRow(load, around, rolesIn(actor, load, around))),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

type Of = ExpressionBuilder<PeatTables, 'peatsale_load'>

function conditions(of: Of, asked: Asked, now: Date) {
  const { find, state, week, day, seller, swamp, carrier, vehicle, order } = asked
  const equal = { week, day, seller, swamp, carrier, vehicle, order_id: order } as const
  const given = Object.entries(equal).filter(([, value]) => value !== '')
  return [
    ...given.map(([column, value]) => of(column as keyof typeof equal, '=', value)),
    ...(find === '' ? [] : [holds('peatsale_load', find)]),
    ...inState(of, state, now),
  ]
}

function inState(of: Of, state: Asked['state'], now: Date) {
  switch (state) {
    case 'all':
      return []
    case 'unassigned':
      return [isWithoutTruck(of)]
    case 'late':
      return [isLate(of, now)]
    case 'underWay':
      return [of('state', 'in', ['loading', 'loaded'])]
    case 'toVerify':
      return [of('state', '=', 'delivered')]
    case 'flagged':
      return [hasException(of)]
    default:
      return [of('state', '=', state)]
  }
}
