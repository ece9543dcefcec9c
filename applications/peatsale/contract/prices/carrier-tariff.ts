/** What carriers are paid, by zone and kind of product (2.2): tariffs of one carrier, and of all carriers without one. */
import { edited, LocalDate, line, Uuid, UuidOrNone, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { productKinds } from '../products/product.ts'
import { PriceState, rowChangesMost } from './price-list.ts'
import { rateChecks, rateFields } from './rate-fields.ts'

/** Free minutes a place: a day at most. */
const freeMost = 1440

const rowFields = {
  /** Empty: any zone. */
  zone: UuidOrNone,
  /** Empty: any kind of product. */
  productKind: z.enum(['', ...productKinds]),
  ...rateFields,
  /** Minutes without charge, at the swamp and at the site each. */
  freeMinutes: z.int().check(z.minimum(0), z.maximum(freeMost)),
}

const TariffRowChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, ...rowFields }).check(...rateChecks),
  z.strictObject({ action: z.literal('remove'), id: Uuid }),
])
export type TariffRowChange = z.infer<typeof TariffRowChange>

const tariffFields = { name: line(80, 2), validFrom: LocalDate, validTo: LocalDate }

export const CarrierTariffFields = z
  .object({
    ...edited,
    seller: Uuid,
    /** Empty: for every carrier that has no tariff of its own. */
    carrier: UuidOrNone,
    ...tariffFields,
    changes: z.array(TariffRowChange).check(z.maxLength(rowChangesMost)),
  })
  .check(z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] }))
export type CarrierTariffFields = z.infer<typeof CarrierTariffFields>

const CarrierTariffRow = z.strictObject({
  id: z.string(),
  ...rowFields,
  zone: z.string(),
  zoneCode: z.string(),
  zoneName: z.string(),
})
export type CarrierTariffRow = z.infer<typeof CarrierTariffRow>

export const CarrierTariff = z.strictObject({
  id: z.string(),
  version: Version,
  carrier: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  ...tariffFields,
  state: PriceState,
  publishedAt: z.nullable(z.string()),
  rows: z.array(CarrierTariffRow),
})
export type CarrierTariff = z.infer<typeof CarrierTariff>
