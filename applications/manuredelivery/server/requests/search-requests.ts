import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage } from '@workspace/portal/server'
import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import { searchRequests } from '../../contract/requests/calls.ts'
import type { ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole, requestRolesOf, requestsSeenBy } from '../rights/request-roles.ts'
import { relatedOfRequests, requestRow } from './listed-requests.ts'

const { reads } = handlersOf<ManureActor>()

type Asked = Parameters<Parameters<typeof reads<typeof searchRequests>>[1]>[1]

export const searchRequestsHandler = reads(searchRequests, async ({ host, actor }, asked) => {
  const { sort, direction, cursor, limit } = asked
  const reader = host.database.reading
  const found = ownTables(reader)
    .selectFrom('manuredelivery_request')
    .where((of) => requestsSeenBy(actor, of))
    .where((of) => of.and(conditions(of, asked)))
  const key = sort === 'number' ? sql.ref<string>('sort_number') : sql<string>`coalesce(ready_from, '')`
  const placed = found.selectAll().select(key.as('place')).as('found')
  const page = await readPage(
    { sort, direction, numeric: false, cursor, limit },
    (at) => keysetPage(ownTables(reader).selectFrom(placed).selectAll(), { ...at, key: 'place', direction }).execute(),
    ({ place, id }) => ({ key: place, id }),
  )
  const related = await relatedOfRequests(reader, page.rows)
  return {
    rows: page.rows.map((row) => requestRow(row, related, requestRolesOf(actor, row).some(isOfficeRole))),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

type Of = ExpressionBuilder<ManureTables, 'manuredelivery_request'>

function conditions(of: Of, asked: Asked) {
  const { find, company, account, type, plant, week } = asked
  const given = Object.entries({ company, account, type, plant, week } as const).filter(([, value]) => value !== '')
  return [
    ...given.map(([column, value]) => of(column as 'company', '=', value)),
    ...(find === '' ? [] : [sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`]),
    ...inState(of, asked.state),
  ]
}

export function inState(of: Of, state: Asked['state']) {
  switch (state) {
    case 'all':
      return []
    case 'toAccept':
      return [of('state', '=', 'submitted')]
    case 'open':
      return [of('state', 'in', ['submitted', 'accepted', 'on_hold', 'collecting'])]
    case 'changed': {
      const asked = of
        .selectFrom('manuredelivery_change')
        .select('request')
        .where('manuredelivery_change.state', '=', 'open')
      return [of.or([of('changed_by_farm', '=', 1), of('manuredelivery_request.id', 'in', asked)])]
    }
    default:
      return [of('state', '=', state)]
  }
}
