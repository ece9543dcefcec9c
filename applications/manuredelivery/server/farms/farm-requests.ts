/** Farms ask to have their manure collected: who sends a request reads the own ones, an office those to its companies (7.5). */
import type { InputOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { countAll, days, handlersOf, keysetPage, newId, pageTotal, plainName, readPage } from '@workspace/portal/server'
import type { FarmRequestRow } from '../../contract/farms/farm-request.ts'
import { farmRequestsADay, searchFarmRequests, sendFarmRequest } from '../../contract/farms/farm-request.ts'
import { manureGroups } from '../../contract/groups.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { notifyPeople } from '../letters/receivers.ts'
import { letters } from '../letters/templates.ts'
import type { ManureActor } from '../rights/manure-actor.ts'

const { reads, writes } = handlersOf<ManureActor>()
type Row = ManureTables['manuredelivery_farm_request']

const budget = { name: 'farm-requests', most: farmRequestsADay, within: days(1) }

export const sendFarmRequestHandler = writes(sendFarmRequest, {
  prepare: ({ host, actor }) => host.limits.spend(budget, actor.id),
  write: async ({ host, actor, transaction, request: { now } }, given, refuse) => {
    const { company } = given
    const asked = await companyOf(transaction, company)
    if (asked === undefined) throw refuse('not_found', { fields: ['company'] })
    await host.database.lock(transaction, `farm-request:${actor.id}`)
    const own = ownTables(transaction)
    const open = own.selectFrom('manuredelivery_farm_request').select('id').where('state', '=', 'open')
    const before = open.where('person', '=', actor.id).where('company', '=', company)
    if ((await before.executeTakeFirst()) !== undefined) throw refuse('in_use')
    const row = newRow(given, actor.id, now)
    await own.insertInto('manuredelivery_farm_request').values(row).execute()
    const parameters = { company: asked.name, farm: plainName(given.name), words: '' }
    const letter = {
      template: letters.farm_request_received,
      parameters,
      about: aboutRequest(row),
      route: '/' as const,
    }
    await notifyPeople(transaction, { host, now, company, people: [actor.id] }, letter)
    await publishFarmRequest(host, transaction, row)
    return { id: row.id }
  },
})

function newRow(given: InputOf<typeof sendFarmRequest>, person: string, now: Date): Row {
  const { company, name, businessId, street, postalCode, city, telephone, species, note } = given
  return {
    ...{ id: newId(), person, company, name, business_id: businessId, street, postal_code: postalCode, city },
    ...{ telephone, species: JSON.stringify(species), note, state: 'open', words: '', account: null },
    ...{ sent_at: now.toISOString(), decided_by: '', decided_at: null },
  }
}

export const aboutRequest = ({ id }: Pick<Row, 'id'>) => ({ kind: 'farmrequest', id })

export async function publishFarmRequest(
  host: Pick<Host, 'live'>,
  transaction: Parameters<Host['live']['publish']>[0],
  { id, company, person }: Pick<Row, 'id' | 'company' | 'person'>,
): Promise<void> {
  const channels = [`company:${company}`, `person:${person}`]
  await host.live.publish(transaction, { topic: 'farms', ids: [id], channels })
}

/** A company that has plants. */
export async function companyOf(reader: ManureReader, id: string) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_operator as operator')
    .innerJoin('logistics_company as company', 'company.id', 'operator.id')
    .select(['company.name', 'company.company_key as key'])
    .where('operator.id', '=', id)
    .executeTakeFirst()
}

export const searchFarmRequestsHandler = reads(searchFarmRequests, async ({ host, actor }, asked) => {
  const { state, direction, cursor, limit, sort } = asked
  let found = ownTables(host.database.reading)
    .selectFrom('manuredelivery_farm_request')
    .where((of) => of.or([of('person', '=', actor.id), of('company', 'in', ['', ...actor.companies])]))
  if (state !== '') found = found.where('state', '=', state)
  const page = await readPage(
    { sort, direction, cursor, limit },
    (at) => keysetPage(found.selectAll(), { ...at, key: 'sent_at', direction }).execute(),
    ({ sent_at, id }) => ({ key: sent_at, id }),
  )
  return {
    rows: await shown(host, actor, page.rows),
    cursor: page.cursor,
    total: await pageTotal(asked, page, () => countAll(found)),
  }
})

/** Who asks and who has decided are the office's to know. */
async function shown(host: Host, actor: ManureActor, rows: readonly Row[]): Promise<FarmRequestRow[]> {
  const reader = host.database.reading
  const toOffice = rows.filter(({ company }) => actor.companies.includes(company))
  const people = toOffice.flatMap(({ person, decided_by }) => [person, decided_by]).filter((id) => id !== '')
  const [cards, emails, names, known] = await Promise.all([
    people.length === 0 ? [] : host.people.cards({ ids: [...new Set(people)] }),
    // An address that was typed and not confirmed may be somebody else's.
    host.people.confirmedAddresses(toOffice.map(({ person }) => person)),
    companyNames(reader),
    knownAccounts(reader, toOffice),
  ])
  const card = (of: string) => cards.find(({ id }) => id === of)
  return rows.map((row) => ({
    ...{ id: row.id, company: { id: row.company, name: names.get(row.company) ?? '' }, name: row.name },
    ...{ businessId: row.business_id, street: row.street, postalCode: row.postal_code },
    ...{ city: row.city, telephone: row.telephone, species: JSON.parse(row.species) as FarmRequestRow['species'] },
    ...{ note: row.note, state: row.state as FarmRequestRow['state'], words: row.words },
    ...{ sentAt: row.sent_at, decidedAt: row.decided_at },
    office: actor.companies.includes(row.company)
      ? {
          ...{ person: card(row.person)?.name ?? '', email: emails.get(row.person) ?? '' },
          hasRight: card(row.person)?.groups.includes(manureGroups.customer) ?? false,
          decidedBy: card(row.decided_by)?.name ?? '',
          known: (row.state === 'open' && known.get(row.business_id)) || null,
        }
      : null,
  }))
}

async function companyNames(reader: ManureReader): Promise<ReadonlyMap<string, string>> {
  const companies = await ownTables(reader).selectFrom('logistics_company').select(['id', 'name']).execute()
  return new Map(companies.map(({ id, name }) => [id, name]))
}

/** By its business id, which the person who asks has given. */
async function knownAccounts(reader: ManureReader, rows: readonly Row[]) {
  const ids = rows.filter(({ business_id, state }) => business_id !== '' && state === 'open')
  if (ids.length === 0) return new Map<string, never>()
  const found = await ownTables(reader)
    .selectFrom('logistics_account as account')
    .leftJoin('logistics_site as site', (join) =>
      join.onRef('site.account', '=', 'account.id').on('site.removed', '=', 0),
    )
    .select(['account.id', 'account.name', 'business_id', 'site.city'])
    .where('closed', '=', 0)
    .where(
      'business_id',
      'in',
      ids.map(({ business_id }) => business_id),
    )
    .orderBy('site.id')
    .execute()
  return new Map(
    found.map(({ id, name, business_id, city }) => [business_id, { id, name, municipality: city ?? '' }] as const),
  )
}
