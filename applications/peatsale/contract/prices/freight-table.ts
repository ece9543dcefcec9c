/** Freight that customers pay, by zone and kind of product (2.2, R10 to R13). */
import { edited, LocalDate, line, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { productKinds } from '../products/product.ts'
import { PriceState, rowChangesMost } from './price-list.ts'
import { Fee, rateChecks, rateFields } from './rate-fields.ts'

const rowFields = { zone: Uuid, productKind: z.enum(productKinds), ...rateFields, secondDrop: Fee }

const FreightRowChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, ...rowFields }).check(...rateChecks),
  z.strictObject({ action: z.literal('remove'), id: Uuid }),
])
export type FreightRowChange = z.infer<typeof FreightRowChange>

const tableFields = { name: line(80, 2), validFrom: LocalDate, validTo: LocalDate, taxClass: line(40, 1) }

export const FreightTableFields = z
  .object({
    ...edited,
    seller: Uuid,
    ...tableFields,
    changes: z.array(FreightRowChange).check(z.maxLength(rowChangesMost)),
  })
  .check(z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] }))
export type FreightTableFields = z.infer<typeof FreightTableFields>

const FreightTableRow = z.strictObject({
  id: z.string(),
  ...rowFields,
  zone: z.string(),
  zoneCode: z.string(),
  zoneName: z.string(),
})
export type FreightTableRow = z.infer<typeof FreightTableRow>

/** A foreman reads what is published and valid today, in the zones that the own carrier drives. */
export const FreightTable = z.strictObject({
  id: z.string(),
  version: Version,
  ...tableFields,
  state: PriceState,
  publishedAt: z.nullable(z.string()),
  rows: z.array(FreightTableRow),
})
export type FreightTable = z.infer<typeof FreightTable>
