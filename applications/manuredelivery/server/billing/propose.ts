/** What would go into the batches of a period, and what is in the way of the rest (5.2). */
import { sumsOf, withYields } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import type { Proposal, Side, WhyNot } from '../../contract/billing/batch.ts'
import type { SettledConsignment } from '../../contract/settlement/settle-output.ts'
import type { ManureReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { BilledConsignment, NewRow } from './billing-rows.ts'
import { billedConsignments, billingRegister, billingRow, rowsOf, termOf } from './billing-rows.ts'
import { correctionRows, waitingCorrections } from './waiting-corrections.ts'

export interface Period {
  readonly company: string
  readonly from: LocalDate
  readonly to: LocalDate
}

/** A consignment that goes into a batch: confirmed, refused or failed with all its rows, and corrections that have been in none. */
export interface Billable {
  readonly of: BilledConsignment
  readonly rows: readonly NewRow[]
  /** Ids of the corrections that the rows bring. */
  readonly corrections: readonly string[]
  /** It goes in for the first time, not only with corrections. */
  readonly isNew: boolean
}

const ended = ['received', 'confirmed', 'refused', 'failed'] as const
const withRowsAlone: readonly string[] = ['refused', 'failed']

export async function proposalOf(reader: ManureReader, period: Period): Promise<Proposal> {
  const open = await openOfPeriod(reader, period)
  const corrected = await waitingCorrections(reader, { company: period.company })
  const candidates = [...open.filter(({ state }) => state !== 'received').map(({ id }) => id), ...corrected.keys()]
  const billable = await billableOf(reader, period.company, candidates)
  const taken = new Set(billable.map(({ of }) => of.id))
  const rows = billable.flatMap((each) => each.rows)
  return {
    consignments: billable.map(proposed),
    inTheWay: await inTheWay(
      reader,
      open.filter(({ id }) => !taken.has(id)),
    ),
    sale: sumsOf(rows.filter(({ side }) => side === 'sale')),
    purchase: sumsOf(rows.filter(({ side }) => side === 'purchase')),
    weeks: await unsettledWeeks(reader, period.company),
  }
}

function proposed({ of, rows, isNew }: Billable): Proposal['consignments'][number] {
  const sums = (side: Side) => sumsOf(rows.filter((row) => row.side === side))
  return {
    ...{ id: of.id, number: of.number, farm: of.farm, farmNumber: of.farm_number ?? '', version: of.version },
    ...{ day: of.ended_day as LocalDate, kg: of.kg, isCorrection: !isNew },
    ...{ sale: sums('sale'), purchase: sums('purchase'), rows: rows.map(billingRow) },
  }
}

/** Those that can be billed; the others are left out. */
export async function billableOf(reader: ManureReader, company: string, ids: readonly string[]): Promise<Billable[]> {
  if (ids.length === 0) return []
  const register = await billingRegister(reader, company)
  const corrections = await waitingCorrections(reader, { company, consignments: ids })
  const billable: Billable[] = []
  for await (const of of withYields(await billedConsignments(reader, [...new Set(ids)]))) {
    if (of.company !== company) continue
    const settlement: SettledConsignment | null = of.settlement === null ? null : JSON.parse(of.settlement)
    const isNew = settlement !== null && whyNot(of, settlement) === undefined
    const waiting = corrections.get(of.id) ?? []
    const rows = isNew ? rowsOf(of, { number: of.number, settlement }, register) : []
    const corrected = isNew ? [] : await correctionRows(reader, { of, waiting, register })
    if (isNew || corrected.length > 0) {
      const used = isNew ? [] : waiting.map(({ id }) => id)
      billable.push({ of, rows: [...rows, ...corrected], corrections: used, isNew })
    }
  }
  return billable
}

/** Why a consignment does not go in for the first time; `settled` where it has been in a batch or has nothing to bill. */
function whyNot(of: BilledConsignment, settlement: SettledConsignment): WhyNot | 'settled' | undefined {
  if (of.sale_batch !== null || of.purchase_batch !== null) return 'settled'
  if (of.state === 'received') return 'notConfirmed'
  if (withRowsAlone.includes(of.state)) {
    if (settlement.missing.length > 0) return 'missing'
    if (settlement.rows.length === 0) return 'settled'
    if (of.state === 'refused' && of.next === 'undecided') return 'undecided'
    return of.blocking_flags > 0 ? 'flagged' : undefined
  }
  if (of.state !== 'confirmed') return 'settled'
  if (termOf(of) === null) return 'noTerms'
  return settlement.missing.length > 0 ? 'missing' : undefined
}

async function openOfPeriod(reader: ManureReader, { company, from, to }: Period) {
  return await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(['id', 'state', 'blocking_flags', 'open_exceptions', 'has_objection'])
    .where('company', '=', company)
    .where('ended_day', '>=', from)
    .where('ended_day', '<=', to)
    .where('state', 'in', ended)
    .where('sale_batch', 'is', null)
    .where('purchase_batch', 'is', null)
    .execute()
}

type Open = Awaited<ReturnType<typeof openOfPeriod>>[number]

async function inTheWay(reader: ManureReader, open: readonly Open[]): Promise<Proposal['inTheWay']> {
  const states = new Map(open.map((row) => [row.id, row]))
  const rows = await billedConsignments(reader, [...states.keys()])
  return rows.flatMap((of) => {
    const state = states.get(of.id)
    const why = state?.state === 'received' ? whyUnconfirmed(state) : whyOf(of)
    if (why === 'settled' || why === undefined) return []
    return [{ consignment: of.id, number: of.number, farm: of.farm, day: of.ended_day as LocalDate, why }]
  })
}

function whyOf(of: BilledConsignment): ReturnType<typeof whyNot> {
  return of.settlement === null ? 'missing' : whyNot(of, JSON.parse(of.settlement))
}

function whyUnconfirmed({ has_objection, blocking_flags, open_exceptions }: Open): WhyNot {
  if (has_objection > 0) return 'objection'
  return blocking_flags + open_exceptions > 0 ? 'flagged' : 'notConfirmed'
}

async function unsettledWeeks(reader: ManureReader, company: string): Promise<Proposal['weeks']> {
  const days = await ownTables(reader)
    .selectFrom('manuredelivery_consignment')
    .select(({ fn }) => [
      'ended_day',
      fn.countAll<number>().as('consignments'),
      fn.sum<number>('sale_gross').as('sale'),
      fn.sum<number>('purchase_gross').as('purchase'),
    ])
    .where('company', '=', company)
    .where('state', '=', 'confirmed')
    .where('ended_day', 'is not', null)
    .groupBy('ended_day')
    .orderBy('ended_day')
    .execute()
  const weeks = Map.groupBy(days, ({ ended_day }) => weekOf(ended_day as LocalDate))
  const sum = (of: (typeof days)[number][], key: 'consignments' | 'sale' | 'purchase') =>
    of.reduce((total, day) => total + Number(day[key] ?? 0), 0)
  return [...weeks].map(([week, of]) => ({
    ...{ week, consignments: sum(of, 'consignments'), saleGross: sum(of, 'sale') },
    purchaseGross: sum(of, 'purchase'),
  }))
}
