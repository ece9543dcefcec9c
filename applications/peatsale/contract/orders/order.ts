/** Orders as screens read them; every answer is cut to the role (2.6): money is null for whom it is not. */
import { commandsOf, LatestChange, Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { DocumentRow } from '../documents/document.ts'
import { Named, SalesUnit, TwoNames } from '../fields/named.ts'
import { ShownCents, ShownPrice, ShownQuantity } from '../fields/shown-amounts.ts'
import { LoadRow } from '../loads/load-row.ts'
import { PriceOutput } from '../prices/price-output.ts'
import { yardFields } from '../sites/site.ts'
import { orderMachine } from '../states/order-machine.ts'
import { MissingPrices } from './missing-price.ts'
import { DeliveryMethod, Wish } from './order-fields.ts'
import { OrderRow } from './order-row.ts'

const OrderLine = z.strictObject({
  id: Uuid,
  product: z.strictObject({ id: Uuid, code: z.string(), name: TwoNames }),
  unit: SalesUnit,
  ordered: ShownQuantity,
  tolerancePct: z.int(),
  preferredSwamp: z.nullable(Named),
  planned: ShownQuantity,
  loaded: ShownQuantity,
  delivered: ShownQuantity,
  billed: ShownQuantity,
  /** Nothing more of it comes. */
  isClosed: z.boolean(),
  manualPrice: z.nullable(ShownPrice),
})

const OrderSite = z.strictObject({
  id: Uuid,
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  ...yardFields,
  zone: z.nullable(Named),
  /** Kilometres to the confirmed swamp, else to the nearest one of the seller. */
  km: z.nullable(z.int()),
})

const OrderRequest = z.strictObject({
  id: Uuid,
  kind: z.enum(['change', 'cancel']),
  words: z.string(),
  /** The new fields that were asked for, as the event brought them; null when only words. */
  fields: z.nullable(z.record(z.string(), z.unknown())),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  madeBy: z.string(),
  madeAt: Moment,
  answer: z.string(),
})

/** What was written beside the order: to the office, or by the office to its customer. */
const OrderMessage = z.strictObject({
  id: Uuid,
  from: z.enum(['customer', 'enterer', 'office']),
  /** Empty of somebody who has been removed, and of the office where the customer reads it. */
  who: z.string(),
  at: Moment,
  text: z.string(),
  /** The customer reads it, too. */
  isToCustomer: z.boolean(),
})
export type OrderMessage = z.infer<typeof OrderMessage>

/** Prices as they were confirmed, or an estimate before that; with what the screens need to say why. */
export const OrderPrices = z.strictObject({
  isEstimate: z.boolean(),
  output: PriceOutput,
  /** Names of the lists and zones that the output names by id or code. */
  lists: z.array(z.strictObject({ id: z.string(), name: z.string(), version: z.int(), validTo: LocalDate })),
  /** As they are called now; what is stored of prices has none. */
  zones: z.optional(z.array(z.strictObject({ code: z.string(), name: z.string() }))),
  /** Reasons of prices by hand; empty for everybody but the office. */
  reasons: z.array(z.strictObject({ line: Uuid, reason: z.string() })),
  /** What the office has said of freight in the place of the table; the reason is empty for everybody but the office. */
  freight: z.optional(z.strictObject({ by: z.enum(['hand', 'none']), reason: z.string() })),
})

export type OrderPrices = z.infer<typeof OrderPrices>

export const Order = z.strictObject({
  ...OrderRow.shape,
  sellerPhone: z.string(),
  method: DeliveryMethod,
  wish: z.nullable(Wish),
  note: z.string(),
  purchaseReference: z.string(),
  instructions: z.string(),
  contactName: z.string(),
  contactTelephone: z.string(),
  enteredBy: z.string(),
  madeBy: z.enum(['customer', 'enterer', 'office']),
  swamp: z.nullable(Named),
  hold: z.nullable(z.strictObject({ reasonKind: z.string(), words: z.string(), reviewDate: z.nullable(LocalDate) })),
  /** Why it was rejected, cancelled or reopened, in the office's words. */
  words: z.string(),
  /** Until when the customer may change or cancel what is confirmed; null once that has passed. */
  cutOff: z.nullable(Moment),
  lines: z.array(OrderLine),
  siteDetails: z.nullable(OrderSite),
  loads: z.array(LoadRow),
  latest: z.nullable(LatestChange),
  requests: z.array(OrderRequest),
  /** The newest first. */
  messages: z.array(OrderMessage),
  prices: z.nullable(OrderPrices),
  documents: z.array(DocumentRow),
  /** What the asker may do now, in the order of the machine's table. */
  commands: z.array(z.enum(commandsOf(orderMachine))),
  version: z.int(),
})
export type Order = z.infer<typeof Order>

/** A draft as "order again" fills it. */
export const ProposedOrder = z.strictObject({
  seller: Uuid,
  account: Uuid,
  /** Whom it is for, in words: an office reads it before it sends the order. */
  accountName: z.string(),
  method: DeliveryMethod,
  site: z.nullable(Uuid),
  lines: z.array(z.strictObject({ product: Uuid, quantity: ShownQuantity })),
  wish: z.nullable(Wish),
  instructions: z.string(),
  contactName: z.string(),
  contactTelephone: z.string(),
  /** Of the order that it is like; null without one. */
  like: z.nullable(z.strictObject({ number: z.string(), week: z.nullable(IsoWeek) })),
})
export type ProposedOrder = z.infer<typeof ProposedOrder>

/** How full a week is: `full` cannot be wished (2.9). */
export const WeekRoom = z.strictObject({ week: IsoWeek, room: z.enum(['free', 'few', 'full', 'closed']) })

const SwampChoice = z.strictObject({
  id: Uuid,
  name: z.string(),
  km: z.nullable(z.int()),
  /** Free of each ordered product, in thousandths; below zero when overbooked. */
  free: z.array(z.strictObject({ product: Uuid, quantity: z.int() })),
  piles: z.array(
    z.strictObject({
      id: Uuid,
      code: z.string(),
      product: Uuid,
      /** Null to a seller that loads at another's swamp. */
      balance: z.nullable(z.int()),
      moisturePermille: z.int(),
      vonPost: z.string(),
    }),
  ),
  isShort: z.boolean(),
  /** Loads of each offered week at this swamp, and how many it can fill. */
  loads: z.array(z.strictObject({ week: IsoWeek, planned: z.int(), most: z.int() })),
})

export const Confirmation = z.strictObject({
  weeks: z.array(WeekRoom),
  /** The largest load, thousandths of m³. */
  mostM3: ShownQuantity,
  swamps: z.array(SwampChoice),
  /** Loads of equal size that the trucks of the seller's carriers take. */
  loads: z.array(z.strictObject({ lines: z.array(z.strictObject({ line: Uuid, quantity: ShownQuantity })) })),
  prices: OrderPrices,
  priceVersion: z.int(),
  lacking: MissingPrices,
  credit: z.strictObject({
    onHold: z.boolean(),
    holdReason: z.string(),
    limit: z.nullable(ShownCents),
    open: ShownCents,
    exceededBy: ShownCents,
  }),
})
export type Confirmation = z.infer<typeof Confirmation>
