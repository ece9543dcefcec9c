/** Customers of the fixture that tests may close and whose people they may change; nobody else needs them. */
import { finnishSortKey, searchText } from '@workspace/portal/server'
import type { Insertable } from 'kysely'
import { linkRow } from './fixture-partners.ts'
import { peat } from './ids.ts'
import type { WrittenTables } from './written-tables.ts'

const edited = { version: 1, changed_at: '2026-09-01T06:00:00.000Z' }

type Row<Name extends keyof WrittenTables> = WrittenTables[Name]

const spares = [
  { of: peat.spare, seller: peat.biolan, name: 'Perälän Navetta MTY', businessId: '9990006-7' },
  { of: peat.otherSpare, seller: peat.novarbo, name: 'Ylistalon Emolehmät', businessId: '9990007-5' },
] as const

export function spareCustomerRows(): Row<'logistics_account'>[] {
  return spares.map(({ of, name, businessId }) => ({
    ...{ id: of.customer, name, business_id: businessId, farm_id: '', language: 'fi', closed: 0, closed_reason: '' },
    ...{ sort_name: finnishSortKey(name), search_text: searchText([name]) },
    ...edited,
  }))
}

export function spareLinkRows(): Row<'peatsale_customer_link'>[] {
  return spares.map(({ of, seller }) => linkRow(of.link, of.customer, seller.seller))
}

/** Two people who have no account in the portal any more. */
export function spareMemberRows(): Insertable<WrittenTables['peatsale_customer_member']>[] {
  return spares.flatMap(({ of: { customer, otherLink, site } }) => [
    { customer, person: otherLink, is_main: 1 },
    { customer, person: site, is_main: 0 },
  ])
}

/** Somebody asks to become a customer of each seller. */
export function requestRows(): Row<'peatsale_customer_request'>[] {
  return [peat.biolan, peat.novarbo].map(({ seller, request }, at) => ({
    ...{ id: request, person: request, seller, name: `Pyytäjän tila ${at + 1}`, business_id: '', farm_id: '' },
    ...{ street: 'Pyyntötie 1', postal_code: '00100', city: 'Helsinki', telephone: `000 000 032${at + 1}` },
    ...{ state: 'open', words: '', customer: null, sent_at: '2026-09-02T06:00:00.000Z' },
    ...{ decided_by: '', decided_at: null },
  }))
}
