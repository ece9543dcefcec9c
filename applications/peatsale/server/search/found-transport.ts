/** Transport companies that drive for the office, with their trucks and drivers. */
import type { AnswerOf } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { likeFragment, searchText } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { findAnything } from '../../contract/search/search-call.ts'
import { anythingFindMost } from '../../contract/search/search-call.ts'
import { isDriver } from '../carriers/read-carrier.ts'
import { contactPart, contactSearch } from '../customers/contact-search.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

type Found = AnswerOf<typeof findAnything>['transport'][number]
type Company = { readonly id: string; readonly name: string; readonly contact: string }

/** Fewer letters are in the names of too many people. */
const leastOfPeople = 3

export async function foundTransport(host: Host, sellers: readonly string[], find: string): Promise<Found[]> {
  const reader = host.database.reading
  const companies = await companiesOf(reader, sellers)
  if (companies.length === 0) return []
  const [vehicles, drivers] = await Promise.all([
    vehiclesOf(reader, companies, find),
    find.length < leastOfPeople ? [] : driversOf(host, companies, find),
  ])
  const part = contactPart(find)
  const named = companies.filter(({ name, contact }) =>
    [searchText([name, contact]), contact.replace(/\D/g, '')].some((text) => text.includes(part)),
  )
  const carriers = named.map(({ id, name }) => ({
    ...{ kind: 'carrier' as const, id, name, telephone: '', carrier: { id, name } },
  }))
  return [...vehicles, ...drivers, ...carriers].slice(0, anythingFindMost)
}

function companiesOf(reader: PeatReader, sellers: readonly string[]): Promise<Company[]> {
  const own = ownTables(reader)
  const serving = own
    .selectFrom('peatsale_carrier_seller')
    .select('carrier')
    .where('seller', 'in', [...sellers, ''])
  const companies = own.selectFrom('logistics_carrier').select(['id', 'name', 'contact']).where('id', 'in', serving)
  return companies.orderBy('sort_name').orderBy('id').execute()
}

/** With or without the dash. */
async function vehiclesOf(reader: PeatReader, companies: readonly Company[], find: string): Promise<Found[]> {
  const plate = find.replace(/[\s-]/g, '')
  if (plate === '') return []
  const rows = await ownTables(reader)
    .selectFrom('logistics_vehicle')
    .select(['id', 'plate', 'carrier'])
    .where('carrier', 'in', idsOf(companies))
    .where('removed', '=', 0)
    .where(sql<boolean>`replace(lower(plate), '-', '') like ${likeFragment(plate)} escape '\\'`)
    .orderBy('plate')
    .limit(anythingFindMost)
    .execute()
  return rows.map(({ id, plate: name, carrier }) => ({
    ...{ kind: 'vehicle' as const, id, name, telephone: '', carrier: named(companies, carrier) },
  }))
}

/** By what the office reads of them: name and telephone. */
async function driversOf({ people }: Host, companies: readonly Company[], find: string): Promise<Found[]> {
  const part = contactPart(find)
  const cards = await Promise.all(idsOf(companies).map((carrier) => people.cards({ carrier })))
  return cards
    .flat()
    .filter((card) => isDriver(card) && contactSearch({ name: card.name, telephone: card.telephone }).includes(part))
    .slice(0, anythingFindMost)
    .map(({ id, name, telephone, carrier }) => ({
      ...{ kind: 'driver' as const, id, name, telephone, carrier: named(companies, carrier) },
    }))
}

const idsOf = (companies: readonly Company[]) => companies.map(({ id }) => id)

function named(companies: readonly Company[], id: string): Found['carrier'] {
  return { id, name: companies.find((company) => company.id === id)?.name ?? '' }
}
