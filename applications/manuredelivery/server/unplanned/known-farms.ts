import { addDays, dayOf, momentAt } from '@workspace/portal/contract'
import { handlersOf, likeFragment } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { KnownFarm } from '../../contract/unplanned/calls.ts'
import { searchKnownFarms } from '../../contract/unplanned/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads } = handlersOf<ManureActor>()

const farmsMost = 10

export const searchKnownFarmsHandler = reads(searchKnownFarms, async ({ host, actor, request }, { find }) => {
  const reader = host.database.reading
  const known = await collectedFrom(reader, { carrier: actor.carrier, since: knownSince(request.now) })
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .innerJoin('logistics_company as company', 'company.id', 'of.company')
    .select(['of.account', 'of.company', 'account.name', 'company.name as companyName'])
    .where(sql<boolean>`account.search_text like ${likeFragment(find)} escape '\\'`)
    .groupBy(['of.account', 'of.company', 'account.name', 'company.name', 'account.sort_name'])
    .orderBy('account.sort_name')
    .orderBy('of.company')
    .limit(farmsMost)
    .execute()
  return { farms: await Promise.all(known.map((row) => farmOf(reader, actor.carrier, row))) }
})

/** From when on what was collected makes a farm known. */
export function knownSince(now: Date): string {
  return momentAt(addDays(dayOf(now), -730), 0, 0).toISOString()
}

/** What the carrier has collected since then. */
export function collectedFrom(
  reader: ManureReader,
  { carrier, since }: { readonly carrier: string; readonly since: string },
) {
  return ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .where('of.carrier', '=', carrier)
    .where('of.collected_at', '>=', since)
}

interface Known {
  readonly account: string
  readonly company: string
  readonly name: string
  readonly companyName: string
}

async function farmOf(reader: ManureReader, carrier: string, known: Known): Promise<KnownFarm> {
  const { account, company, name, companyName } = known
  const own = ownTables(reader)
  const [stores, last, plants] = await Promise.all([
    own
      .selectFrom('manuredelivery_store')
      .select(['id', 'name', 'municipality', 'kg_per_m3'])
      .where('account', '=', account)
      .where('removed', '=', 0)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    own
      .selectFrom('manuredelivery_consignment')
      .select(['store', 'type', 'plant'])
      .where('account', '=', account)
      .where('company', '=', company)
      .where('carrier', '=', carrier)
      .where('collected_at', 'is not', null)
      .orderBy('collected_at', 'desc')
      .limit(50)
      .execute(),
    own
      .selectFrom('manuredelivery_plant')
      .select(['id', 'name'])
      .where('company', '=', company)
      .orderBy('sort_name')
      .orderBy('id')
      .execute(),
  ])
  return {
    ...{ account, name, company: { id: company, name: companyName }, municipality: stores[0]?.municipality ?? '' },
    stores: stores.map((store) => ({
      ...{ id: store.id, name: store.name, kgPerM3: store.kg_per_m3 },
      type: last.find((each) => each.store === store.id)?.type ?? null,
    })),
    plants: plants.toSorted((a, b) => Number(b.id === last[0]?.plant) - Number(a.id === last[0]?.plant)),
  }
}
