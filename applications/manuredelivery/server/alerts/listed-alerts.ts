/** Alerts as lists and pages show them, cut to who reads them (6.2). */
import type { LocalDate } from '@workspace/portal/contract'
import type { ListedAlert } from '../../contract/alerts/alert.ts'
import { neutralWords } from '../../contract/alerts/alert.ts'
import type { StoredAlert } from '../database/stored-rows.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { capitalised } from '../farms/municipalities.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import type { readsOf } from './alert-readers.ts'
import { farmsNamedTo, isOfficeOf, isOwnAlert } from './alert-readers.ts'
import { placesOf } from './alert-store.ts'
import type { ReadersPlace } from './readers-places.ts'
import { covers } from './readers-places.ts'

interface Reader {
  readonly actor: ManureActor
  readonly known: Awaited<ReturnType<typeof readsOf>>
  readonly today: LocalDate
  /** Where the reader's own work is. */
  readonly at: readonly ReadersPlace[]
}

export async function listedAlerts(
  reader: ManureReader,
  { actor, known, today, at }: Reader,
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
  const names = await namesOf(
    reader,
    [...places.values()].flat().flatMap(({ kind, value }) => (kind === 'account' ? [value] : [])),
  )
  return rows.map((row) => {
    const of = places.get(row.id) ?? []
    const named = (wanted: string) => of.flatMap(({ kind, value }) => (kind === wanted ? [value] : []))
    const [lowerCase, accounts] = [named('municipality'), named('account')]
    const poultryOnly = row.poultry_only === 1
    const coverage = { company: row.company, poultryOnly, municipalities: lowerCase, accounts }
    const isNeutral = accounts.length > 0 && !isOfficeOf(actor, row)
    const rule = row.rule as ListedAlert['rule']
    return {
      ...{ id: row.id, version: row.version, municipalities: lowerCase.map(capitalised), rule, poultryOnly },
      company: row.company === null ? null : (companies.get(row.company) ?? null),
      kind: isNeutral ? null : (row.kind as ListedAlert['kind']),
      farms: farmsNamedTo(actor, known, { alert: row, accounts }).map((id) => ({ id, name: names.get(id) ?? '' })),
      ...{ from: row.from_day as LocalDate, to: row.to_day as LocalDate | null },
      words: isNeutral ? neutralWords[rule] : { fi: row.words_fi, en: row.words_en },
      state: stateOf(row, today),
      ...{ isEnded: row.ended_by !== '', isOwn: isOwnAlert(actor, row.company) },
      endReason: isOfficeOf(actor, row) ? row.end_reason : '',
      concerns: isOfficeOf(actor, row) || at.some((place) => covers(coverage, place)),
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
