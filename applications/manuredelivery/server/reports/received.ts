/** What plants have received in a period: by type, species, farm, week or plant, with refusals and how full plants were (7.7). */
import type { LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import { sql } from 'kysely'
import { openDaysBetween } from '../../contract/plants/opening.ts'
import type { Received, receivedBy } from '../../contract/reports/calls.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { counted } from './raw-materials.ts'

interface Asked {
  readonly company: string
  /** Empty: every plant. */
  readonly plant: string
  readonly from: LocalDate
  readonly to: LocalDate
  readonly by: (typeof receivedBy)[number]
}

export async function received(reader: ManureReader, asked: Asked): Promise<Received> {
  const sums = await summed(reader, asked)
  const rows = asked.by === 'farm' ? await byFarm(reader, asked) : await grouped(reader, asked, sums)
  const total = (name: 'consignments' | 'kg' | 'm3' | 'estimateKg') => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    rows,
    total: {
      ...{ consignments: total('consignments'), kg: total('kg'), m3: total('m3'), estimateKg: total('estimateKg') },
    },
    ...(await endedOtherwise(reader, asked)),
    fill: await fillOf(reader, asked, sums),
  }
}

type Row = Received['rows'][number]

/** What the plants of a company received in those days, with a weight. */
export function receivedIn(reader: ManureReader, { company, plant, from, to }: Omit<Asked, 'by'>) {
  const rows = ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .where('of.company', '=', company)
    .where('of.ended_day', '>=', from)
    .where('of.ended_day', '<=', to)
    .where('of.state', 'in', counted)
    .where('of.kg', 'is not', null)
  return plant === '' ? rows : rows.where('of.plant', '=', plant)
}

const estimated = sql<number>`sum(case when of.kg_source = 'estimate' then of.kg else 0 end)`

type Sums = { readonly consignments: unknown; readonly kg: unknown; readonly m3: unknown; readonly estimateKg: unknown }

/** Sums come as text from PostgreSQL. */
function amounts({ consignments, kg, m3, estimateKg }: Sums) {
  const whole = (sum: unknown) => Number(sum ?? 0)
  return { consignments: whole(consignments), kg: whole(kg), m3: whole(m3), estimateKg: whole(estimateKg) }
}

/** By plant and what is asked, from the index of reports alone: once for the rows and for how full plants were. */
async function summed(reader: ManureReader, asked: Asked) {
  const column = asked.by === 'week' ? 'of.ended_day' : asked.by === 'plant' ? 'of.plant' : 'of.type'
  const found = await receivedIn(reader, asked)
    .select(({ fn, ref }) => [
      ...[ref(column).as('key'), ref('of.plant').as('plant')],
      fn.countAll().as('consignments'),
      fn.sum('of.kg').as('kg'),
      fn.sum('of.m3').as('m3'),
      estimated.as('estimateKg'),
    ])
    .groupBy(['of.plant', column])
    .execute()
  return found.map(({ key, plant, ...sums }) => ({ key: key ?? '', plant, ...amounts(sums) }))
}

type Summed = Awaited<ReturnType<typeof summed>>

/** The largest first, weeks in their order. */
async function grouped(reader: ManureReader, asked: Asked, sums: Summed): Promise<Row[]> {
  const own = ownTables(reader)
  const types = await own.selectFrom('manuredelivery_type').select(['id', 'species', 'name_fi', 'name_en']).execute()
  const plants = await own.selectFrom('manuredelivery_plant').select(['id', 'name']).execute()
  const keyOf = (key: string) => {
    if (asked.by === 'week') return weekOf(key as LocalDate)
    return asked.by === 'species' ? (types.find(({ id }) => id === key)?.species ?? 'other') : key
  }
  const nameOf = (key: string): Row['name'] => {
    const type = types.find(({ id }) => id === key)
    const plant = plants.find(({ id }) => id === key)?.name
    if (asked.by === 'type') return { fi: type?.name_fi ?? '', en: type?.name_en ?? '' }
    return asked.by === 'plant' ? { fi: plant ?? '', en: plant ?? '' } : null
  }
  const rows = [...Map.groupBy(sums, ({ key }) => keyOf(key))].map(([key, alike]) => {
    const sum = (of: keyof Received['total']) => alike.reduce((total, row) => total + row[of], 0)
    const total = { consignments: sum('consignments'), kg: sum('kg'), m3: sum('m3'), estimateKg: sum('estimateKg') }
    return { key, name: nameOf(key), ...total }
  })
  return rows.toSorted((a, b) => (asked.by === 'week' ? (a.key < b.key ? -1 : 1) : b.kg - a.kg))
}

const farmsMost = 500

async function byFarm(reader: ManureReader, asked: Asked): Promise<Row[]> {
  const found = await receivedIn(reader, asked)
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .select(({ fn }) => [
      ...(['account.id as key', 'account.name'] as const),
      fn.countAll().as('consignments'),
      fn.sum('of.kg').as('kg'),
      fn.sum('of.m3').as('m3'),
      estimated.as('estimateKg'),
    ])
    .groupBy(['account.id', 'account.name'])
    .orderBy(({ fn }) => fn.sum('of.kg'), 'desc')
    .limit(farmsMost)
    .execute()
  return found.map(({ key, name, ...sums }) => ({ key, name: { fi: name, en: name }, ...amounts(sums) }))
}

async function endedOtherwise(reader: ManureReader, asked: Asked): Promise<Pick<Received, 'refused' | 'failed'>> {
  const { company, plant, from, to } = asked
  // One state at a time: by it and the company few rows are read.
  const ended = async (state: 'refused' | 'failed') => {
    const rows = ownTables(reader)
      .selectFrom('manuredelivery_consignment')
      .select(({ fn }) => ['refusal_kind', fn.countAll().as('consignments')])
      .where('company', '=', company)
      .where('state', '=', state)
      .where('ended_day', '>=', from)
      .where('ended_day', '<=', to)
    const ofPlant = plant === '' ? rows : rows.where('plant', '=', plant)
    return await ofPlant.groupBy('refusal_kind').orderBy('refusal_kind').execute()
  }
  const [refused, failed] = [await ended('refused'), await ended('failed')]
  return {
    refused: refused.map(({ refusal_kind: kind, consignments }) => ({ kind, consignments: Number(consignments) })),
    failed: failed.reduce((sum, { consignments }) => sum + Number(consignments), 0),
  }
}

async function fillOf(reader: ManureReader, asked: Asked, sums: Summed): Promise<Received['fill']> {
  const { company, plant, from, to } = asked
  const own = ownTables(reader).selectFrom('manuredelivery_plant').selectAll().where('company', '=', company)
  const plants = await (plant === '' ? own : own.where('id', '=', plant)).orderBy('sort_name').execute()
  return plants.map((each) => {
    const hours = { openHours: JSON.parse(each.open_hours), closedDays: JSON.parse(each.closed_days) }
    const days = openDaysBetween(hours, from, to)
    const kg = sums.filter((row) => row.plant === each.id).reduce((sum, row) => sum + row.kg, 0)
    return { plant: each.name, kg, capacityKg: each.kg_per_day * days, days }
  })
}
