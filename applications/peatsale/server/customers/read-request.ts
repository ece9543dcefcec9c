/** A request beside the accounts that it may double, so that nobody becomes a customer twice (2.11). */
import { handlersOf, likeFragment, searchText } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { LikeCustomer } from '../../contract/index.ts'
import { readCustomerRequest } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { requestsShown } from './request-handlers.ts'

const { reads } = handlersOf<PeatActor>()
type RequestRow = PeatTables['peatsale_customer_request']

/** More than these nobody compares. */
const likeMost = 10

export const readCustomerRequestHandler = reads(readCustomerRequest, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const requests = ownTables(reader).selectFrom('peatsale_customer_request').selectAll().where('id', '=', id)
  const asked = await requests.executeTakeFirst()
  if (!asked || !actor.sellers.includes(asked.seller)) throw refuse('not_found')
  const [request] = await requestsShown(host, actor, [asked])
  if (!request) throw refuse('not_found')
  return { request, like: asked.state === 'open' ? await likeCustomers(reader, actor, asked) : [] }
})

async function likeCustomers(reader: PeatReader, actor: PeatActor, asked: RequestRow): Promise<LikeCustomer[]> {
  const own = ownTables(reader)
  const sold = own.selectFrom('peatsale_customer_link').select('customer').where('active', '=', 1)
  const ids = sold.where('seller', 'in', actor.sellers)
  const open = own
    .selectFrom('logistics_account')
    .select(['id', 'name', 'business_id', 'farm_id'])
    .where('closed', '=', 0)
  const name = plainName(asked.name)
  const sites = await own
    .selectFrom('logistics_site')
    .select(['account as customer', 'street'])
    .where('removed', '=', 0)
    .where('postal_code', '=', asked.postal_code)
    .where('account', 'in', ids)
    .execute()
  const near = sites.filter(({ street }) => street !== '' && plain(street) === plain(asked.street))
  const [sameId, mine] = await Promise.all([
    asked.business_id === '' ? [] : open.where('business_id', '=', asked.business_id).execute(),
    open
      .where('id', 'in', ids)
      .where(({ or, eb }) =>
        or([
          sql<boolean>`search_text like ${likeFragment(name.split(' ')[0] ?? '')} escape '\\'`,
          ...(asked.business_id === '' ? [] : [eb('business_id', '=', asked.business_id)]),
          ...(asked.farm_id === '' ? [] : [eb('farm_id', '=', asked.farm_id)]),
          ...(near.length === 0
            ? []
            : [
                eb(
                  'id',
                  'in',
                  near.map(({ customer }) => customer),
                ),
              ]),
        ]),
      )
      .execute(),
  ])
  const known = new Map([...sameId, ...mine].map((customer) => [customer.id, customer]))
  const like = [...known.values()].flatMap((customer): Omit<LikeCustomer, 'municipality'>[] => {
    const isOwn = mine.some(({ id }) => id === customer.id)
    const because: LikeCustomer['because'] = [
      ...(sameId.some(({ id }) => id === customer.id) ? (['businessId'] as const) : []),
      ...(isOwn && asked.farm_id !== '' && customer.farm_id === asked.farm_id ? (['farmId'] as const) : []),
      ...(isOwn && plainName(customer.name) === name ? (['name'] as const) : []),
      ...(near.some(({ customer: of }) => of === customer.id) ? (['address'] as const) : []),
    ]
    return because.length === 0 ? [] : [{ id: customer.id, name: customer.name, because, isOwn }]
  })
  return await withTowns(reader, like.toSorted((a, b) => b.because.length - a.because.length).slice(0, likeMost))
}

async function withTowns(reader: PeatReader, like: Omit<LikeCustomer, 'municipality'>[]): Promise<LikeCustomer[]> {
  if (like.length === 0) return []
  const sites = ownTables(reader)
    .selectFrom('logistics_site')
    .select(['account as customer', 'city'])
    .where('removed', '=', 0)
  const ids = like.map(({ id }) => id)
  const towns = await sites.where('account', 'in', ids).orderBy('changed_at').execute()
  return like.map((one) => ({ ...one, municipality: towns.find(({ customer }) => customer === one.id)?.city ?? '' }))
}

function plain(words: string): string {
  return searchText([words])
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a company is in law is written now and then, or left out. */
function plainName(name: string): string {
  const words = plain(name).split(' ')
  const kept = words.filter((word) => !['oy', 'ab', 'oyj', 'ky', 'ay', 'tmi', 'mty', 'ry'].includes(word))
  return (kept.length === 0 ? words : kept).join(' ')
}
