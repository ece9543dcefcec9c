/** What a row of a freight table and a row of a carrier tariff have in common (2.2, R10 to R13). */
import { BasisPoints, Cents, Quantity } from '@workspace/portal/contract'
import * as z from 'zod/mini'

export const freightKinds = ['perM3', 'perLoad', 'perKm'] as const

export const Fee = Cents.check(z.minimum(0))
const priceMost = 2_000_000_000

export const rateFields = {
  kind: z.enum(freightKinds),
  /** Cents by the load, else ten-thousandths of a euro. */
  price: z.int().check(z.minimum(0), z.maximum(priceMost)),
  /** The least that a load costs by the kilometre; null for the other kinds. */
  minimum: z.nullable(Fee),
  /** The least volume charged by the cubic metre; 0 for the other kinds. */
  minChargeable: Quantity,
  waitingPerHour: Fee,
  fuelBp: BasisPoints,
}

type Rate = { readonly kind: string; readonly minimum: number | null; readonly minChargeable: number }

/** A minimum in money belongs to the kilometre, a minimum in volume to the cubic metre. */
export const rateChecks = [
  z.refine<Rate>(({ kind, minimum }) => kind === 'perKm' || minimum === null, { path: ['minimum'] }),
  z.refine<Rate>(({ kind, minChargeable }) => kind === 'perM3' || minChargeable === 0, { path: ['minChargeable'] }),
] as const
