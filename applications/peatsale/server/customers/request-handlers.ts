/** Requests to become a customer: who sends them reads the own ones, an office those to its seller (2.11). */
import type { InputOf, PersonCard } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { countAll, handlersOf, keysetPage, newId, pageTotal, plainName, readPage } from '@workspace/portal/server'
import type { CustomerRequestRow } from '../../contract/index.ts'
import { searchCustomerRequests, sendCustomerRequest } from '../../contract/index.ts'
import type { PeatReader, PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { letters } from '../letters/templates.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { customerRequests } from './limits.ts'
import { storedBusinessId } from './links.ts'
import { cardsOf } from './members.ts'
import { companyOf, sellerNamed } from './seller-of-letters.ts'

const { reads, writes } = handlersOf<PeatActor>()
type RequestRow = PeatTables['peatsale_customer_request']

export const sendCustomerRequestHandler = writes(sendCustomerRequest, {
  prepare: async ({ host, actor }) => {
    await host.limits.spend(customerRequests, actor.id)
    return claimedSeller(host, actor.id)
  },
  write: async ({ host, actor, transaction, request, prepared: claimed }, given, refuse) => {
    const seller = await sellerNamed(transaction, given.seller)
    if (!seller) throw refuse('not_found', { fields: ['seller'] })
    if (![undefined, given.seller].includes(claimed)) throw refuse('invalid_input', { fields: ['seller'] })
    await host.database.lock(transaction, `request:${actor.id}`)
    if (await hasOpenRequest(transaction, actor.id, given.seller)) throw refuse('in_use')
    const row = newRequest(given, actor.id, request.now)
    await ownTables(transaction).insertInto('peatsale_customer_request').values(row).execute()
    await host.notices.notify(transaction, {
      template: letters.customer_request_received,
      to: [actor.id],
      about: { kind: 'request', id: row.id },
      parameters: { seller: seller.name, name: plainName(given.name) },
      route: '/',
      ...(seller.replyTo !== '' && { replyTo: seller.replyTo }),
      now: request.now,
    })
    const channels = [`seller:${given.seller}`, `person:${actor.id}`]
    await host.live.publish(transaction, { topic: 'requests', ids: [row.id], channels })
    return { id: row.id }
  },
})

/** Of a person who waits for access: the seller whose company he or she claims. */
async function claimedSeller(host: Host, person: string): Promise<string | undefined> {
  if (!(await host.people.waiting([person])).has(person)) return undefined
  const [card, companies] = await Promise.all([host.people.card(person), host.companies()])
  const key = companies.find(({ name }) => name === card?.company)?.key
  if (key === undefined) return undefined
  const sellers = ownTables(host.database.reading).selectFrom('peatsale_seller').select('id')
  return (await sellers.where('company_key', '=', key).executeTakeFirst())?.id
}

async function hasOpenRequest(reader: PeatReader, person: string, seller: string): Promise<boolean> {
  const open = ownTables(reader).selectFrom('peatsale_customer_request').select('id').where('state', '=', 'open')
  return (await open.where('person', '=', person).where('seller', '=', seller).executeTakeFirst()) !== undefined
}

function newRequest(given: InputOf<typeof sendCustomerRequest>, person: string, now: Date): RequestRow {
  const { seller, name, businessId, farmId, street, postalCode, city, telephone } = given
  return {
    ...{ id: newId(), person, seller, name, street, city, telephone },
    ...{ business_id: businessId, farm_id: farmId, postal_code: postalCode },
    ...{ state: 'open', words: '', customer: null, sent_at: now.toISOString(), decided_by: '', decided_at: null },
  }
}

export const searchCustomerRequestsHandler = reads(searchCustomerRequests, async ({ host, actor }, asked, refuse) => {
  const { seller, state, direction, cursor, limit, sort } = asked
  const isOffice = actor.sellers.length > 0
  if (isOffice && seller !== '' && !actor.sellers.includes(seller)) throw refuse('not_found')
  let found = ownTables(host.database.reading)
    .selectFrom('peatsale_customer_request')
    .where(({ or, eb }) => or([eb('person', '=', actor.id), ...(isOffice ? [eb('seller', 'in', actor.sellers)] : [])]))
  if (seller !== '') found = found.where('seller', '=', seller)
  if (state !== '') found = found.where('state', '=', state)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sent_at', direction }).execute(),
    ({ sent_at, id }) => ({ key: sent_at, id }),
  )
  return {
    rows: await requestsShown(host, actor, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/** Who asks and who has decided are the office's to know. */
export async function requestsShown(
  host: Host,
  actor: PeatActor,
  rows: readonly RequestRow[],
): Promise<CustomerRequestRow[]> {
  const toOffice = rows.filter(({ seller }) => actor.sellers.includes(seller))
  const cards = await cardsOf(
    host,
    toOffice.flatMap(({ person, decided_by }) => [person, decided_by]).filter((id) => id !== ''),
  )
  // An address that was typed and not confirmed may be somebody else's.
  const addresses = await host.people.confirmedAddresses(toOffice.map(({ person }) => person))
  const waiting = await host.people.waiting(toOffice.map(({ person }) => person))
  const companies = new Map<string, string | undefined>()
  for (const seller of new Set(toOffice.map((row) => row.seller))) companies.set(seller, await companyOf(host, seller))
  const accessOf = ({ id, company }: PersonCard, seller: string) => {
    if (!waiting.has(id)) return 'there'
    return ['', companies.get(seller)].includes(company) ? 'given' : 'elsewhere'
  }
  return rows.map((row) => {
    const card = actor.sellers.includes(row.seller) ? cards.get(row.person) : undefined
    return {
      ...{ id: row.id, seller: row.seller, name: row.name, street: row.street, city: row.city },
      ...{ telephone: row.telephone, words: row.words, postalCode: row.postal_code, farmId: row.farm_id },
      businessId: storedBusinessId(row.business_id),
      state: row.state as CustomerRequestRow['state'],
      account: row.customer ?? '',
      sentAt: row.sent_at,
      decidedAt: row.decided_at,
      person: card
        ? { id: card.id, name: card.name, email: addresses.get(card.id) ?? '', access: accessOf(card, row.seller) }
        : null,
      decidedBy: cards.get(row.decided_by)?.name ?? '',
    }
  })
}
