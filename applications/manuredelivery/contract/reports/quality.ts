/** How good the weights are, and what was corrected after the lock (lanta-appi 7.7). */
import { Moment } from '@workspace/logistics/contract'
import { LocalDate, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { flags } from '../states/flags.ts'

export const weightsBy = ['farm', 'driver', 'plant'] as const

const measures = {
  consignments: z.int(),
  /** Over a scale, also as a share of a run. */
  measured: z.int(),
  estimated: z.int(),
  /** Their weight or the quantity to bill was corrected. */
  corrected: z.int(),
  /** Measured ones of which the driver has given an estimate: how many, and kilograms of both. */
  compared: z.int(),
  netKg: z.int(),
  estimateKg: z.int(),
  /** Further from the estimate than the company tolerates. */
  differing: z.int(),
}

const WeightQuality = z.strictObject({
  /** The ones with the most consignments first; a key or name is empty where nobody is known. */
  rows: z.array(z.strictObject({ key: z.string(), name: z.string(), ...measures })),
  total: z.strictObject(measures),
  /** Flags of weights, of the same consignments: how many were raised, and how many are open. */
  flags: z.array(z.strictObject({ flag: z.enum(flags), raised: z.int(), open: z.int() })),
  /** Scales whose verification has ended or ends within 60 days; null: never verified. */
  scales: z.array(
    z.strictObject({ id: z.string(), plant: z.string(), name: z.string(), verifiedUntil: z.nullable(LocalDate) }),
  ),
})
export type WeightQuality = z.infer<typeof WeightQuality>

/** Of the Helsinki days of the reception. */
export const readWeightQuality = manureCall({
  name: 'readWeightQuality',
  path: '/reports/weights',
  roles: officeRoles,
  input: z.object({
    company: Uuid,
    plant: z._default(UuidOrNone, ''),
    from: LocalDate,
    to: LocalDate,
    by: z._default(z.enum(weightsBy), 'farm'),
  }),
  output: { quality: WeightQuality },
  refusals: ['not_found'],
})

export const correctedParts = ['weight', 'type', 'billed', 'quality', 'cause', 'other'] as const

const LateCorrection = z.strictObject({
  consignment: Uuid,
  number: z.string(),
  /** Its number in the settlement, `-K1`; empty where no amount changed. */
  correction: z.string(),
  company: z.string(),
  farm: z.string(),
  plant: z.string(),
  at: Moment,
  by: z.string(),
  reason: z.string(),
  parts: z.array(z.enum(correctedParts)),
  /** What the rows of the correction come to, with VAT; cents. */
  saleGross: z.int(),
  purchaseGross: z.int(),
  /** Whether its rows wait for a batch. */
  isWaiting: z.boolean(),
})
export type LateCorrection = z.infer<typeof LateCorrection>

/** The newest first, 500 at most; by the Helsinki day of the correction. */
export const readLateCorrections = manureCall({
  name: 'readLateCorrections',
  path: '/reports/corrections',
  roles: ['superadmin'],
  input: z.object({ company: Uuid, from: LocalDate, to: LocalDate }),
  output: { corrections: z.array(LateCorrection), total: z.int() },
  refusals: ['not_found'],
})

export const qualityCalls = { readWeightQuality, readLateCorrections }
