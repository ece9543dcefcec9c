/** S16: what the carrier is paid for one consignment, without VAT. By the measured mass or volume, whatever the farm is billed. */
import { exactText, percentageOf, rounded } from '@workspace/logistics/contract'
import type { Cents } from '@workspace/portal/contract'
import { centsOf, chargeOf, startedQuarters, waitingCost } from './charges.ts'
import type { CarrierTerm, Facts } from './settle-input.ts'
import type { CarrierRow, Mass, Quantity } from './settle-output.ts'

type Found = { readonly rows: readonly CarrierRow[]; readonly missing: readonly Quantity[] }

export function carrierRowsOf(terms: CarrierTerm | null, facts: Facts, mass: Mass): Found {
  if (terms === null || facts.cause === 'carrier') return { rows: [], missing: [] }
  if (facts.outcome === 'failed') {
    const fee = { kind: 'wastedTrip', exactCents: exactText(centsOf(terms.wastedTrip)), net: terms.wastedTrip } as const
    return { rows: present([fee]), missing: [] }
  }
  const charge = chargeOf(terms, { kg: mass.kg, m3: mass.m3, km: facts.km ?? null })
  if (typeof charge === 'string') return { rows: present([waiting(terms, facts)]), missing: [charge] }
  return { rows: present([...driven(terms, facts, charge), waiting(terms, facts)]), missing: [] }
}

/** The freight, once more for the way back, and fuel on both. */
function driven(terms: CarrierTerm, facts: Facts, charge: Exclude<ReturnType<typeof chargeOf>, string>): CarrierRow[] {
  const { cost, amount, ...quantity } = charge
  const isPaidBack = facts.outcome === 'refused' && facts.returned === true && terms.refusedReturn === 'sameAgain'
  const back: CarrierRow[] = isPaidBack ? [{ kind: 'return', exactCents: exactText(centsOf(amount)), net: amount }] : []
  const base = (isPaidBack ? amount * 2 : amount) as Cents
  const fuel = percentageOf(base, terms.fuelBp)
  return [
    { kind: 'freight', ...quantity, exactCents: exactText(cost), net: amount },
    ...back,
    { kind: 'fuel', base, rateBp: terms.fuelBp, exactCents: exactText(fuel), net: rounded(fuel) },
  ]
}

/** At farm and plant, each over its own free minutes: one row. */
function waiting(terms: CarrierTerm, { waitedFarm, waitedPlant }: Facts): CarrierRow {
  const { freeMinutesFarm, freeMinutesPlant, waitingPerHour: perHour } = terms
  const quantity = startedQuarters(waitedFarm, freeMinutesFarm) + startedQuarters(waitedPlant, freeMinutesPlant)
  const cost = waitingCost(quantity, perHour)
  return { kind: 'waiting', quantity, unit: 'quarter', perHour, exactCents: exactText(cost), net: rounded(cost) }
}

function present(rows: readonly CarrierRow[]): readonly CarrierRow[] {
  return rows.filter(({ net }) => net !== 0)
}
