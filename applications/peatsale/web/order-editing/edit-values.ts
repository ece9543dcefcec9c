/** What the office changes of a confirmed order, and what is sent of it: only what is another value now. */
import type { IsoWeek } from '@workspace/portal/contract'
import type { DeliveryMethod, OrderEventData } from '../../contract/index.ts'
import type { Order } from '../../contract/orders/order.ts'
import { plannedWish } from '../ordering/order-values.ts'

export interface EditLine {
  readonly id: string
  /** Empty while none is chosen. */
  readonly product: string
  /** In thousandths; undefined while nothing stands in the field, or nothing that can be read. */
  readonly quantity: number | undefined
  /** In ten-thousandths of a euro; undefined for the price that the order has, or the lists. */
  readonly price: number | undefined
  /** The price by hand that the order has is taken back. */
  readonly isListed: boolean
}

export interface EditValues {
  readonly lines: readonly EditLine[]
  readonly site: string
  readonly method: DeliveryMethod
  readonly week: IsoWeek | undefined
  /** Of all prices by hand. */
  readonly includesFreight: boolean
  /** What was said of freight is taken back. */
  readonly isFreightListed: boolean
  readonly purchaseReference: string
  readonly note: string
  readonly reason: string
}

export type EditField = 'lines' | 'prices' | 'site' | 'reason'

export function valuesOf(order: Order): EditValues {
  const { lines, method, purchaseReference, note, siteDetails } = order
  const wish = plannedWish(order)
  return {
    lines: lines.map(({ id, product, ordered }) => ({ id, product: product.id, quantity: ordered, ...asPriced })),
    ...{ method, purchaseReference, note },
    site: siteDetails?.id ?? '',
    week: wish?.by === 'week' ? wish.week : undefined,
    ...{ includesFreight: true, isFreightListed: false },
    reason: '',
  }
}

/** As the order is priced, or the lists price it. */
export const asPriced = { price: undefined, isListed: false }

/** What differs from the values that the form began with; why is said apart. */
export function changesOf(begin: EditValues, values: EditValues): OrderEventData<'edit'> {
  const { method, note, purchaseReference, site, week } = values
  const prices = values.lines.flatMap(({ id, price }) =>
    price === undefined ? [] : [{ line: id, unitPrice: price, includesFreight: values.includesFreight }],
  )
  const listPriced = values.lines.flatMap(({ id, price, isListed }) => (isListed && price === undefined ? [id] : []))
  // A price by hand has the reason of the change; while it is not written yet the preview needs some.
  const reason = values.reason.trim() || '–'
  return {
    ...(areOther(begin, values) && {
      lines: values.lines.map(({ id, product, quantity = 0 }) => ({ id, product, quantity })),
    }),
    ...(site !== begin.site && { site }),
    ...(method !== begin.method && { method }),
    ...(week !== begin.week && { wish: week === undefined ? null : { by: 'week', week } }),
    ...(note !== begin.note && { note }),
    ...(purchaseReference !== begin.purchaseReference && { purchaseReference }),
    ...(prices.length > 0 && { prices: prices.map((price) => ({ ...price, reason })) }),
    ...(listPriced.length > 0 && { listPriced }),
    ...(values.isFreightListed && { freight: { by: 'table' } }),
  } as OrderEventData<'edit'>
}

/** What keeps the form from being sent, and from being priced. */
export function lackingIn({ lines, site, method }: EditValues): readonly EditField[] {
  const isIncomplete = lines.some(({ product, quantity }) => product === '' || quantity === undefined || quantity === 0)
  return [
    ...(isIncomplete ? (['lines'] as const) : []),
    ...(site === '' && method === 'delivered' ? (['site'] as const) : []),
  ]
}

function areOther(begin: EditValues, { lines }: EditValues): boolean {
  return (
    lines.length !== begin.lines.length ||
    lines.some(({ id, product, quantity }) => {
      const before = begin.lines.find((line) => line.id === id)
      return before?.product !== product || before.quantity !== quantity
    })
  )
}
