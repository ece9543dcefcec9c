/** Price lists of a seller: a draft is changed, a published one stands as it is until it is retired or replaced (2.2). */
import { edited, LocalDate, line, Quantity, UnitPrice, Uuid, UuidOrNone, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { CustomerTag } from '../customers/customer.ts'
import { SalesUnit } from '../fields/named.ts'
import { DeliveryMethod } from '../orders/order-fields.ts'
import { ListScope } from './price-input.ts'

export const priceStates = ['draft', 'published', 'retired'] as const
export const PriceState = z.enum(priceStates)
export type PriceState = z.infer<typeof PriceState>

export const listScopes = ['general', 'group', 'customer'] as const

/** Rows of a list, and changes of one save. */
export const priceRowsMost = 2000
export const rowChangesMost = 200

const TagOrNone = z.union([z.literal(''), CustomerTag])

/** From the first to the last day, both counted. */
const validity = { validFrom: LocalDate, validTo: LocalDate }

export const PriceListFields = z
  .object({
    ...edited,
    seller: Uuid,
    name: line(80, 2),
    scope: ListScope,
    /** Of scope `group`. */
    tag: TagOrNone,
    /** Of scope `customer`. */
    account: UuidOrNone,
    ...validity,
    /** Whether the next list is asked where this one names the product and no row fits (R3). */
    fallback: z.boolean(),
    /** The published list that this one takes the place of: a new draft begins with its rows. It stays as it was set. */
    replaces: UuidOrNone,
  })
  .check(
    z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] }),
    z.refine(({ scope, tag }) => (scope === 'group') === (tag !== ''), { path: ['tag'] }),
    z.refine(({ scope, account }) => (scope === 'customer') === (account !== ''), { path: ['account'] }),
  )
export type PriceListFields = z.infer<typeof PriceListFields>

const rowFields = {
  product: Uuid,
  /** The product's own. */
  unit: SalesUnit,
  /** A price is for so many units: 1, 1000 … */
  priceBaseQty: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Empty: any zone. */
  zone: UuidOrNone,
  method: DeliveryMethod,
  minQty: Quantity,
  unitPrice: UnitPrice,
  includesFreight: z.boolean(),
  /** Both days count; null is open. */
  seasonFrom: z.nullable(LocalDate),
  seasonTo: z.nullable(LocalDate),
}

export const PriceRowChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('save'), id: Uuid, ...rowFields }).check(
    z.refine(({ seasonFrom, seasonTo }) => seasonFrom === null || seasonTo === null || seasonFrom <= seasonTo, {
      path: ['seasonTo'],
    }),
  ),
  z.strictObject({ action: z.literal('remove'), id: Uuid }),
])
export type PriceRowChange = z.infer<typeof PriceRowChange>

/** A row as it is shown: with the names of its product and zone. */
export const PriceListRow = z.strictObject({
  id: z.string(),
  ...rowFields,
  product: z.string(),
  zone: z.string(),
  productCode: z.string(),
  productName: z.strictObject({ fi: z.string(), en: z.string() }),
  zoneCode: z.string(),
})
export type PriceListRow = z.infer<typeof PriceListRow>

export const PriceListView = z.object({
  seller: z._default(UuidOrNone, ''),
  scope: z._default(z.union([z.literal(''), ListScope]), ''),
  state: z._default(z.union([z.literal(''), PriceState]), ''),
  /** As they stand today; `current`: drafts, and what is published and has not ended. `ended`: what holds no more. */
  standing: z._default(z.enum(['', 'current', 'draft', 'valid', 'coming', 'ended']), ''),
  /** Lists that hold for this account: its own, of its tags, general. */
  account: z._default(UuidOrNone, ''),
})
export const priceListSorts = ['name'] as const

/** A customer reads only what is published and valid today. */
export const ListedPriceList = z.strictObject({
  id: z.string(),
  version: Version,
  seller: z.string(),
  name: z.string(),
  scope: ListScope,
  tag: TagOrNone,
  /** Null unless the list is one customer's. */
  account: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  ...validity,
  fallback: z.boolean(),
  state: PriceState,
  /** The list whose place it takes; null where it takes none's, and for customers. */
  replaces: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  publishedAt: z.nullable(z.string()),
})
export type ListedPriceList = z.infer<typeof ListedPriceList>
