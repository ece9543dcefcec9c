import type { Fraction } from './fraction.ts'
import { fraction, roundHalfAway } from './fraction.ts'

export type ReferenceRow = { kind: string; quantity: number; exact: Fraction; net: number; rate: number }

/** VAT by rate, lowest first: rate, net, VAT. Shares begin as the cut value; the missing cents are handed out one by one. */
export function amountsByRate(rows: readonly ReferenceRow[]): { shares: number[]; rates: number[][] } {
  const shares = rows.map(({ net, rate }) => Math.trunc((net * rate) / 10_000))
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b)
  const byRate = rates.map((rate) => {
    const places = rows.flatMap((row, place) => (row.rate === rate ? [place] : []))
    const net = places.reduce((sum, place) => sum + (rows[place]?.net ?? 0), 0)
    const vat = roundHalfAway(fraction(net).times(fraction(rate, 10_000)))
    const served = new Set<number>()
    while (true) {
      const missing = vat - places.reduce((sum, place) => sum + (shares[place] ?? 0), 0)
      if (missing === 0) break
      const next = neediest(
        rows,
        places.filter((place) => !served.has(place)),
        missing,
      )
      served.add(next)
      shares[next] = (shares[next] ?? 0) + Math.sign(missing)
    }
    return [rate, net, vat]
  })
  return { shares: shares.map((share) => (share === 0 ? 0 : share)), rates: byRate }
}

function neediest(rows: readonly ReferenceRow[], places: readonly number[], missing: number): number {
  let best: { place: number; rest: number } | undefined
  for (const place of places) {
    const { net, rate } = rows[place] ?? { net: 0, rate: 0 }
    const rest = ((net * rate) % 10_000) * Math.sign(missing)
    if (best === undefined || rest > best.rest) best = { place, rest }
  }
  if (best === undefined) throw new Error('nobody is left for a cent')
  return best.place
}
