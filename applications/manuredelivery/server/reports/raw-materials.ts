/** What the plants of a company have received in a year, by plant and type (7.7, W12). */
import { dayOf } from '@workspace/portal/contract'
import { sql } from 'kysely'
import type { RawMaterials } from '../../contract/reports/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'

interface Asked {
  readonly company: string
  readonly year: number
}

/** Refused, failed and cancelled consignments count nothing. */
export const counted = ['received', 'confirmed', 'locked'] as const

type Amounts = RawMaterials['total']

export async function rawMaterials(
  reader: ManureReader,
  asked: Asked,
): Promise<Omit<RawMaterials, 'file' | 'years' | 'unconfirmed'>> {
  const own = ownTables(reader)
  const sums = await sumsOf(reader, asked)
  const plants = await own.selectFrom('manuredelivery_plant').select(['id', 'name', 'sort_name']).execute()
  const types = await own.selectFrom('manuredelivery_type').select(['id', 'code', 'name_fi', 'name_en']).execute()
  const rows = sums
    .map(({ plant, type, ...amounts }) => {
      const at = plants.find(({ id }) => id === plant)
      const of = types.find(({ id }) => id === type)
      return {
        sort: `${at?.sort_name ?? ''}\n${of?.code ?? ''}`,
        plant: { id: plant, name: at?.name ?? '' },
        type: { code: of?.code ?? '', fi: of?.name_fi ?? '', en: of?.name_en ?? '' },
        ...amounts,
      }
    })
    .toSorted((a, b) => (a.sort < b.sort ? -1 : 1))
    .map(({ sort: _, ...row }) => row)
  return { year: asked.year, rows, total: totalOf(rows) }
}

/** From the index alone: every column that is summed stands in it. */
async function sumsOf(reader: ManureReader, { company, year }: Asked) {
  const rows = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(({ fn }) => [
      'plant',
      'type',
      fn.countAll().as('consignments'),
      ...[fn.sum('kg').as('kg'), fn.sum('dry_kg').as('dryKg'), fn.sum('n').as('n')],
      ...[fn.sum('soluble_n').as('solubleN'), fn.sum('p').as('p'), fn.sum('k').as('k')],
      sql<number>`sum(case when by_table = 1 then kg else 0 end)`.as('tableKg'),
      sql<number>`sum(case when kg_source = 'estimate' then kg else 0 end)`.as('estimateKg'),
    ])
    .where('company', '=', company)
    .where('ended_day', '>=', `${year}-01-01`)
    .where('ended_day', '<=', `${year}-12-31`)
    .where('state', 'in', counted)
    .where('kg', 'is not', null)
    .groupBy(['plant', 'type'])
    .execute()
  return rows.map(({ plant, type, ...sums }) => ({ plant, type, ...amountsOf(sums) }))
}

const names = ['consignments', 'kg', 'dryKg', 'n', 'solubleN', 'p', 'k', 'tableKg', 'estimateKg'] as const

/** Sums come as text from PostgreSQL. */
function amountsOf(sums: { readonly [Name in keyof Amounts]: unknown }): Amounts {
  return Object.fromEntries(names.map((name) => [name, Number(sums[name] ?? 0)])) as Amounts
}

function totalOf(rows: readonly Amounts[]): Amounts {
  const sum = (name: (typeof names)[number]) => rows.reduce((total, row) => total + row[name], 0)
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as Amounts
}

/** Received in that year, and not confirmed yet. */
export async function unconfirmedIn(reader: ManureReader, { company, year }: Asked): Promise<number> {
  const { count } = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company', '=', company)
    .where('ended_day', '>=', `${year}-01-01`)
    .where('ended_day', '<=', `${year}-12-31`)
    .where('state', '=', 'received')
    .where('kg', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** From the first year that has a reception to this one, the latest first. */
export async function reportYears(reader: ManureReader, company: string, now: Date): Promise<number[]> {
  const first = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select('ended_day')
    .where('company', '=', company)
    .where('ended_day', 'is not', null)
    .orderBy('ended_day')
    .limit(1)
    .executeTakeFirst()
  const last = Number(dayOf(now).slice(0, 4))
  const from = first?.ended_day ? Number(first.ended_day.slice(0, 4)) : last
  return Array.from({ length: Math.max(1, last - from + 1) }, (_, at) => last - at)
}
