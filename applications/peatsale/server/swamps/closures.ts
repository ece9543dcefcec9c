import type { Host } from '@workspace/portal/server'
import type * as z from 'zod/mini'
import type { Closure, PileForLoader } from '../../contract/swamps/told.ts'
import { PileReport } from '../../contract/swamps/told.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

/** Null while the swamp is open. */
export async function closureOf(reader: PeatReader, swamp: string): Promise<Closure | null> {
  const closures = ownTables(reader).selectFrom('peatsale_closure').select(['kind', 'words', 'from_at'])
  const row = await closures.where('swamp', '=', swamp).where('to_at', 'is', null).executeTakeFirst()
  return row ? { kind: row.kind as Closure['kind'], words: row.words, since: row.from_at } : null
}

/** What loaders have told of piles last, one of each kind. */
export async function pilesForLoader(
  { people }: Pick<Host, 'people'>,
  reader: PeatReader,
  piles: readonly string[],
): Promise<ReadonlyMap<string, z.infer<typeof PileForLoader>[]>> {
  if (piles.length === 0) return new Map()
  const rows = await ownTables(reader)
    .selectFrom('peatsale_pile_report')
    .selectAll()
    .where('stockpile', 'in', piles)
    .orderBy('at', 'desc')
    .orderBy('kind')
    .execute()
  const latest = rows.filter(
    (row, place) => rows.findIndex((each) => each.stockpile === row.stockpile && each.kind === row.kind) === place,
  )
  const cards = await people.cards({ ids: latest.map(({ told_by }) => told_by) })
  const names = new Map(cards.map(({ id, name }) => [id, name]))
  const byPile = Map.groupBy(latest, ({ stockpile }) => stockpile)
  return new Map(
    [...byPile].map(([pile, its]) => [
      pile,
      its.map(({ kind, value, told_by, at }) => ({
        report: PileReport.parse({ kind, value }),
        by: names.get(told_by) ?? '',
        at,
      })),
    ]),
  )
}
