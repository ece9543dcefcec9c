/** What a consignment weighs, contains and comes to: the pure `settle` on what is stored (4, 5.1). */

import type { LocalDate } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { Selectable } from 'kysely'
import { settle } from '../../contract/settlement/settle.ts'
import type {
  Analysis,
  CarrierTerm,
  Contents,
  Facts,
  SettleInput,
  TableValues,
  Weighing,
} from '../../contract/settlement/settle-input.ts'
import type { SettledConsignment } from '../../contract/settlement/settle-output.ts'
import type { Flag } from '../../contract/states/flags.ts'
import { openCarrierRow } from '../billing/carrier-rows.ts'
import { carrierTermOf } from '../carriers/freight-of-carrier.ts'
import type { StoredConsignment, StoredWeighing } from '../database/stored-rows.ts'
import type { ManureTables, ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { plannedDay } from '../requests/request-after-command.ts'
import { storedRequest } from '../requests/request-rows.ts'
import type { ChosenTerms } from '../terms/choose-terms.ts'
import { termByHand } from '../terms/choose-terms.ts'
import { vatRatesOf } from '../terms/vat-rates.ts'
import { weighingsOf } from './consignment-context.ts'
import { isWeighed } from './weighings.ts'

/** Facts of one consignment, as `settle` takes them. */
async function factsOf(transaction: ManureTransaction, row: StoredConsignment): Promise<Facts | undefined> {
  const own = ownTables(transaction)
  const outcome = outcomeOf(row)
  if (outcome === undefined) return undefined
  const vehicle = own
    .selectFrom('logistics_vehicle')
    .select('payload_kg')
    .where('id', '=', row.vehicle ?? '')
  const weighings = await weighingsOf(transaction, { consignment: row.id })
  return {
    ...{ id: row.id, outcome: outcome.outcome, collected: row.collected_at, ended: outcome.ended },
    loaded: row.loaded_m3 === null && row.loaded_kg === null ? null : { m3: row.loaded_m3, kg: row.loaded_kg },
    weighings: weighed(weighings),
    ...{ measuredM3: row.measured_m3, billedKg: row.billed_kg, billedM3: row.billed_m3 },
    payloadKg: (await vehicle.executeTakeFirst())?.payload_kg || null,
    km: await distanceOf(transaction, row),
    ...{
      waitedFarm: row.waiting_farm,
      waitedPlant: row.waiting_plant,
      cause: (row.cause || null) as NonNullable<Facts['cause']> | null,
    },
    ...{ returned: row.returned_at !== null, run: row.run },
  }
}

function outcomeOf({ received_at, refused_at, failed_at }: StoredConsignment) {
  if (failed_at !== null) return { outcome: 'failed', ended: failed_at } as const
  if (refused_at !== null) return { outcome: 'refused', ended: refused_at } as const
  return received_at === null ? undefined : ({ outcome: 'received', ended: received_at } as const)
}

/** One entry for each source whose parts all have gross and tare. */
function weighed(rows: readonly StoredWeighing[]): Weighing[] {
  const bySource = Map.groupBy(rows, ({ source, scale }) => `${source} ${scale}`)
  return [...bySource.values()].filter(isWeighed).map((parts) => ({
    source: parts[0]?.source as Weighing['source'],
    divisionKg: parts[0]?.division_kg ?? 1,
    verifiedUntil: (parts[0]?.verified_until ?? null) as LocalDate | null,
    parts: parts.map(({ gross, tare }) => ({ gross: gross ?? 0, tare: tare ?? 0 })),
  }))
}

async function distanceOf(transaction: ManureTransaction, { store, plant }: StoredConsignment): Promise<number | null> {
  const found = await ownTables(transaction)
    .selectFrom('manuredelivery_store')
    .innerJoin('manuredelivery_site_distance', 'manuredelivery_site_distance.site', 'manuredelivery_store.site')
    .select('km')
    .where('manuredelivery_store.id', '=', store)
    .where('manuredelivery_site_distance.plant', '=', plant)
    .executeTakeFirst()
  return found?.km ?? null
}

/** Everything around the facts that settling a consignment needs. */
async function aroundOf(
  transaction: ManureTransaction,
  row: StoredConsignment,
): Promise<Omit<SettleInput, 'consignments'>> {
  const own = ownTables(transaction)
  const request = row.request === null ? undefined : await storedRequest(transaction, row.request)
  const chosen: ChosenTerms | undefined = request?.terms == null ? undefined : JSON.parse(request.terms)
  const store = await own
    .selectFrom('manuredelivery_store')
    .selectAll()
    .where('id', '=', row.store)
    .executeTakeFirstOrThrow()
  const type = await own
    .selectFrom('manuredelivery_type')
    .selectAll()
    .where('id', '=', row.type)
    .executeTakeFirstOrThrow()
  const farm = own.selectFrom('manuredelivery_farm').select('vat').where('id', '=', row.account)
  const operator = own.selectFrom('manuredelivery_operator').selectAll().where('id', '=', row.company)
  const { estimate_tolerance_pct, scale_tolerance_pct } = await operator.executeTakeFirstOrThrow()
  const byHand = row.terms_by_hand ?? null
  const day =
    request === undefined ? dayOf(new Date(row.created_at)) : plannedDay(request, dayOf(new Date(row.created_at)))
  return {
    vatRates: await vatRatesOf(transaction),
    company: { estimateTolerancePct: estimate_tolerance_pct, scaleTolerancePct: scale_tolerance_pct },
    farmVat: JSON.parse((await farm.executeTakeFirst())?.vat ?? '[]'),
    type: {
      code: type.code,
      kgPerM3: store.kg_per_m3 ?? type.kg_per_m3,
      table: await tableValues(transaction, type.id),
    },
    analyses: await analysesOf(transaction, row),
    // The terms of the acceptance stay (S1): they are the only candidate, whatever was published since.
    terms: [],
    byHand: byHand !== null ? termByHand(JSON.parse(byHand)) : (chosen?.term ?? null),
    request: { day, plant: request?.plant ?? row.plant, store: row.store },
    carrier: await carrierOf(transaction, row),
    runs: await runsOf(transaction, row),
  }
}

async function carrierOf(transaction: ManureTransaction, row: StoredConsignment): Promise<CarrierTerm | null> {
  return row.carrier === null ? null : await carrierTermOf(transaction, { ...row, carrier: row.carrier })
}

async function runsOf(transaction: ManureTransaction, { run }: StoredConsignment): Promise<SettleInput['runs']> {
  if (run === null) return []
  const rows = await weighingsOf(transaction, { run })
  if (!isWeighed(rows)) return []
  return [{ id: run, netKg: rows.reduce((sum, { gross, tare }) => sum + (gross ?? 0) - (tare ?? 0), 0) }]
}

type ContentColumns = Pick<
  Selectable<ManureTables['manuredelivery_analysis']>,
  'basis' | 'dm' | 'n' | 'soluble_n' | 'p' | 'k'
>

function contentsOf({ basis, dm, n, soluble_n, p, k }: ContentColumns): Contents {
  return { basis: basis === 'perM3' ? 'perM3' : 'perT', dm, n, solubleN: soluble_n, p, k }
}

async function tableValues(transaction: ManureTransaction, type: string): Promise<TableValues[]> {
  const rows = ownTables(transaction).selectFrom('manuredelivery_type_value').selectAll().where('type', '=', type)
  return (await rows.execute()).map((row) => ({ from: row.from_day as LocalDate, ...contentsOf(row) }))
}

async function analysesOf(transaction: ManureTransaction, { account, type }: StoredConsignment): Promise<Analysis[]> {
  const rows = ownTables(transaction).selectFrom('manuredelivery_analysis').selectAll().where('account', '=', account)
  const valid = await rows.where('type', '=', type).where('state', '=', 'valid').execute()
  return valid.map((row) => ({
    ...{ id: row.id, store: row.store, sampledOn: row.sampled_on as LocalDate },
    ...contentsOf(row),
  }))
}

/** The settlement of one consignment; a run is shared among all of its stops (W10). Undefined before it has ended. */
export async function settledOf(
  transaction: ManureTransaction,
  row: StoredConsignment,
  corrects?: Facts,
): Promise<SettledConsignment | undefined> {
  const facts = await factsOf(transaction, row)
  if (facts === undefined) return undefined
  const own = { stop: row.stop, facts: { ...facts, ...(corrects === undefined ? {} : { corrects }) } }
  const stops = [own, ...(await otherStops(transaction, row))].toSorted((a, b) => a.stop - b.stop)
  const input = { ...(await aroundOf(transaction, row)), consignments: stops.map(({ facts: each }) => each) }
  return settle(input).consignments.find(({ id }) => id === row.id)
}

/** Stops that are on the way count with their estimates. */
async function otherStops(transaction: ManureTransaction, { id, run }: StoredConsignment) {
  if (run === null) return []
  const rows = ownTables(transaction).selectFrom('manuredelivery_consignment').selectAll().where('run', '=', run)
  const others = await rows.where('id', '!=', id).where('collected_at', 'is not', null).execute()
  const stops: { readonly stop: number; readonly facts: Facts }[] = []
  for (const other of others) {
    const facts = await factsOf(transaction, { ...other, received_at: other.received_at ?? other.collected_at })
    if (facts?.outcome === 'received') stops.push({ stop: other.stop, facts })
  }
  return stops
}

/** Computes mass, nutrients and amounts again and stores them with what the carrier is owed. @returns what it came to */
export async function storeSettlement(
  transaction: ManureTransaction,
  id: string,
  now: Date,
): Promise<SettledConsignment | undefined> {
  const own = ownTables(transaction)
  const row = await own
    .selectFrom('manuredelivery_consignment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const settled = await settledOf(transaction, row)
  if (settled === undefined) return undefined
  const { mass, nutrients } = settled
  const isCounted = row.received_at !== null && row.refused_at === null && row.failed_at === null
  const counted = isCounted
    ? {
        ...{ kg: mass.kg, kg_source: mass.source, m3: mass.m3 },
        ...{ dry_kg: nutrients?.dryKg ?? null, n: nutrients?.n ?? null, soluble_n: nutrients?.solubleN ?? null },
        ...{ p: nutrients?.p ?? null, k: nutrients?.k ?? null },
        by_table: nutrients !== null && nutrients.source !== 'analysis' ? 1 : 0,
      }
    : {}
  const amounts = {
    facts: JSON.stringify(await factsOf(transaction, row)),
    settlement: JSON.stringify(settled),
    sale_gross: settled.sale.gross,
    purchase_gross: settled.purchase.gross,
  }
  await own
    .updateTable('manuredelivery_consignment')
    .set({ ...counted, ...amounts })
    .where('id', '=', id)
    .execute()
  await openCarrierRow(transaction, { row, settled, now })
  return settled
}

/** The flags of W7 that a settlement names. */
export const massFlags = [
  ...(['estimated', 'off_division', 'unverified_scale', 'weight_differs', 'scales_differ', 'overweight'] as const),
] satisfies readonly Flag[]
