import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { UserSort } from '../../../../contract/own.ts'
import { userSorts } from '../../../../contract/own.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { preparedQuery } from '../../../kernel/database/database.ts'
import type { PortalTables } from '../../../kernel/database/tables.ts'
import { rowsInPage } from '../../../kernel/lists/page.ts'
import type { ListRequest } from './list-view.ts'

type PortalDatabase = Database<PortalTables>

/** What some of the people are found by, few enough to be read through at each find. */
interface Sample {
  /** There are so many times as many. */
  readonly part: number
  readonly textsBy: ReadonlyMap<UserSort, readonly string[]>
}

/** To fetch and sort a hit costs as much as to pass so many rows of the list (performance.md). */
const passedForHit = 4

/**
 * About how many hold the text, and whether a scan fills a page sooner than all of them are fetched. The sample is walked in
 * the order of the list: people of one name stand together there, maybe behind two thirds of it.
 */
export async function sampled(
  database: PortalDatabase,
  fragment: string,
  { sort, direction }: Pick<ListRequest, 'sort' | 'direction'>,
): Promise<{ readonly isSoonMet: boolean; readonly holders: number }> {
  const { part, textsBy } = await sampleOf(database)
  const texts = textsBy.get(sort) ?? []
  const wanted = Math.ceil(rowsInPage / part)
  let [holders, passed] = [0, texts.length]
  for (let place = 0; place < texts.length; place++) {
    if (!texts.at(direction === 'asc' ? place : -1 - place)?.includes(fragment)) continue
    holders++
    if (holders === wanted) passed = place
  }
  // Where one holder stands for many, it says little about how far apart they are.
  const walked = Math.max(passed * part, (rowsInPage * texts.length) / holders)
  return { isSoonMet: walked <= passedForHit * holders * part, holders: holders * part }
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
  const textsBy = new Map(userSorts.map((sort) => [sort, inOrder(people, `sort_${sort}`)] as const))
  return { part: people[0]?.part ?? 1, textsBy }
}

type Key = `sort_${UserSort}`
type SampledPerson = Readonly<Record<Key, string>> & { readonly part: number; readonly search_text: string }

function inOrder(people: readonly SampledPerson[], key: Key): string[] {
  const sorted = people.toSorted((one, other) => (one[key] < other[key] ? -1 : 1))
  return sorted.map(({ search_text }) => search_text)
}

/** About a hundred pages of the table, all of them where there are no more. */
const samplePages = preparedQuery((db: Kysely<PortalTables>) => ({
  compile: () =>
    sql<SampledPerson>`with size as materialized (
        select greatest(pg_relation_size('account') / current_setting('block_size')::int / 100.0, 1)::float8 as part)
      select part, search_text, ${sql.join(userSorts.map((sort) => sql.ref(`sort_${sort}`)))}
      from account tablesample system ((select 100 / part from size)::real) repeatable (1), size`.compile(db),
}))
