/** Sellers that have had no order yet, and what each has of what an order needs. */
import type { FirstStep } from '../../contract/start/first-steps.ts'
import { firstSteps } from '../../contract/start/first-steps.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

export interface BeginningSeller {
  readonly seller: { readonly id: string; readonly name: string }
  readonly done: FirstStep[]
}

export async function beginningSellers(
  reader: PeatReader,
  sellers: readonly string[],
): Promise<readonly BeginningSeller[]> {
  if (sellers.length === 0) return []
  const rows = await ownTables(reader)
    .selectFrom('peatsale_seller')
    .select(['id', 'name', 'sales_phone'])
    .where('id', 'in', sellers)
    .where(({ not, exists, selectFrom }) =>
      // A draft is seen by nobody but who makes it.
      not(
        exists(
          selectFrom('peatsale_order')
            .select('id')
            .whereRef('seller', '=', 'peatsale_seller.id')
            .where('state', '!=', 'draft'),
        ),
      ),
    )
    .orderBy('code')
    .execute()
  return Promise.all(
    rows.map(async ({ id, name, sales_phone }) => {
      const has = await hasOf(reader, id)
      const done = firstSteps.filter((step) => (step === 'phone' ? sales_phone !== '' : has[step]))
      return { seller: { id, name }, done }
    }),
  )
}

async function hasOf(
  reader: PeatReader,
  seller: string,
): Promise<Readonly<Record<Exclude<FirstStep, 'phone'>, boolean>>> {
  const own = ownTables(reader)
  const piles = own
    .selectFrom('peatsale_stockpile')
    .innerJoin('peatsale_swamp', 'peatsale_swamp.id', 'peatsale_stockpile.swamp')
    .select('peatsale_stockpile.id')
  const [zones, products, swamps, prices, carriers, customers] = await Promise.all([
    own.selectFrom('peatsale_zone').select('id').where('seller', '=', seller).limit(1).execute(),
    own
      .selectFrom('peatsale_product')
      .select('id')
      .where('seller', '=', seller)
      .where('active', '=', 1)
      .limit(1)
      .execute(),
    piles.where('peatsale_swamp.seller', '=', seller).limit(1).execute(),
    own
      .selectFrom('peatsale_price_list')
      .select('id')
      .where('seller', '=', seller)
      .where('state', '=', 'published')
      .limit(1)
      .execute(),
    own.selectFrom('peatsale_carrier_seller').select('carrier').where('seller', '=', seller).limit(1).execute(),
    own
      .selectFrom('peatsale_customer_link')
      .select('id')
      .where('seller', '=', seller)
      .where('active', '=', 1)
      .limit(1)
      .execute(),
  ])
  const found = { zones, products, swamps, prices, carriers, customers }
  return Object.fromEntries(Object.entries(found).map(([step, rows]) => [step, rows.length > 0])) as Record<
    keyof typeof found,
    boolean
  >
}
