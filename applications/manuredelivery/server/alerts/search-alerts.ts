import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, pageTotal, readPage } from '@workspace/portal/server'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { neutralWords } from '../../contract/alerts/alert.ts'
import { searchAlerts } from '../../contract/alerts/calls.ts'
import type { StoredAlert } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { capitalised } from '../farms/municipalities.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { alertsSeenBy, farmsNamedTo, isOfficeOf, isOwnAlert, readsOf } from './alert-readers.ts'
import { placesOf } from './alert-store.ts'

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
    rows: await listed(reader, { actor, known, today }, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

interface Reader {
  readonly actor: ManureActor
  readonly known: Awaited<ReturnType<typeof readsOf>>
  readonly today: LocalDate
}

async function listed(
  reader: ManureReader,
  { actor, known, today }: Reader,
  rows: readonly StoredAlert[],
): Promise<ListedAlert[]> {
  const places = await placesOf(
    reader,
    rows.map(({ id }) => id),
  )
  const companies = new Map(
    (await ownTables(reader).selectFrom('logistics_company').select(['id', 'name']).execute()).map((row) => [
      row.id,
      row,
    ]),
  )
  const named = await namesOf(
    reader,
    [...places.values()].flat().flatMap(({ kind, value }) => (kind === 'account' ? [value] : [])),
  )
  return rows.map((row) => {
    const of = places.get(row.id) ?? []
    const municipalities = of.flatMap(({ kind, value }) => (kind === 'municipality' ? [capitalised(value)] : []))
    const accounts = of.flatMap(({ kind, value }) => (kind === 'account' ? [value] : []))
    const isNeutral = accounts.length > 0 && !isOfficeOf(actor, row)
    const rule = row.rule as ListedAlert['rule']
    return {
      ...{ id: row.id, version: row.version, municipalities, rule, poultryOnly: row.poultry_only === 1 },
      company: row.company === null ? null : (companies.get(row.company) ?? null),
      kind: isNeutral ? null : (row.kind as ListedAlert['kind']),
      farms: farmsNamedTo(actor, known, { alert: row, accounts }).map((id) => ({ id, name: named.get(id) ?? '' })),
      ...{ from: row.from_day as LocalDate, to: row.to_day as LocalDate | null },
      words: isNeutral ? neutralWords[rule] : { fi: row.words_fi, en: row.words_en },
      state: stateOf(row, today),
      ...{ isEnded: row.ended_by !== '', isOwn: isOwnAlert(actor, row.company) },
    }
  })
}

function stateOf({ ended_by, from_day, to_day }: StoredAlert, today: LocalDate): ListedAlert['state'] {
  if (ended_by !== '' || (to_day !== null && to_day < today)) return 'past'
  return from_day > today ? 'coming' : 'inForce'
}

async function namesOf(reader: ManureReader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const accounts = ownTables(reader).selectFrom('logistics_account').select(['id', 'name'])
  return new Map((await accounts.where('id', 'in', [...new Set(ids)]).execute()).map(({ id, name }) => [id, name]))
}
