/** Settlement rows as they go to the accounts: one for each row of the settlement (5.2). */
import { costOf, rounded } from '@workspace/logistics/contract'
import { decimalComma, finnishDay, rowId } from '@workspace/logistics/server'
import type { LocalDate } from '@workspace/portal/contract'
import type { Selectable } from 'kysely'
import type { BillingRow } from '../../contract/billing/batch.ts'
import type { Term } from '../../contract/settlement/settle-input.ts'
import type { SettledConsignment, SettlementRow } from '../../contract/settlement/settle-output.ts'
import type { ManureReader, ManureTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { ChosenTerms } from '../terms/choose-terms.ts'
import { termByHand } from '../terms/choose-terms.ts'

export type StoredRow = Selectable<ManureTables['manuredelivery_batch_row']>
/** As it would be stored; a batch gives it its place. */
export type NewRow = Omit<StoredRow, 'batch' | 'position'>

/** Consignments with what their rows name, in the order of their days. */
export async function billedConsignments(reader: ManureReader, ids: readonly string[]) {
  if (ids.length === 0) return []
  return await ownTables(reader)
    .selectFrom('manuredelivery_consignment as of')
    .innerJoin('logistics_account as account', 'account.id', 'of.account')
    .innerJoin('manuredelivery_type as type', 'type.id', 'of.type')
    .innerJoin('manuredelivery_plant as plant', 'plant.id', 'of.plant')
    .leftJoin('manuredelivery_request as request', 'request.id', 'of.request')
    .leftJoin('manuredelivery_farm_link as link', (join) =>
      join.onRef('link.account', '=', 'of.account').onRef('link.company', '=', 'of.company'),
    )
    .leftJoin('logistics_vehicle as vehicle', 'vehicle.id', 'of.vehicle')
    .select([
      'of.id',
      'of.number',
      'of.company',
      'of.account',
      'of.request',
      'of.state',
      'of.version',
      'of.kg',
      'of.m3',
    ])
    .select(['of.ended_day', 'of.settlement', 'of.terms_by_hand', 'of.sale_batch', 'of.purchase_batch', 'of.next'])
    .select(['of.blocking_flags', 'request.number as request_number', 'request.terms', 'account.name as farm'])
    .select(['account.business_id', 'link.farm_number', 'link.invoicing_name', 'link.einvoice_address'])
    .select(['link.self_billing', 'type.code', 'type.name_fi', 'type.name_en', 'plant.cost_centre', 'vehicle.plate'])
    .where('of.id', 'in', [...ids])
    .orderBy('of.ended_day')
    .orderBy('of.number')
    .execute()
}
export type BilledConsignment = Awaited<ReturnType<typeof billedConsignments>>[number]

/** What rows name besides their consignment. */
export interface BillingRegister {
  readonly accounts: { readonly sale: string; readonly purchase: string }
  readonly vatCodes: readonly {
    readonly tax_class: string
    readonly from_day: string
    readonly rate_bp: number
    readonly code: string
  }[]
}

export async function billingRegister(reader: ManureReader, company: string): Promise<BillingRegister> {
  const own = ownTables(reader)
  const operator = own.selectFrom('manuredelivery_operator').select(['account_sale', 'account_purchase'])
  const { account_sale, account_purchase } = await operator.where('id', '=', company).executeTakeFirstOrThrow()
  const rates = own.selectFrom('logistics_vat_rate').select(['tax_class', 'from_day', 'rate_bp', 'code'])
  return {
    accounts: { sale: account_sale, purchase: account_purchase },
    vatCodes: await rates.orderBy('from_day', 'desc').execute(),
  }
}

/** The terms that it was settled by; null where there are none. */
export function termOf({ terms, terms_by_hand }: Pick<BilledConsignment, 'terms' | 'terms_by_hand'>): Term | null {
  if (terms_by_hand !== null) return termByHand(JSON.parse(terms_by_hand))
  const chosen: ChosenTerms | null = terms === null ? null : JSON.parse(terms)
  return chosen?.term ?? null
}

interface Settled {
  /** The number of the consignment, or of its correction. */
  readonly number: string
  readonly settlement: SettledConsignment
}

export function rowsOf(of: BilledConsignment, { number, settlement }: Settled, register: BillingRegister): NewRow[] {
  const term = termOf(of)
  const day = settlement.day
  return settlement.rows.map((row, at) => {
    const taxClass = taxClassOf(term, row)
    const { net, vatShare, side, kind } = row
    const isGoods = kind === 'goods'
    return {
      ...{ id: rowId(`${of.id}:${number}:${at}`), consignment: of.id, side, company: of.company, number, day, kind },
      ...{ farm_number: of.farm_number ?? '', business_id: of.business_id, farm_name: of.invoicing_name || of.farm },
      ...{ einvoice_address: of.einvoice_address ?? '', request_number: of.request_number ?? '' },
      code: isGoods ? of.code : kind,
      ...(isGoods ? { name_fi: of.name_fi, name_en: of.name_en } : names[kind]),
      ...countOf(row),
      ...{ net, vat_rate_bp: row.vatRateBp, vat: vatShare, gross: net + vatShare },
      vat_code: vatCode(register, { rate: row.vatRateBp, taxClass, day }),
      ...{ cost_centre: of.cost_centre, account_no: register.accounts[side] },
      self_billing: side === 'purchase' && isSelfBilled(of, day) ? 1 : 0,
      free_text: freeText(of, { number, day, kg: settlement.mass.kg }),
      correction_of: null,
    }
  })
}

const names = {
  freight: { name_fi: 'Rahti', name_en: 'Freight' },
  fuel: { name_fi: 'Polttoainelisä', name_en: 'Fuel surcharge' },
  waiting: { name_fi: 'Odotus', name_en: 'Waiting' },
  refusal: { name_fi: 'Torjuntamaksu', name_en: 'Refusal fee' },
  wastedTrip: { name_fi: 'Turha käynti', name_en: 'Wasted trip' },
} as const

/** A row whose price times quantity is not its net goes out as one of it: a share, a minimum, a freight by the kilometre. */
function countOf(row: SettlementRow): Pick<StoredRow, 'quantity' | 'unit' | 'unit_price'> {
  const one = { quantity: row.net < 0 ? -1000 : 1000, unit_price: Math.abs(row.net) * 100 }
  if (row.kind === 'waiting' && row.quantity !== undefined && row.perHour !== undefined) {
    return { quantity: row.quantity * 1000, unit: 'quarter', unit_price: row.perHour * 25 }
  }
  const { quantity, unit, unitPrice } = row
  const isPlain = quantity !== undefined && unitPrice !== undefined && rounded(costOf(quantity, unitPrice)) === row.net
  if (isPlain && unit !== undefined) return { quantity, unit, unit_price: unitPrice }
  return { ...one, unit: row.kind === 'freight' || row.kind === 'goods' ? 'load' : 'pcs' }
}

function taxClassOf(term: Term | null, { kind }: SettlementRow): string | undefined {
  return (kind === 'fuel' ? term?.freight : term?.[kind])?.taxClass
}

/** Of a rate that no class has on that day, as 0 of a farm that is not liable, the code that any class has for it. */
function vatCode(
  { vatCodes }: BillingRegister,
  of: { rate: number; taxClass: string | undefined; day: string },
): string {
  const fitting = vatCodes.filter(({ rate_bp, from_day }) => rate_bp === of.rate && from_day <= of.day)
  return (fitting.find(({ tax_class }) => tax_class === of.taxClass) ?? fitting[0])?.code ?? ''
}

/** The agreement of the link covers the day. */
function isSelfBilled({ self_billing }: Pick<BilledConsignment, 'self_billing'>, day: string): boolean {
  if (self_billing === null) return false
  const { from, to }: { readonly from: string; readonly to: string | null } = JSON.parse(self_billing)
  return from <= day && (to === null || day <= to)
}

/** `LA-26-00207-1, 13.10.2026, 26,840 t, ZZA-112`. */
function freeText(
  { plate }: BilledConsignment,
  { number, day, kg }: { readonly number: string; readonly day: string; readonly kg: number | null },
): string {
  const parts = [number, finnishDay(day), kg === null ? '' : `${decimalComma(kg, 3)} t`, plate ?? '']
  return parts.filter((part) => part !== '').join(', ')
}

export function billingRow(row: NewRow): BillingRow {
  return {
    ...{ id: row.id, consignment: row.consignment, number: row.number, requestNumber: row.request_number },
    ...{ side: row.side as BillingRow['side'], farm: row.farm_name, farmNumber: row.farm_number },
    ...{ day: row.day as LocalDate, kind: row.kind as BillingRow['kind'] },
    ...{ code: row.code, name: { fi: row.name_fi, en: row.name_en } },
    ...{ quantity: row.quantity, unit: row.unit as BillingRow['unit'], unitPrice: row.unit_price },
    ...{ net: row.net, vat: row.vat, gross: row.gross, vatRateBp: row.vat_rate_bp },
    ...{ isSelfBilled: row.self_billing === 1, freeText: row.free_text, correctionOf: row.correction_of },
  }
}
