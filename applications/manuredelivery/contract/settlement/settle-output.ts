/** What the settlement of consignments comes to (lanta-appi 5.1). Units as in the input; quantities of rows in thousandths of their unit. */
import type { BasisPoints, Cents, LocalDate } from '@workspace/portal/contract'
import type { Nutrient } from './settle-input.ts'

export interface SettleOutput {
  /** Null where no terms fit. */
  readonly term: string | null
  readonly missing?: true
  readonly passedOver: readonly PassedOver[]
  readonly consignments: readonly SettledConsignment[]
  readonly total: Readonly<Record<'kg' | 'dryKg' | Nutrient, number>> & {
    readonly sale: Sum
    readonly purchase: Sum
    readonly balance: Cents
    readonly carrier: Cents
  }
}

export interface PassedOver {
  readonly term: string
  readonly why: 'notValid' | 'otherType' | 'otherPlant' | 'lessSpecific'
}

export interface SettledConsignment {
  readonly id: string
  readonly day: LocalDate
  readonly handOverYear: number
  readonly reportYear: number
  readonly mass: Mass
  readonly nutrients: Nutrients | null
  readonly missing: readonly Quantity[]
  readonly rows: readonly SettlementRow[]
  readonly vat: readonly VatOfSide[]
  readonly sale: Sum
  readonly purchase: Sum
  /** Purchase less sale, seen from the farm. */
  readonly balance: Cents
  readonly carrier: { readonly net: Cents; readonly rows: readonly CarrierRow[] }
}

export const quantities = ['mass', 'volume', 'km'] as const
export type Quantity = (typeof quantities)[number]

export interface Mass {
  readonly kg: number | null
  readonly source: 'plantScale' | 'otherScale' | 'vehicleScale' | 'run' | 'estimate' | 'none'
  readonly estimateKg: number | null
  readonly m3: number | null
  readonly m3Source: 'measured' | 'loaded' | 'computed' | 'none'
  readonly flags: readonly MassFlag[]
}
export type MassFlag =
  | 'estimated'
  | 'off_division'
  | 'unverified_scale'
  | 'weight_differs'
  | 'scales_differ'
  | 'overweight'

export interface Nutrients extends Readonly<Record<'dryKg' | Nutrient, number>> {
  readonly source: 'analysis' | 'mixed' | 'table'
  readonly analysis: string | null
  /** What an analysis lacks. */
  readonly fromTable: readonly ('dm' | Nutrient)[]
}

export type Side = 'sale' | 'purchase'
export interface Sum {
  readonly net: Cents
  readonly vat: Cents
  readonly gross: Cents
}

export type RowKind = 'goods' | 'freight' | 'fuel' | 'waiting' | 'refusal' | 'wastedTrip'
interface Charged {
  readonly quantity?: number
  readonly unit?: 't' | 'm3' | 'load' | 'quarter'
  readonly unitPrice?: number
  readonly perHour?: Cents
  readonly base?: Cents
  readonly rateBp?: BasisPoints
  /** Cents before their one rounding. */
  readonly exactCents: string
  readonly net: Cents
  readonly minus?: true
}
export interface RowBeforeVat extends Charged {
  readonly side: Side
  readonly kind: RowKind
  /** Of the whole freight, before its rounding and minimum. */
  readonly wholeExactCents?: string
  readonly ways?: number
  readonly shareBp?: BasisPoints
  readonly vatRateBp: BasisPoints
}
export interface SettlementRow extends RowBeforeVat {
  readonly vatShare: Cents
}
export interface VatOfSide {
  readonly side: Side
  readonly rateBp: BasisPoints
  readonly net: Cents
  readonly exactCents: string
  readonly vat: Cents
  readonly minus?: true
}
export interface CarrierRow extends Charged {
  readonly kind: 'freight' | 'return' | 'fuel' | 'waiting' | 'wastedTrip'
}
