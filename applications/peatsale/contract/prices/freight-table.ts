/** Freight that customers pay, by zone and kind of product (2.2, R10 to R13). */
import { BasisPoints, Cents, LocalDate, Quantity } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Uuid } from '../fields/ids.ts'
import { line } from '../fields/line.ts'
import { edited, Version } from '../fields/register.ts'
import { productKinds } from '../products/product.ts'
import { PriceState, rowChangesMost } from './price-list.ts'

export const freightKinds = ['perM3', 'perLoad', 'perKm'] as const

const Fee = Cents.check(z.minimum(0))
const priceMost = 2_000_000_000

const rowFields = {
  zone: Uuid,
  productKind: z.enum(productKinds),
  kind: z.enum(freightKinds),
  /** Cents by the load, else ten-thousandths of a euro. */
  price: z.int().check(z.minimum(0), z.maximum(priceMost)),
  /** The least that a load costs by the kilometre; null for the other kinds. */
  minimum: z.nullable(Fee),
  /** The least volume charged by the cubic metre; 0 for the other kinds. */
  minChargeable: Quantity,
  secondDrop: Fee,
  waitingPerHour: Fee,
  fuelBp: BasisPoints,
}

const FreightRowChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, ...rowFields }).check(
    z.refine(({ kind, minimum }) => kind === 'perKm' || minimum === null, { path: ['minimum'] }),
    z.refine(({ kind, minChargeable }) => kind === 'perM3' || minChargeable === 0, { path: ['minChargeable'] }),
  ),
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
