/** S4 to S12: what a farm pays or is paid for one consignment, before VAT. */
import type { ExactCents } from '@workspace/logistics/contract'
import { exactText, percentageOf, rounded, vatRateOn } from '@workspace/logistics/contract'
import type { BasisPoints, Cents, LocalDate } from '@workspace/portal/contract'
import { centsOf, chargeOf, startedQuarters, waitingCost } from './charges.ts'
import type { Facts, SettleInput, Term } from './settle-input.ts'
import type { Mass, Quantity, RowBeforeVat, RowKind, Side } from './settle-output.ts'

export interface Settling {
  readonly input: SettleInput
  readonly term: Term
  readonly facts: Facts
  readonly mass: Mass
  /** By which VAT follows. */
  readonly day: LocalDate
}

type Found = { readonly rows: readonly RowBeforeVat[]; readonly missing: readonly Quantity[] }

/** In the order of S11; a row of 0 is no row. */
export function rowsOf(settling: Settling): Found {
  const parts = [goodsRow(settling), freightRows(settling), waitingRows(settling), feeRows(settling)].flat()
  const missing = parts.filter((part) => typeof part === 'string')
  const rows = parts.filter((part) => typeof part !== 'string').filter(({ net }) => net !== 0)
  return { rows, missing }
}

function goodsRow(settling: Settling): readonly (RowBeforeVat | Quantity)[] {
  const { term, facts } = settling
  const { goods, direction } = term
  if (facts.outcome !== 'received' || goods === null || direction === 'free') return []
  // S6: goods that the plant pays for have no minimum.
  const isPurchase = direction === 'plantPays'
  const charge = chargeOf(isPurchase ? { kind: goods.kind, price: goods.price } : goods, billed(settling))
  if (typeof charge === 'string') return [charge]
  const { cost, amount, ...quantity } = charge
  return [
    row(
      settling,
      { kind: 'goods', taxClass: goods.taxClass, ...quantity, cost, net: amount },
      isPurchase ? 'purchase' : 'sale',
    ),
  ]
}

/** The quantity to bill counts for money only (S4). */
function billed({ facts, mass }: Settling) {
  return { kg: facts.billedKg ?? mass.kg, m3: facts.billedM3 ?? mass.m3, km: facts.km ?? null }
}

/** S7, S8 and the ways of S10. */
function freightRows(settling: Settling): readonly (RowBeforeVat | Quantity)[] {
  const { freight } = settling.term
  const { ways, shareBp } = freightPaid(settling)
  if (freight === null || ways === 0 || shareBp === 0) return []
  const charge = chargeOf(freight, billed(settling))
  if (typeof charge === 'string') return [charge]
  const { cost: whole, amount: base, ...quantity } = charge
  const cost = percentageOf((base * ways) as Cents, shareBp)
  const { taxClass, fuelBp } = freight
  const share = { wholeExactCents: exactText(whole), base, ways, shareBp }
  const paid = row(settling, { kind: 'freight', taxClass, ...quantity, ...share, cost })
  const fuel = { base: paid.net, rateBp: fuelBp, cost: percentageOf(paid.net, fuelBp) }
  return [paid, row(settling, { kind: 'fuel', taxClass, ...fuel })]
}

const whole = 10_000 as BasisPoints

function freightPaid({ term, facts }: Settling): { readonly ways: number; readonly shareBp: BasisPoints } {
  if (facts.outcome === 'received') return { ways: 1, shareBp: term.freight?.shareBp ?? (0 as BasisPoints) }
  const isOfFarm = facts.outcome === 'refused' && facts.cause === 'farm'
  const ways = { none: 0, oneWay: 1, bothWays: 2 }[term.refusal?.freight ?? 'none']
  return { ways: isOfFarm ? ways : 0, shareBp: whole }
}

function waitingRows(settling: Settling): readonly RowBeforeVat[] {
  const { term, facts } = settling
  if (term.waiting === null || facts.outcome === 'failed') return []
  const { freeMinutes, perHour, taxClass } = term.waiting
  const quantity = startedQuarters(facts.waitedFarm, freeMinutes)
  const cost = waitingCost(quantity, perHour)
  return [row(settling, { kind: 'waiting', taxClass, quantity, unit: 'quarter', perHour, cost })]
}

/** S10. */
function feeRows(settling: Settling): readonly RowBeforeVat[] {
  const { term, facts } = settling
  if (facts.cause !== 'farm') return []
  const [kind, fee] =
    facts.outcome === 'refused' ? (['refusal', term.refusal] as const) : (['wastedTrip', term.wastedTrip] as const)
  if (facts.outcome === 'received' || fee === null) return []
  return [row(settling, { kind, taxClass: fee.taxClass, cost: centsOf(fee.fee) })]
}

type Given = Omit<RowBeforeVat, 'side' | 'kind' | 'exactCents' | 'net' | 'vatRateBp'> & {
  readonly kind: RowKind
  readonly taxClass: string
  readonly cost: ExactCents
  readonly net?: Cents
}

/** S13: the rate of the day; a purchase from a farm that is not liable has none. */
function row({ input, day }: Settling, { cost, taxClass, net, ...given }: Given, side: Side = 'sale'): RowBeforeVat {
  const isTaxed = side === 'sale' || isLiable(input, day)
  return {
    side,
    ...given,
    exactCents: exactText(cost),
    net: net ?? rounded(cost),
    vatRateBp: isTaxed ? vatRateOn(input.vatRates, taxClass, day) : (0 as BasisPoints),
  }
}

function isLiable({ farmVat }: SettleInput, day: LocalDate): boolean {
  const [latest] = farmVat.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))
  return latest?.liable ?? false
}
