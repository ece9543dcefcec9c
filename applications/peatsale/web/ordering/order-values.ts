/** What stands in the order form, and what is sent of it. */
import type { Failed, Refused } from '@workspace/portal/web'
import { newId } from '@workspace/portal/web'
import type { DeliveryMethod, Wish } from '../../contract/index.ts'
import type { Order, ProposedOrder } from '../../contract/orders/order.ts'

export interface LineValue {
  readonly id: string
  readonly product: string
  /** In thousandths; undefined while nothing stands in the field, or nothing that can be read. */
  readonly quantity: number | undefined
}

export interface OrderValues {
  readonly seller: string
  readonly account: string
  readonly method: DeliveryMethod
  /** Empty while none is chosen, as the product of the first line. */
  readonly site: string
  /** The first one is chosen in the form; an order that has more keeps them. */
  readonly lines: readonly [LineValue, ...LineValue[]]
  readonly wish: Wish | null
  readonly instructions: string
  readonly contactName: string
  readonly contactTelephone: string
  readonly note: string
  readonly purchaseReference: string
}

/** The steps of the form that may lack something, in their order. */
export type OrderStep = 'product' | 'quantity' | 'site' | 'week'

export function missingIn({ lines, site, wish }: OrderValues): readonly OrderStep[] {
  const missing: OrderStep[] = []
  if (lines[0].product === '') missing.push('product')
  if (lines.some(({ quantity }) => quantity === undefined)) missing.push('quantity')
  if (site === '') missing.push('site')
  if (wish === null) missing.push('week')
  return missing
}

/** The step that a refused field belongs to. */
const stepOf: Readonly<Partial<Record<string, OrderStep>>> = { lines: 'quantity', site: 'site', wish: 'week' }

/** As an event brings it; a line that is not filled in yet is left out. */
export function contentOf({ seller: _seller, account: _account, site, lines, ...rest }: OrderValues) {
  return {
    ...rest,
    site: site === '' ? null : site,
    lines: lines.flatMap(({ quantity, ...line }) =>
      line.product === '' || quantity === undefined ? [] : [{ ...line, quantity }],
    ),
  }
}

/** A new order begins with the place and the contact of the last one; "order again" with its goods, too. */
export function proposedValues(proposed: ProposedOrder, isAgain: boolean): OrderValues {
  const { seller, account, method, wish, instructions, contactName, contactTelephone } = proposed
  const lines = isAgain ? proposed.lines.map((line) => ({ id: newId(), ...line })) : []
  return {
    ...{ seller, account, method, instructions, contactName, contactTelephone, wish, note: '', purchaseReference: '' },
    site: proposed.site ?? '',
    lines: filled(lines),
  }
}

/** The week that holds now: the confirmed one, and the wish before an order is confirmed. */
export function plannedWish({ state, week, wish, loads }: Order): Wish | null {
  const isBound = state === 'confirmed' || state === 'in_delivery' || (state === 'on_hold' && loads.length > 0)
  return isBound && week !== null ? { by: 'week', week } : wish
}

export function storedValues(order: Order): OrderValues {
  const { seller, customer, method, instructions, contactName, contactTelephone } = order
  return {
    ...{ method, wish: plannedWish(order), instructions, contactName, contactTelephone },
    ...{ note: order.note, purchaseReference: order.purchaseReference },
    ...{ seller: seller.id, account: customer.id, site: order.siteDetails?.id ?? '' },
    lines: filled(order.lines.map(({ id, product, ordered }) => ({ id, product: product.id, quantity: ordered }))),
  }
}

function filled([first, ...others]: readonly LineValue[]): OrderValues['lines'] {
  return [first ?? { id: newId(), product: '', quantity: undefined }, ...others]
}

type Content = ReturnType<typeof contentOf>

/** Only what is another one than it was; undefined where nothing is. */
export function changedContent(before: OrderValues, now: OrderValues): Partial<Content> | undefined {
  const stood = contentOf(before)
  const entries = Object.entries(contentOf(now)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(stood[field as keyof Content]),
  )
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Content>)
}

/** The steps that a refusal is about. */
export function refusedSteps(failure: Refused<string> | Failed | undefined): readonly OrderStep[] {
  if (failure === undefined || !('refused' in failure)) return []
  if (failure.refused === 'week_unavailable') return ['week']
  return (failure.fields ?? []).flatMap((field) => stepOf[field.split('.')[0] ?? ''] ?? [])
}
