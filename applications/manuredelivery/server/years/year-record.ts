/** What a farm has handed over in the Helsinki year of the collection (W11, W12). */
import { dayOf, momentAt } from '@workspace/portal/contract'
import { sql } from 'kysely'
import type { HandedOver, YearRecord } from '../../contract/years/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { accountCard } from '../farms/accounts.ts'

interface Asked {
  readonly account: string
  readonly year: number
  /** Whose receptions count; undefined: everybody's. */
  readonly companies: readonly string[] | undefined
}

export async function yearRecord(reader: ManureReader, asked: Asked): Promise<YearRecord> {
  const { account, year } = asked
  const { name } = await accountCard(reader, account)
  const rows = await handedOver(reader, asked)
  return {
    ...{ account, farm: name, year, rows, types: sumsByType(rows) },
    years: await yearsOf(reader, asked),
  }
}

/** Refused, failed and cancelled consignments count nothing. */
const counted = ['received', 'confirmed', 'locked'] as const

/** Where the plant was first, the collection counts from the reception. */
const collected = sql<string>`coalesce(of.collected_at, of.received_at)`

function countedOf(reader: ManureReader, { account, companies }: Asked) {
  const rows = ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .where('of.account', '=', account)
    .where('of.state', 'in', counted)
    .where('of.kg', 'is not', null)
  return companies === undefined ? rows : rows.where('of.company', 'in', [...companies, ''])
}

async function handedOver(reader: ManureReader, asked: Asked): Promise<HandedOver[]> {
  const rows = await countedOf(reader, asked)
    .innerJoin('manuredelivery_store as store', 'store.id', 'of.store')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'of.plant')
    .innerJoin('logistics_company as company', 'company.id', 'of.company')
    .select(['of.id', 'of.number', 'of.collected_at', 'of.received_at', 'of.kg', 'of.kg_source', 'of.m3'])
    .select(['of.n', 'of.p', 'of.k', 'of.by_table', 'store.keeping_place', 'store.name as store'])
    .select(['type.name_fi', 'type.name_en', 'plant.name as plant', 'company.name as company'])
    .where(collected, '>=', momentAt(`${asked.year}-01-01`, 0, 0).toISOString())
    .where(collected, '<', momentAt(`${asked.year + 1}-01-01`, 0, 0).toISOString())
    .orderBy(collected)
    .orderBy('of.number')
    .execute()
  return rows.map((row) => ({
    ...{ consignment: row.id, number: row.number, day: dayOf(new Date(row.collected_at ?? row.received_at ?? '')) },
    ...{ keepingPlace: row.keeping_place, store: row.store, type: { fi: row.name_fi, en: row.name_en } },
    ...{ kg: row.kg ?? 0, m3: row.m3, n: row.n ?? 0, p: row.p ?? 0, k: row.k ?? 0 },
    ...{ isTable: row.by_table === 1, isEstimate: row.kg_source === 'estimate' },
    ...{ company: row.company, plant: row.plant },
  }))
}

/** In the order of the first consignment of each type. A volume is known where every consignment has one. */
function sumsByType(rows: readonly HandedOver[]): YearRecord['types'] {
  return [...Map.groupBy(rows, ({ type }) => type.fi)].map(([, alike]) => {
    const sum = (of: (row: HandedOver) => number) => alike.reduce((total, row) => total + of(row), 0)
    return {
      ...{ type: alike[0]?.type ?? { fi: '', en: '' }, consignments: alike.length, kg: sum(({ kg }) => kg) },
      m3: alike.some(({ m3 }) => m3 === null) ? null : sum(({ m3 }) => m3 ?? 0),
      ...{ n: sum(({ n }) => n), p: sum(({ p }) => p), k: sum(({ k }) => k) },
    }
  })
}

async function yearsOf(reader: ManureReader, asked: Asked): Promise<number[]> {
  const moments = await countedOf(reader, asked).select(collected.as('at')).distinct().execute()
  const years = new Set(moments.map(({ at }) => Number(dayOf(new Date(at)).slice(0, 4))))
  return [...years].toSorted((a, b) => b - a)
}
