/** How many weights were measured, estimated and corrected, and how far they are from what drivers had estimated (7.7). */
import type { LocalDate } from '@workspace/portal/contract'
import { addDays } from '@workspace/portal/contract'
import type { Host } from '@workspace/portal/server'
import { sql } from 'kysely'
import type { WeightQuality, weightsBy } from '../../contract/reports/quality.ts'
import type { Flag } from '../../contract/states/flags.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { receivedIn } from './received.ts'

interface Asked {
  readonly company: string
  /** Empty: every plant. */
  readonly plant: string
  readonly from: LocalDate
  readonly to: LocalDate
  readonly by: (typeof weightsBy)[number]
}

type Measures = WeightQuality['total']

export async function weightQuality(
  host: Pick<Host, 'database' | 'people'>,
  asked: Asked,
  today: LocalDate,
): Promise<WeightQuality> {
  const reader = host.database.reading
  const [sums, raised, scales] = await Promise.all([
    sumsOf(reader, asked),
    flagsOf(reader, asked),
    scalesOf(reader, asked, addDays(today, daysBefore)),
  ])
  const keys = sums.map(({ key }) => key).filter((key) => key !== '')
  const names = await namesOf(host, asked.by, keys)
  const rows = sums.map(({ key, ...measures }) => ({ key, name: names.get(key) ?? '', ...measures }))
  return { rows, total: totalOf(rows), flags: raised, scales }
}

const columns = { farm: 'of.account', driver: 'of.driver', plant: 'of.plant' } as const

const isEstimated = sql<boolean>`of.kg_source = 'estimate'`
const isCompared = sql<boolean>`of.kg_source not in ('estimate', 'none') and of.estimate_kg is not null`
const isDiffering = sql<boolean>`of.id in (select consignment from manuredelivery_flag where flag = 'weight_differs')`
const isCorrected = sql<boolean>`of.id in (select consignment from manuredelivery_correction
  where field in ('weighings', 'measured_m3', 'billed_kg', 'billed_m3'))`
const countOf = (is: typeof isEstimated) => sql<number>`sum(case when ${is} then 1 else 0 end)`

async function sumsOf(reader: ManureReader, asked: Asked): Promise<(Measures & { readonly key: string })[]> {
  const rows = await receivedIn(reader, asked)
    .select(({ fn }) => [
      `${columns[asked.by]} as key` as const,
      fn.countAll().as('consignments'),
      countOf(isEstimated).as('estimated'),
      countOf(isCompared).as('compared'),
      countOf(isDiffering).as('differing'),
      countOf(isCorrected).as('corrected'),
      sql<number>`sum(case when ${isCompared} then of.kg else 0 end)`.as('netKg'),
      sql<number>`sum(case when ${isCompared} then of.estimate_kg else 0 end)`.as('estimateKg'),
    ])
    .groupBy(columns[asked.by])
    .execute()
  return rows
    .map(({ key, ...sums }) => ({ key: key ?? '', ...measuresOf(sums) }))
    .toSorted((one, other) => other.consignments - one.consignments || (one.key < other.key ? -1 : 1))
}

const names = ['consignments', 'estimated', 'corrected', 'compared', 'netKg', 'estimateKg', 'differing'] as const
type Summed = (typeof names)[number]

/** Sums come as text from PostgreSQL. */
function measuresOf(sums: { readonly [Name in Summed]: unknown }): Measures {
  const whole = Object.fromEntries(names.map((name) => [name, Number(sums[name] ?? 0)])) as Record<Summed, number>
  return { ...whole, measured: whole.consignments - whole.estimated }
}

function totalOf(rows: readonly Measures[]): Measures {
  const sum = (name: Summed) => rows.reduce((total, row) => total + row[name], 0)
  return measuresOf(Object.fromEntries(names.map((name) => [name, sum(name)])) as Record<Summed, number>)
}

const weightFlags: readonly Flag[] = [
  ...(['tare_missing', 'estimated', 'off_division', 'unverified_scale', 'weight_differs'] as const),
  ...(['scales_differ', 'overweight'] as const),
]

async function flagsOf(reader: ManureReader, asked: Asked): Promise<WeightQuality['flags']> {
  const rows = await receivedIn(reader, asked)
    .innerJoin('manuredelivery_flag as flag', 'flag.consignment', 'of.id')
    .select(({ fn }) => [
      'flag.flag',
      fn.countAll().as('raised'),
      sql<number>`sum(case when flag.resolved_at is null then 1 else 0 end)`.as('open'),
    ])
    .where('flag.flag', 'in', weightFlags)
    .groupBy('flag.flag')
    .execute()
  const found = rows.map(({ flag, raised, open }) => ({
    flag: flag as Flag,
    raised: Number(raised),
    open: Number(open),
  }))
  return found.toSorted((one, other) => weightFlags.indexOf(one.flag) - weightFlags.indexOf(other.flag))
}

const daysBefore = 60

async function scalesOf(reader: ManureReader, { company, plant }: Asked, until: LocalDate) {
  const rows = ownTables(reader)
    .selectFrom('manuredelivery_scale as scale')
    .leftJoin('manuredelivery_plant as plant', 'plant.id', 'scale.plant')
    .select(['scale.id', 'scale.name', 'scale.verified_until', 'plant.name as plantName'])
    .where('scale.company', '=', company)
    .where((of) => of.or([of('scale.verified_until', 'is', null), of('scale.verified_until', '<=', until)]))
  const found = await (plant === '' ? rows : rows.where('scale.plant', '=', plant)).orderBy('scale.id').execute()
  return found.map(({ id, name, plantName, verified_until }) => ({
    ...{ id, name, plant: plantName ?? '', verifiedUntil: verified_until as LocalDate | null },
  }))
}

async function namesOf(
  { database, people }: Pick<Host, 'database' | 'people'>,
  by: Asked['by'],
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  if (by === 'driver') return new Map((await people.cards({ ids: keys })).map(({ id, name }) => [id, name]))
  const table = by === 'farm' ? 'logistics_account' : 'manuredelivery_plant'
  const rows = await ownTables(database.reading)
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', 'in', keys)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
