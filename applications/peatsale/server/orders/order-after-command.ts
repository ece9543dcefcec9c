/** An order as a command would have it: the fields that it carries, or that the customer has asked for. */

import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { daysOf, weekOf } from '@workspace/portal/contract'
import type { Selectable } from 'kysely'
import type { When } from '../../contract/fields/delivery-terms.ts'
import type { OrderEvent, OrderEventData } from '../../contract/orders/order-event.ts'
import type { HandPrice, OrderFields, OrderLineInput, Wish } from '../../contract/orders/order-fields.ts'
import type { PeatTables } from '../database/tables.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import type { StoredOrder, StoredOrderLine } from './order-rows.ts'
import { weeksOf } from './requested-delivery.ts'

export interface OrderAfterCommand {
  readonly order: StoredOrder
  readonly lines: readonly StoredOrderLine[]
  /** The fields of the order's content that the command carries. */
  readonly content: OrderFields
}

interface Given {
  readonly order: StoredOrder
  readonly lines: readonly StoredOrderLine[]
  readonly event: OrderEvent
  readonly request: { readonly kind: string; readonly fields: string } | undefined
  readonly seller: Selectable<PeatTables['peatsale_seller']> | undefined
  readonly now: Date
}

export async function orderAfterCommand(registers: RegisterRows, given: Given): Promise<OrderAfterCommand> {
  const { order, event } = given
  const content = contentOf(given)
  const lines = content.lines === undefined ? given.lines : await linesWanted(registers, given, content.lines)
  const priced = 'prices' in event.data || 'listPriced' in event.data ? withPrices(lines, event.data) : lines
  return { content, lines: priced, order: { ...order, ...contentColumns(order, content), ...pricing(event) } }
}

function contentOf({ event, request }: Given): OrderFields {
  switch (event.kind) {
    case 'saveDraft':
    case 'submit':
    case 'edit':
    case 'editInstructions':
      return event.data
    case 'acceptRequest':
      return request?.kind === 'change' && request.fields !== '' ? JSON.parse(request.fields) : {}
    default:
      return {}
  }
}

/** A field that is left out stays; null empties it. */
function contentColumns(order: StoredOrder, content: OrderFields): Partial<StoredOrder> {
  const { method, site, wish, note, purchaseReference, instructions, contactName, contactTelephone } = content
  const isBound = order.confirmed_at !== null
  return {
    ...(method !== undefined && { method }),
    ...(site !== undefined && { site }),
    ...(wish !== undefined && wishColumns(wish)),
    ...(wish !== undefined && (isBound ? planOf(wish) : { week: weekWished(wish) })),
    ...(note !== undefined && { note }),
    ...(purchaseReference !== undefined && { purchase_reference: purchaseReference }),
    ...(instructions !== undefined && { instructions }),
    ...(contactName !== undefined && { contact_name: contactName }),
    ...(contactTelephone !== undefined && { contact_phone: contactTelephone }),
  }
}

function wishColumns(wish: Wish | null) {
  const none = { wish_week: null, wish_from: null, wish_to: null, weekdays: 0 }
  if (wish === null) return none
  if (wish.by === 'week') return { ...none, wish_week: wish.week }
  const weekdays = (wish.weekdays ?? []).reduce((all, day) => all | (1 << (day - 1)), 0)
  return { ...none, wish_from: wish.earliest, wish_to: wish.latest, weekdays }
}

/** The first week that is wished; empty where none is. */
export function weekWished(wish: Wish | null): IsoWeek | '' {
  return wish === null ? '' : (weeksOf(wish)[0] ?? '')
}

/** What is confirmed moves to the week that is wished now, or to its one day; without a wish it stays. */
function planOf(wish: Wish | null): { readonly week?: string; readonly day?: string } {
  if (wish === null) return {}
  return { week: weekWished(wish), day: wish.by === 'days' && wish.earliest === wish.latest ? wish.earliest : '' }
}

function pricing(event: OrderEvent): Partial<StoredOrder> {
  const freight = 'freight' in event.data ? event.data.freight : undefined
  return {
    ...(freight !== undefined && { freight: JSON.stringify(freight) }),
    ...(event.kind === 'confirm' && { ...whenColumns(event.data.when), swamp: event.data.swamp }),
  }
}

function whenColumns(when: When) {
  return when.by === 'week' ? { week: when.week, day: '' } : { week: weekOf(when.day), day: when.day }
}

/** R1: the day that is planned, a week by its Monday. */
export function plannedDay({ when }: Pick<OrderEventData<'confirm'>, 'when'>): LocalDate {
  return when.by === 'week' ? daysOf(when.week)[0] : when.day
}

interface GivenPrices {
  readonly prices?: readonly HandPrice[] | undefined
  readonly listPriced?: readonly string[] | undefined
}

/** A price that is given in the same breath outlasts the one that is taken back. */
function withPrices(
  lines: readonly StoredOrderLine[],
  { prices = [], listPriced = [] }: GivenPrices,
): readonly StoredOrderLine[] {
  return lines.map((line) => {
    const said = prices.find((price) => price.line === line.id)
    if (said) return { ...line, manual_price: said.unitPrice, manual_reason: said.reason }
    return listPriced.includes(line.id) ? { ...line, ...byLists } : line
  })
}

/** What is not a product of the seller's is left out here, and answered at the field. */
async function linesWanted(
  registers: RegisterRows,
  { order, lines, seller }: Given,
  asked: readonly OrderLineInput[],
): Promise<readonly StoredOrderLine[]> {
  const named = await registers.products(asked.map(({ product }) => product))
  const products = named.filter((product) => product.seller === order.seller)
  return asked.flatMap(({ id, product: wanted, quantity, preferredSwamp }, position) => {
    const product = products.find((each) => each.id === wanted)
    if (product === undefined) return []
    const known = lines.find((line) => line.id === id)
    // A price by hand was for the goods that it was given for.
    const isSame = known?.product === wanted
    const begun = known ?? { ...emptyLine, id, order_id: order.id, tolerance_pct: seller?.tolerance_pct ?? 0 }
    const row: StoredOrderLine = {
      ...begun,
      ...{ position, product: wanted, unit: product.sales_unit, ordered: quantity, code: product.code },
      ...{ name_fi: product.name_fi, name_en: product.name_en },
      ...(preferredSwamp !== undefined && { preferred_swamp: preferredSwamp }),
      ...(isSame ? {} : byLists),
    }
    return [row]
  })
}

const byLists = { manual_price: null, manual_reason: '' }
const emptyLine = {
  ...{ preferred_swamp: null, planned: 0, loaded: 0, delivered: 0, billed: 0, is_closed: 0 },
  ...byLists,
}
