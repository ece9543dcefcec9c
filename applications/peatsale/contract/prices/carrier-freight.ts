/** What a carrier is paid by a tariff: which of its rows, and how much (2.2; rounding as R9, waiting R12, fuel R13). */

import { costOf, percentageOf, rounded } from '@workspace/logistics/contract'
import type { LocalDate } from '@workspace/portal/contract'
import type { freightKinds } from './rate-fields.ts'

export interface TariffTerms {
  readonly kind: (typeof freightKinds)[number]
  /** Cents by the load, else ten-thousandths of a euro. */
  readonly price: number
  /** Cents; null for none. */
  readonly minimum: number | null
  /** Thousandths of a cubic metre. */
  readonly minChargeable: number
  /** At each place. */
  readonly freeMinutes: number
  readonly waitingPerHour: number
  readonly fuelBp: number
}

/** A row of a published tariff, with what its tariff says of it. */
export interface TariffRate extends TariffTerms {
  readonly id: string
  readonly seller: string
  /** Null: for carriers that have no tariff of their own on the day. */
  readonly carrier: string | null
  readonly validFrom: string
  readonly validTo: string
  readonly publishedAt: string
  /** Null: for any zone. */
  readonly zone: string | null
  /** Null: for any kind of product. */
  readonly productKind: string | null
}

export interface TariffWanted {
  readonly seller: string
  readonly carrier: string
  readonly day: LocalDate
  /** Null where the site has no zone. */
  readonly zone: string | null
  readonly productKind: string
}

/** The carrier's own before the one for all others, a zone before any, a kind before any, then the later tariff. */
export function chooseTariff<Rate extends TariffRate>(
  rates: readonly Rate[],
  { seller, carrier, day, zone, productKind }: TariffWanted,
): Rate | undefined {
  const valid = rates.filter((rate) => rate.seller === seller && rate.validFrom <= day && day <= rate.validTo)
  const own = valid.filter((rate) => rate.carrier === carrier)
  const applying = own.length > 0 ? own : valid.filter((rate) => rate.carrier === null)
  const fitting = applying.filter(
    (rate) =>
      (rate.zone === null || rate.zone === zone) && (rate.productKind === null || rate.productKind === productKind),
  )
  return fitting.toSorted(
    (a, b) =>
      Number(a.zone === null) - Number(b.zone === null) ||
      Number(a.productKind === null) - Number(b.productKind === null) ||
      b.validFrom.localeCompare(a.validFrom) ||
      b.publishedAt.localeCompare(a.publishedAt) ||
      a.id.localeCompare(b.id),
  )[0]
}

export interface CarriedLoad {
  /** Thousandths of a cubic metre. */
  readonly volume: number
  /** Whole kilometres. */
  readonly km: number
  /** Minutes. */
  readonly waiting: { readonly site: number; readonly swamp: number }
}

export interface CarrierPay {
  /** What the price is multiplied by: thousandths of a cubic metre, kilometres, or one load. */
  readonly quantity: number
  readonly freight: number
  readonly fuel: number
  readonly quarters: number
  readonly waiting: number
  readonly amount: number
}

export function carrierPay(terms: TariffTerms, { volume, km, waiting }: CarriedLoad): CarrierPay {
  const chargeable = { perM3: Math.max(volume, terms.minChargeable), perLoad: 1, perKm: km }[terms.kind]
  const freight = Math.max(rounded(exactFreight(terms, chargeable)), terms.minimum ?? 0) as ReturnType<typeof rounded>
  const fuel = rounded(percentageOf(freight, terms.fuelBp))
  const waited = waitingPay(terms, waiting)
  return { quantity: chargeable, freight, fuel, ...waited, amount: freight + fuel + waited.waiting }
}

/** Started quarters over the free minutes of each place, rounded once. */
export function waitingPay(
  terms: Pick<TariffTerms, 'freeMinutes' | 'waitingPerHour'>,
  { site, swamp }: CarriedLoad['waiting'],
): Pick<CarrierPay, 'quarters' | 'waiting'> {
  const quarters = startedQuarters(site, terms) + startedQuarters(swamp, terms)
  return { quarters, waiting: rounded({ numerator: BigInt(quarters) * BigInt(terms.waitingPerHour), denominator: 4n }) }
}

function exactFreight({ kind, price }: TariffTerms, quantity: number) {
  if (kind === 'perM3') return costOf(quantity, price)
  return { numerator: BigInt(quantity) * BigInt(price), denominator: kind === 'perKm' ? 100n : 1n }
}

function startedQuarters(waited: number, { freeMinutes }: Pick<TariffTerms, 'freeMinutes'>): number {
  return Math.ceil(Math.max(0, waited - freeMinutes) / 15)
}
