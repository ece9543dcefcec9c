import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { peat } from './ids.ts'
import { peatTables, writePeat } from './peat-fixture.ts'
import type { WrittenTables } from './written-tables.ts'

/** An account of its own with one site, one link, and these members. */
export async function newAccount(portal: TestPortal, ...members: readonly string[]): Promise<string> {
  const [customer, site, list] = [newId(), newId(), newId()]
  const copied = async <Name extends 'logistics_account' | 'logistics_site' | 'peatsale_customer_link'>(
    table: Name,
    id: string,
  ) =>
    peatTables(portal)
      .selectFrom(table as 'logistics_site')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow() as unknown as Promise<WrittenTables[Name]>
  const [account, yard, link] = [
    await copied('logistics_account', peat.kalliorinne.customer),
    await copied('logistics_site', peat.kalliorinne.site),
    await copied('peatsale_customer_link', peat.kalliorinne.link),
  ]
  await writePeat(portal, async (own) => {
    await own
      .insertInto('logistics_account')
      .values({ ...account, id: customer, business_id: '' })
      .execute()
    await own
      .insertInto('logistics_site')
      .values({ ...yard, id: site, account: customer, instructions: 'Soita Eerolle' })
      .execute()
    await own
      .insertInto('peatsale_customer_link')
      .values({ ...link, id: newId(), customer })
      .execute()
    const related = { account: customer, application: 'peatsale', company: link.seller, active: link.active }
    await own.insertInto('logistics_relationship').values(related).execute()
    const people = members.map((person, at) => ({ customer, person, is_main: at === 0 ? 1 : 0 }))
    if (people.length > 0) await own.insertInto('peatsale_customer_member').values(people).execute()
    const prices = {
      ...{ id: list, seller: peat.biolan.seller, name: 'Oma lista', scope: 'customer', tag: '', customer },
      ...{ valid_from: '2026-01-01', valid_to: '2026-12-31', fallback: 0, state: 'published', replaces: null },
      ...{ published_at: null, sort_name: 'oma lista', version: 1, changed_at: '2026-09-01T06:00:00.000Z' },
    }
    await own.insertInto('peatsale_price_list').values(prices).execute()
  })
  return customer
}
