import { hitsOf } from '@workspace/logistics/server'
import { dayOf } from '@workspace/portal/contract'
import type { NoTables } from '@workspace/portal/server'
import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage, textHits } from '@workspace/portal/server'
import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import { searchConsignments } from '../../contract/consignments/calls.ts'
import type { ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { consignmentsFoundBy, consignmentsSeenBy } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { consignmentRow, relatedOfConsignments, rolesIn } from './listed-consignments.ts'

const { reads } = handlersOf<ManureActor>()
export const consignmentHits = textHits<NoTables>({ table: 'manuredelivery_consignment', key: 'id' })

type Asked = Parameters<Parameters<typeof reads<typeof searchConsignments>>[1]>[1]

export const searchConsignmentsHandler = reads(searchConsignments, async ({ host, actor, request }, asked) => {
  const { sort, direction, cursor, limit } = asked
  const reader = host.database.reading
  const hits = await hitsOf(host, consignmentHits, asked.find)
  const among = hits === undefined ? sql<boolean>`1 = 1` : sql<boolean>`id in (select value from json_each(${hits}))`
  const found = ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .where(among)
    .where((of) => consignmentsSeenBy(actor, of))
    .where((of) => (asked.find === '' ? of.and([]) : consignmentsFoundBy(actor, of)))
    .where((of) => of.and(conditions(of, asked, dayOf(request.now))))
  const placed = found
    .selectAll()
    .select(placeIn(asked, hits !== undefined).as('place'))
    .as('found')
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => keysetPage(ownTables(reader).selectFrom(placed).selectAll(), { ...at, key: 'place', direction }).execute(),
    ({ place, id }) => ({ key: place, id }),
  )
  const related = await relatedOfConsignments({ host, reader, actor }, page.rows)
  return {
    rows: page.rows.map((row) => consignmentRow(row, related, rolesIn(actor, row, related))),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/**
 * What a page is in the order of. Where few of many rows are asked for, they are sorted after they are found: in the order of
 * an index (migration 0018) all rows would be walked for them.
 */
function placeIn(asked: Asked, isAmongHits: boolean) {
  const { sort, view, state, flag, week, day, vehicle, account, request } = asked
  // A week alone stands before its days; of a day the moments follow one another.
  const order = sort === 'slot' ? sql<string>`week || day || slot_from` : sql.ref<string>('number')
  const isOfMany = view === 'all' && ['', 'received', 'confirmed', 'locked'].includes(state)
  const isNarrowed = isAmongHits || [flag, week, day, vehicle, account, request].some((given) => given !== '')
  return isOfMany && !isNarrowed ? order : sql<string>`coalesce(${order}, '')`
}

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_consignment'>

function conditions(of: Of, asked: Asked, today: string) {
  const { find, state, flag, week, day, company, plant, carrier, vehicle, account, request } = asked
  const equal = { state, week, day, company, plant, carrier, vehicle, account, request } as const
  const given = Object.entries(equal).filter(([, value]) => value !== '')
  const flagged = of
    .selectFrom('manuredelivery_flag')
    .select('consignment')
    .where('flag', '=', flag)
    .where('resolved_at', 'is', null)
  return [
    ...given.map(([column, value]) => of(column as keyof typeof equal, '=', value)),
    ...(flag === '' ? [] : [of('manuredelivery_consignment.id', 'in', flagged)]),
    ...(find === '' ? [] : [sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`]),
    ...inView(of, asked.view, today),
  ]
}

export function inView(of: Of, view: Asked['view'], today: string) {
  switch (view) {
    case 'all':
      return []
    case 'toPlan':
      return [of('state', 'in', ['planned', 'open'])]
    case 'late':
      return [of('state', 'in', ['planned', 'open', 'assigned']), of('day', '!=', ''), of('day', '<', today)]
    case 'underWay':
      return [of('state', 'in', ['loading', 'collected'])]
    case 'toCheck':
      return [
        // Literals: an index of few rows has this condition (migration 0018).
        of.or([
          of('open_flags', '>', of.lit(0)),
          of('open_exceptions', '>', of.lit(0)),
          of('has_objection', '=', of.lit(1)),
          of.and([of('state', '=', sql.lit('refused')), of('next', '=', sql.lit('undecided'))]),
        ]),
      ]
    case 'objections':
      return [of('has_objection', '=', 1)]
    case 'refused':
      return [of('state', '=', 'refused'), of('next', '=', 'undecided')]
    case 'failed':
      return [of('state', '=', 'failed')]
    case 'unplanned':
      return [of('request', 'is', null), of('state', '!=', 'cancelled')]
    case 'runs':
      return [
        of('state', '!=', 'cancelled'),
        of('day', '!=', ''),
        of.or([of('run', 'is not', null), of.and([of('state', '=', 'assigned'), of('vehicle', 'is not', null)])]),
      ]
    case 'toConfirm':
      return [of('state', '=', 'received'), of('asked_at', 'is not', null)]
    case 'silent': {
      const members = of.selectFrom('logistics_member').select('account')
      return [of('state', '=', 'received'), of('account', 'not in', members)]
    }
  }
}
