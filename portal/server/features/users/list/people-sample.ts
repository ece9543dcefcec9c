import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { UserSort } from '../../../../contract/own.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import type { ListRequest } from './list-view.ts'

type PortalDatabase = Database<PortalTables>
type Order = Pick<ListRequest, 'sort' | 'direction'>
type Key = `sort_${UserSort}`

/** Some of the table's pages, with the people on them; small enough to be read through at each find. */
interface Sample {
  /** The table has so many times as many pages. */
  readonly part: number
  readonly people: readonly SampledPerson[]
}

type SampledPerson = Readonly<Record<Key, string>> & {
  readonly part: number
  readonly page: number
  readonly search_text: string
}

/**
 * A text that stands on more of a hundred pages of the table is found by a scan sooner than it is fetched. Pages, since
 * people who came together, and are alike, stand together.
 */
const pagesMost = 7

/**
 * Nor may a scan pass more rows than this before its first hit. People of one name stand together in the list: it would
 * read two thirds of the table to come to those of a late one.
 */
const passedMost = 8000

/** Whether a scan soon meets the text, as far as the sample tells; it only says which way is quicker. */
export async function isSoonMet(database: PortalDatabase, fragment: string, order: Order): Promise<boolean> {
  const { part, people } = await sampleOf(database)
  const holders = people.filter(({ search_text }) => search_text.includes(fragment))
  if (new Set(holders.map(({ page }) => page)).size <= pagesMost) return false
  return passedBefore(holders, people, order) * part <= passedMost
}

/** How many of the sample stand before the first holder in the list's order. */
function passedBefore(holders: readonly SampledPerson[], people: readonly SampledPerson[], order: Order): number {
  const key: Key = `sort_${order.sort}`
  const isBefore = (one: SampledPerson, other: SampledPerson) =>
    order.direction === 'asc' ? one[key] < other[key] : one[key] > other[key]
  const first = holders.reduce((soonest, person) => (isBefore(person, soonest) ? person : soonest))
  return people.filter((person) => isBefore(person, first)).length
}

/** Milliseconds. The sample is people's data, so it goes by itself; what it tells is hardly ever old by then. */
const keptFor = 60_000
const samples = new WeakMap<object, Promise<Sample>>()

function sampleOf(database: PortalDatabase): Promise<Sample> {
  const known = samples.get(database)
  if (known !== undefined) return known
  const sample = readSample(database)
  samples.set(database, sample)
  const forget = () => samples.delete(database)
  sample.then(() => setTimeout(forget, keptFor).unref(), forget)
  return sample
}

async function readSample(database: PortalDatabase): Promise<Sample> {
  const people = await samplePages(database, {})
  return { part: people[0]?.part ?? 1, people }
}

/** About a hundred pages of the table, all of them where there are no more. */
const samplePages = preparedQuery((db: Kysely<PortalTables>) => ({
  compile: () =>
    sql<SampledPerson>`with size as materialized (
        select greatest(pg_relation_size('account') / current_setting('block_size')::int / 100.0, 1)::float8 as part)
      select part, (ctid::text::point)[0] as page, search_text, ${sql.join(keys.map((key) => sql.ref(key)))}
      from account tablesample system ((select 100 / part from size)::real) repeatable (1), size`.compile(db),
}))

const keys = ['sort_name', 'sort_username', 'sort_email', 'sort_company', 'sort_waiting'] as const satisfies Key[]
