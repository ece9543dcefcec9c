/**
 * What the settlement of consignments is computed from (lanta-appi 4, 5.1). Kilograms whole, volumes in thousandths of m³, money
 * in cents, unit prices in 1/10 000 € (by the load: cents), dry matter in per mille, contents in grams per tonne or m³.
 */
import type { VatRate } from '@workspace/logistics/contract'
import type { BasisPoints, Cents, LocalDate } from '@workspace/portal/contract'

export interface SettleInput {
  readonly vatRates: readonly VatRate[]
  readonly company: { readonly estimateTolerancePct: number; readonly scaleTolerancePct: number }
  /** Before the first one the farm is not liable. */
  readonly farmVat: readonly { readonly from: LocalDate; readonly liable: boolean }[]
  readonly type: { readonly code: string; readonly kgPerM3: number; readonly table: readonly TableValues[] }
  /** The valid ones of the farm and the type. */
  readonly analyses: readonly Analysis[]
  /** The published ones of the company for this farm; which of them fits is decided here. */
  readonly terms: readonly Term[]
  readonly byHand: Term | null
  readonly request: { readonly day: LocalDate; readonly plant: string; readonly store: string }
  readonly carrier: CarrierTerm | null
  readonly runs: readonly { readonly id: string; readonly netKg: number }[]
  readonly consignments: readonly Facts[]
}

export const nutrients = ['n', 'solubleN', 'p', 'k'] as const
export type Nutrient = (typeof nutrients)[number]

export interface Contents extends Readonly<Record<'dm' | Nutrient, number | null>> {
  readonly basis: 'perT' | 'perM3'
}
export type TableValues = Contents & { readonly from: LocalDate }
export interface Analysis extends Contents {
  readonly id: string
  /** Null: of the whole farm. */
  readonly store: string | null
  readonly sampledOn: LocalDate
}

export type PriceKind = 'perT' | 'perM3' | 'perLoad' | 'perKm'

export interface Freight {
  readonly kind: PriceKind
  readonly price: number
  readonly minimum?: Cents
  readonly minChargeable?: number
}

export interface Term {
  readonly id: string
  readonly scope: 'farm' | 'group' | 'general'
  /** Null: any. */
  readonly type: string | null
  readonly plant: string | null
  readonly validFrom: LocalDate
  readonly validTo: LocalDate
  readonly direction: 'farmPays' | 'free' | 'plantPays'
  readonly goods: (Freight & { readonly kind: Exclude<PriceKind, 'perKm'>; readonly taxClass: string }) | null
  readonly freight:
    | (Freight & { readonly shareBp: BasisPoints; readonly fuelBp: BasisPoints; readonly taxClass: string })
    | null
  readonly waiting: { readonly freeMinutes: number; readonly perHour: Cents; readonly taxClass: string } | null
  readonly refusal: {
    readonly fee: Cents
    readonly freight: 'none' | 'oneWay' | 'bothWays'
    readonly taxClass: string
  } | null
  readonly wastedTrip: { readonly fee: Cents; readonly taxClass: string } | null
}

export interface CarrierTerm extends Freight {
  readonly fuelBp: BasisPoints
  readonly waitingPerHour: Cents
  readonly freeMinutesFarm: number
  readonly freeMinutesPlant: number
  readonly wastedTrip: Cents
  readonly refusedReturn: 'none' | 'sameAgain'
}

export interface Weighing {
  readonly source: 'plantScale' | 'otherScale' | 'vehicleScale'
  readonly divisionKg: number
  /** The last day of its verification. */
  readonly verifiedUntil: LocalDate | null
  /** Truck and trailer apart, or the whole combination. */
  readonly parts: readonly { readonly gross: number; readonly tare: number }[]
}

/** What is known of one consignment. Moments as ISO text. */
export interface Facts {
  readonly id: string
  readonly outcome: 'received' | 'refused' | 'failed'
  readonly collected?: string | null
  /** Reception, refusal or failure. */
  readonly ended: string
  readonly loaded?: { readonly m3: number | null; readonly kg: number | null } | null
  readonly weighings?: readonly Weighing[] | null
  readonly measuredM3?: number | null
  /** Money only. */
  readonly billedKg?: number | null
  readonly billedM3?: number | null
  readonly payloadKg?: number | null
  readonly km?: number | null
  readonly waitedFarm?: number | null
  readonly waitedPlant?: number | null
  readonly cause?: 'farm' | 'carrier' | 'plant' | null
  readonly returned?: boolean | null
  readonly run?: string | null
  /** The consignment as it was settled before. */
  readonly corrects?: Facts | null
}
