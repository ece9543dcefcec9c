import type { BasisPoints } from '@workspace/portal/contract'
import { halfAwayFromZero } from '@workspace/portal/contract'

/** An amount with its VAT, in the same unit; without a rate as it stands. Sums of an order have VAT of the sum (R14). */
export function withVat<Amount extends number>(amount: Amount, rate: BasisPoints | null): Amount {
  if (rate === null) return amount
  return halfAwayFromZero(BigInt(amount) * BigInt(10_000 + rate), 10_000n) as Amount
}
