import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import { countAll, handlersOf, keysetPage, likeFragment, pageTotal, readPage } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { FarmRow } from '../../contract/farms/search-farms.ts'
import { searchFarms } from '../../contract/farms/search-farms.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads } = handlersOf<ManureActor>()

/** The farms that the reader's companies collect from. */
export const searchFarmsHandler = reads(searchFarms, async ({ host, actor }, asked, refuse) => {
  const { find, company, species, sort, direction, cursor, limit } = asked
  if (company !== '' && !actor.companies.includes(company)) throw refuse('not_found')
  const companies = company === '' ? actor.companies : [company]
  if (companies.length === 0) return { rows: [], cursor: '', total: { count: 0, exact: true } }
  const reader = host.database.reading
  const own = ownTables(reader)
  const links = own.selectFrom('manuredelivery_farm_link').select('account').where('active', '=', 1)
  let found = own
    .selectFrom('logistics_account')
    .where('id', 'in', links.where('company', 'in', companies))
    .where('closed', '=', 0)
  if (find !== '') found = found.where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
  if (species !== '') {
    const kept = own.selectFrom('manuredelivery_farm').select('id')
    found = found.where('id', 'in', kept.where('species', 'like', `%"species":"${species}"%`))
  }
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.select(['id', 'name', 'sort_name']), { ...at, key: 'sort_name', direction }).execute(),
    (row) => ({ key: row.sort_name, id: row.id }),
  )
  return {
    rows: await farmRows(reader, companies, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

async function farmRows(
  reader: ManureReader,
  companies: readonly string[],
  accounts: readonly { readonly id: string; readonly name: string }[],
): Promise<FarmRow[]> {
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const own = ownTables(reader)
  const [links, farms, places, visits, members] = await Promise.all([
    own
      .selectFrom('manuredelivery_farm_link')
      .select(['account', 'company', 'farm_number'])
      .where('account', 'in', ids)
      .where('company', 'in', companies)
      .where('active', '=', 1)
      .execute(),
    own.selectFrom('manuredelivery_farm').select(['id', 'species']).where('id', 'in', ids).execute(),
    own.selectFrom('manuredelivery_store').select(['account', 'municipality']).where('account', 'in', ids).execute(),
    own
      .selectFrom('manuredelivery_visit')
      .select(({ fn }) => ['account', fn.max('at').as('at')])
      .where('account', 'in', ids)
      .where('kind', '=', 'farm')
      .where('company', 'in', companies)
      .where('voided_at', 'is', null)
      .groupBy('account')
      .execute(),
    own.selectFrom('logistics_member').select('account').where('account', 'in', ids).execute(),
  ])
  return accounts.map(({ id, name }) => {
    const at = visits.find(({ account }) => account === id)?.at
    const kept: { readonly species: FarmRow['species'][number] }[] = JSON.parse(
      farms.find((farm) => farm.id === id)?.species ?? '[]',
    )
    return {
      ...{ id, name, municipality: places.find(({ account }) => account === id)?.municipality ?? '' },
      links: links.flatMap((link) =>
        link.account === id ? [{ company: link.company, number: link.farm_number }] : [],
      ),
      species: kept.map((each) => each.species),
      lastPickup: at ? (dayOf(new Date(at)) as LocalDate) : null,
      hasMembers: members.some(({ account }) => account === id),
    }
  })
}
