/** Invoicing: verified loads become rows for the accounts (4.3). */
import { Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { TwoNames } from '../fields/named.ts'
import { ShownCents, ShownPrice, ShownRate } from '../fields/shown-amounts.ts'

export const InvoiceRow = z.strictObject({
  id: Uuid,
  load: Uuid,
  loadNumber: z.string(),
  orderNumber: z.string(),
  customer: z.string(),
  customerNumber: z.string(),
  deliveryDay: LocalDate,
  kind: z.enum(['goods', 'freight', 'fuel', 'secondDrop', 'waiting']),
  product: z.string(),
  /** Thousandths; below zero in a correction. */
  quantity: z.int(),
  unit: z.string(),
  unitPrice: ShownPrice,
  priceBase: z.int(),
  net: z.int(),
  vatRateBp: ShownRate,
  vat: z.int(),
  gross: z.int(),
  freeText: z.string(),
  correctionOf: z.nullable(Uuid),
})

const sums = { loads: z.int(), net: ShownCents, vat: ShownCents, gross: ShownCents }

export const BatchRow = z.strictObject({
  id: Uuid,
  number: z.string(),
  seller: z.string(),
  from: LocalDate,
  to: LocalDate,
  ...sums,
  /** `withdrawn`: its approval was taken back before a file of it was made. */
  state: z.enum(['approved', 'exported', 'withdrawn']),
  approvedBy: z.string(),
  approvedAt: Moment,
})
export type BatchRow = z.infer<typeof BatchRow>

export const Batch = z.strictObject({
  ...BatchRow.shape,
  /** A row that bears no product is named by its kind. */
  rows: z.array(z.strictObject({ ...InvoiceRow.shape, productName: z.nullable(TwoNames) })),
  exports: z.array(z.strictObject({ format: z.enum(['csv', 'json']), madeAt: Moment, madeBy: z.string() })),
})

/** Verified loads of a week that are in no batch. */
export const UnbilledWeek = z.strictObject({ week: IsoWeek, loads: z.int(), net: ShownCents, gross: ShownCents })
export type UnbilledWeek = z.infer<typeof UnbilledWeek>

/** A verified load as it would go into a batch. */
const BatchLoad = z.strictObject({
  id: Uuid,
  number: z.string(),
  customer: z.string(),
  deliveryDay: LocalDate,
  version: z.int(),
  net: ShownCents,
  vat: ShownCents,
  gross: ShownCents,
  rows: z.array(InvoiceRow),
})

/** Why a delivered load of the period is not among them. */
const InTheWay = z.strictObject({
  load: Uuid,
  number: z.string(),
  customer: z.string(),
  why: z.enum(['notVerified', 'flagged', 'problem', 'noPrice']),
})
export const Proposal = z.strictObject({
  loads: z.array(BatchLoad),
  inTheWay: z.array(InTheWay),
  net: ShownCents,
  vat: ShownCents,
  gross: ShownCents,
})
