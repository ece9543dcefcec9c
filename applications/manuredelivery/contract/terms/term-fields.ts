/** What terms say of money (lanta-appi 5): who pays for the manure and what, freight, waiting, refusal, wasted trip. */
import { Words } from '@workspace/logistics/contract'
import { BasisPoints, Cents, line, QuantityInput, UnitPrice } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Minutes } from '../fields/amounts.ts'

export const Amount = Cents.check(z.minimum(0))
/** The least that is charged for is a quantity: a load or a kilometre has none. */
export const fittingMinimum = z.refine<{ readonly kind: string; readonly minChargeable?: number | undefined }>(
  ({ kind, minChargeable }) => minChargeable === undefined || kind === 'perT' || kind === 'perM3',
  { path: ['minChargeable'] },
)
const taxClass = line(40, 1)
/** By load in cents, else in 1/10 000 € by tonne, cubic metre or kilometre. */
const price = UnitPrice
const least = { minimum: z.optional(Amount), minChargeable: z.optional(QuantityInput) }
const freightKinds = ['perT', 'perM3', 'perLoad', 'perKm'] as const

export const directions = ['farmPays', 'free', 'plantPays'] as const
export const refusalFreights = ['none', 'oneWay', 'bothWays'] as const

/** Null: nothing is charged for it. */
export const termMoney = {
  direction: z.enum(directions),
  goods: z.nullable(
    z.strictObject({ kind: z.enum(['perT', 'perM3', 'perLoad']), price, ...least, taxClass }).check(fittingMinimum),
  ),
  freight: z.nullable(
    z.strictObject({
      kind: z.enum(freightKinds),
      price,
      ...least,
      shareBp: BasisPoints,
      fuelBp: BasisPoints,
      taxClass,
    }),
  ),
  waiting: z.nullable(z.strictObject({ freeMinutes: Minutes, perHour: Amount, taxClass })),
  refusal: z.nullable(z.strictObject({ fee: Amount, freight: z.enum(refusalFreights), taxClass })),
  wastedTrip: z.nullable(z.strictObject({ fee: Amount, taxClass })),
}

/** Manure that changes hands for nothing has no price. */
export const freeHasNoPrice = z.refine<{ readonly direction: string; readonly goods: object | null }>(
  ({ direction, goods }) => direction !== 'free' || goods === null,
  { path: ['goods'] },
)

/** Terms that the office enters by hand for one request; they come before all published ones (S3). */
export const TermsByHand = z.strictObject({ ...termMoney, reason: Words }).check(freeHasNoPrice)

/** What a carrier is paid for freight. */
export const carrierFreight = { kind: z.enum(freightKinds), price, ...least }

/** For one consignment: by the carrier's own terms, or by hand with a reason. */
export const FreightOfOffer = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('terms') }),
  z.strictObject({ by: z.literal('hand'), ...carrierFreight, reason: Words }),
])
