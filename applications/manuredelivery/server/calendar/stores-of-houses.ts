import type { CalendarProposal } from '@workspace/logistics/contract/calendar'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Each proposal with the store of its house: where one has its name, or the site has no other. */
export async function storesOfHouses(
  reader: ManureReader,
  account: string,
  proposals: readonly CalendarProposal[],
): Promise<(CalendarProposal & { readonly store: string | null })[]> {
  const stores = await ownTables(reader)
    .selectFrom('manuredelivery_store')
    .select(['id', 'name', 'site'])
    .where('account', '=', account)
    .where('removed', '=', 0)
    .execute()
  return proposals.map((proposal) => {
    const there = stores.filter(({ site }) => site === proposal.site)
    const named = there.find(({ name }) => name.toLowerCase() === proposal.house.toLowerCase())
    return { ...proposal, store: named?.id ?? (there.length === 1 ? (there[0]?.id ?? null) : null) }
  })
}
