/** Farms and plants of the office's companies. */
import type { AnswerOf } from '@workspace/portal/contract'
import { likeFragment } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

type Found = AnswerOf<typeof findAnything>

/** By name, number, town or business id. */
export async function foundFarms(
  reader: ManureReader,
  { companies }: ManureActor,
  find: string,
): Promise<Found['farms']> {
  if (companies.length === 0) return []
  const own = ownTables(reader)
  const links = own.selectFrom('manuredelivery_farm_link').where('active', '=', 1).where('company', 'in', companies)
  const numbered = links.where(sql<boolean>`lower(farm_number) like ${likeFragment(find)} escape '\\'`)
  const accounts = await own
    .selectFrom('logistics_account')
    .select(['id', 'name'])
    .where('id', 'in', links.select('account'))
    .where('closed', '=', 0)
    .where((is) =>
      is.or([
        sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`,
        is('business_id', '=', find.trim()),
        is('id', 'in', numbered.select('account')),
      ]),
    )
    .orderBy('sort_name')
    .orderBy('id')
    .limit(anythingFindMost)
    .execute()
  if (accounts.length === 0) return []
  const ids = accounts.map(({ id }) => id)
  const [numbers, stores] = await Promise.all([
    links.select(['account', 'farm_number']).where('account', 'in', ids).orderBy('company').execute(),
    own.selectFrom('manuredelivery_store').select(['account', 'municipality']).where('account', 'in', ids).execute(),
  ])
  return accounts.map(({ id, name }) => ({
    ...{ id, name, municipality: stores.find(({ account }) => account === id)?.municipality ?? '' },
    numbers: numbers.flatMap((link) => (link.account === id && link.farm_number !== '' ? [link.farm_number] : [])),
  }))
}

export async function foundPlants(
  reader: ManureReader,
  { companies }: ManureActor,
  find: string,
): Promise<Found['plants']> {
  if (companies.length === 0) return []
  return await ownTables(reader)
    .selectFrom('manuredelivery_plant')
    .select(['id', 'name', 'code', 'municipality'])
    .where('company', 'in', companies)
    .where(sql<boolean>`search_text like ${likeFragment(find)} escape '\\'`)
    .orderBy('sort_name')
    .orderBy('id')
    .limit(anythingFindMost)
    .execute()
}
