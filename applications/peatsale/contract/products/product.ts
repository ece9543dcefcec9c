/** What a seller sells (2.2). */
import { edited, Find, line, Quantity, QuantityInput, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { SalesUnit } from '../fields/named.ts'

export const productKinds = ['bulk', 'screened', 'bale', 'pallet', 'bigBag'] as const
export const availabilityWords = ['good', 'limited', 'none'] as const
export type AvailabilityWord = (typeof availabilityWords)[number]

/** Loose peat is sold by the cubic metre or by weight, the rest by the piece. */
const fits = (kind: string, unit: string) => (kind === 'bulk' || kind === 'screened') === (unit !== 'pcs')

export const ProductFields = z
  .object({
    ...edited,
    seller: Uuid,
    code: z.string().check(z.regex(/^[A-Z0-9ÅÄÖ][A-Z0-9ÅÄÖ-]{1,19}$/)),
    nameFi: line(80, 2),
    nameEn: line(80, 2),
    kind: z.enum(productKinds),
    salesUnit: SalesUnit,
    /** m³ of one unit; of a cubic metre 1. */
    m3PerUnit: QuantityInput.check(z.maximum(100_000)),
    kgPerM3: z.int().check(z.minimum(1), z.maximum(2000)),
    taxClass: line(40, 1),
    moisturePct: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
    /** Degree of decomposition after von Post: `H3–H4`. */
    hRange: line(20),
    minOrder: Quantity,
    orderStep: QuantityInput,
    /** Bookkeeping account; may be empty. */
    account: line(20),
    active: z.boolean(),
  })
  .check(z.refine(({ kind, salesUnit }) => fits(kind, salesUnit), { path: ['salesUnit'] }))

export const ProductView = z.object({
  seller: z._default(UuidOrNone, ''),
  /** What this account may order; without it, whatever the person may see. */
  account: z._default(UuidOrNone, ''),
  /** Those that are sold no more, too: for the office alone. */
  all: z._default(z.boolean(), false),
  find: Find,
})
export const productSorts = ['name'] as const

/** What everybody reads of a product. */
const shown = {
  id: z.string(),
  seller: z.string(),
  code: z.string(),
  nameFi: z.string(),
  nameEn: z.string(),
  kind: z.enum(productKinds),
  salesUnit: SalesUnit,
  m3PerUnit: z.int(),
  kgPerM3: z.int(),
  moisturePct: z.nullable(z.int()),
  hRange: z.string(),
  minOrder: z.int(),
  orderStep: z.int(),
  active: z.boolean(),
  /** Names its picture for `giveProductImage`; another picture has another name. */
  image: z.nullable(z.string()),
}

/** A product as its office edits it. */
export const OfficeProduct = z.strictObject({
  ...shown,
  version: z.int(),
  taxClass: z.string(),
  account: z.string(),
})
export type OfficeProduct = z.infer<typeof OfficeProduct>

export const ListedProduct = z.strictObject({
  ...shown,
  season: z.strictObject({ isOpen: z.boolean(), wordsFi: z.string(), wordsEn: z.string() }),
  /** Null for those who do not order. */
  availability: z.nullable(z.enum(availabilityWords)),
  /** What the office alone sees. */
  office: z.nullable(z.strictObject({ version: z.int(), taxClass: z.string(), account: z.string() })),
})
export type ListedProduct = z.infer<typeof ListedProduct>
