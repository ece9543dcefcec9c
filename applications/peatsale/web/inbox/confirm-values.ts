/** What the office decides when it confirms, and the event that says it. */

import type { IsoWeek, LocalDate } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import type { FreightRate } from '../../contract/fields/delivery-terms.ts'
import type { Confirmation, Order, OrderPrices } from '../../contract/orders/order.ts'
import type { OrderFreight } from '../../contract/orders/order-fields.ts'
import type { OrderAct } from '../commands/send-command.ts'

export interface HandValue {
  /** In ten-thousandths of a euro; undefined while nothing stands in the field. */
  readonly unitPrice: number | undefined
  readonly includesFreight: boolean
  readonly reason: string
}

/** Freight by hand, in the unit of its kind; undefined while nothing stands in the field. */
export interface FreightValue {
  readonly kind: FreightRate['kind']
  readonly price: number | undefined
  readonly reason: string
}

/** A load as it is entered. */
export interface LoadValue {
  /** Thousandths by the line of the order; undefined while nothing can be read in the field. */
  readonly quantities: Readonly<Record<string, number | undefined>>
  /** Empty for a load that has its week alone. */
  readonly day: LocalDate | ''
}

export interface ConfirmValues {
  readonly week: IsoWeek | undefined
  readonly swamp: string
  readonly loads: readonly LoadValue[]
  readonly freight: OrderFreight['by']
  readonly freightHand: FreightValue
  /** By the line's id; a line without one is priced by the lists. */
  readonly hands: Readonly<Record<string, HandValue>>
  readonly overbookReason: string
  readonly creditReason: string
}

export const emptyHand: HandValue = { unitPrice: undefined, includesFreight: true, reason: '' }

/** The wished week, the nearest swamp that has enough, and a price by hand where the lists have none. */
export function firstValues(order: Order, { swamps, weeks, prices, loads }: Confirmation): ConfirmValues {
  const wished = order.wish?.by === 'days' ? weekOf(order.wish.earliest) : order.wish?.week
  const isOpen = (week: IsoWeek) => weeks.some((each) => each.week === week && each.room !== 'closed')
  const preferred = order.lines.flatMap(({ preferredSwamp }) => preferredSwamp?.id ?? [])
  const enough = swamps.filter(({ isShort }) => !isShort)
  const asWished = enough.find(({ id }) => preferred.includes(id))
  const nearest = enough.toSorted((a, b) => (a.km ?? Number.MAX_SAFE_INTEGER) - (b.km ?? Number.MAX_SAFE_INTEGER))[0]
  const missing = order.lines.filter((_, place) => prices.output.snapshot[place]?.missing === true)
  return {
    week: wished !== undefined && isOpen(wished) ? wished : undefined,
    swamp: (asWished ?? nearest ?? swamps[0])?.id ?? '',
    loads: loads.map(({ lines }) => ({
      quantities: Object.fromEntries(lines.map(({ line, quantity }) => [line, quantity])),
      day: '',
    })),
    ...firstFreight(order, prices),
    hands: { ...givenHands(order, prices), ...Object.fromEntries(missing.map(({ id }) => [id, emptyHand])) },
    overbookReason: '',
    creditReason: '',
  }
}

/** Prices by hand that an order was confirmed with before it had to be confirmed anew. */
function givenHands({ lines }: Order, { output, reasons }: OrderPrices): ConfirmValues['hands'] {
  const given = lines.flatMap(({ id, manualPrice }, place) => {
    if (manualPrice === null) return []
    const reason = reasons.find(({ line }) => line === id)?.reason ?? ''
    const includesFreight = output.snapshot[place]?.includesFreight ?? true
    return [[id, { unitPrice: manualPrice, includesFreight, reason }] as const]
  })
  return Object.fromEntries(given)
}

/** By hand at once where the lines bear freight that no table has a price for. */
function firstFreight(order: Order, prices: OrderPrices): Pick<ConfirmValues, 'freight' | 'freightHand'> {
  return {
    freight: prices.freight?.by === 'none' ? 'none' : lacksFreightRow(order, prices) ? 'hand' : 'table',
    freightHand: { kind: 'perM3', price: undefined, reason: '' },
  }
}

/** Nothing is known of it while the price of a line is missing. */
export function lacksFreightRow({ method }: Pick<Order, 'method'>, { output }: OrderPrices): boolean {
  const bears = output.snapshot.some(({ includesFreight }) => includesFreight === false)
  const isCharged = output.loads.some(({ rows }) => rows.some(({ kind }) => kind === 'freight'))
  return method === 'delivered' && bears && output.loads.length > 0 && !isCharged
}

/** Which reasons are asked for. */
export interface AskedReasons {
  readonly overbook: boolean
  readonly credit: boolean
}

/** How much the loads bring of a line more than is ordered, below zero for less; thousandths. */
export function splitDifference({ id, ordered }: Order['lines'][number], loads: ConfirmValues['loads']): number {
  return loads.reduce((sum, { quantities }) => sum + (quantities[id] ?? 0), 0) - ordered
}

/** As many loads, of equal size in whole units. */
export function evenSplit(lines: Order['lines'], count: number): ConfirmValues['loads'] {
  return Array.from({ length: count }, (_, place) => ({
    day: '',
    quantities: Object.fromEntries(
      lines.map(({ id, ordered }) => {
        const upTo = (part: number) => (part === count ? ordered : Math.ceil((ordered * part) / count / 1000) * 1000)
        return [id, Math.min(ordered, upTo(place + 1)) - Math.min(ordered, upTo(place))]
      }),
    ),
  }))
}

/** What is missing, in the order of the form: a field, or `hand <line>`. */
export function missingIn(order: Order, values: ConfirmValues, asked: AskedReasons): readonly string[] {
  const isSplit = order.lines.every((line) => splitDifference(line, values.loads) === 0)
  const isFilled = values.loads.every(({ quantities }) => Object.values(quantities).some((each) => (each ?? 0) > 0))
  const hands = Object.entries(values.hands).flatMap(([line, { unitPrice, reason }]) => [
    ...(unitPrice === undefined ? [`price ${line}`] : []),
    ...(reason.trim() === '' ? [`reason ${line}`] : []),
  ])
  return [
    ...(values.week === undefined ? ['week'] : []),
    ...(values.swamp === '' ? ['swamp'] : []),
    ...(isSplit && isFilled ? [] : ['loads']),
    ...(asked.overbook && values.overbookReason.trim() === '' ? ['overbook'] : []),
    ...(asked.credit && values.creditReason.trim() === '' ? ['credit'] : []),
    ...hands,
    ...(values.freight === 'hand' && values.freightHand.price === undefined ? ['freight'] : []),
    ...(values.freight === 'hand' && values.freightHand.reason.trim() === '' ? ['freightReason'] : []),
  ]
}

export function confirmAct(
  order: Order,
  { values, asked, priceVersion }: { values: ConfirmValues; asked: AskedReasons; priceVersion: number },
): OrderAct {
  const { week = '', swamp, loads, freight, hands, overbookReason, creditReason } = values
  const prices = Object.entries(hands).map(([line, { unitPrice = 0, ...hand }]) => ({ line, unitPrice, ...hand }))
  const listPriced = order.lines.filter(({ id, manualPrice }) => manualPrice !== null && hands[id] === undefined)
  return {
    kind: 'confirm',
    of: order.id,
    baseVersion: order.version,
    data: {
      when: { by: 'week', week },
      swamp,
      loads: loads.map(({ quantities, day }) => ({
        when: day === '' ? { by: 'week', week } : { by: 'day', day },
        lines: Object.entries(quantities).flatMap(([line, quantity = 0]) => (quantity > 0 ? [{ line, quantity }] : [])),
      })),
      priceVersion,
      freight: freight === 'hand' ? freightByHand(values.freightHand) : { by: freight },
      ...(prices.length > 0 && { prices }),
      ...(listPriced.length > 0 && { listPriced: listPriced.map(({ id }) => id) }),
      ...(asked.overbook && { overbookReason }),
      ...(asked.credit && { creditReason }),
    },
  }
}

function freightByHand({ kind, price = 0, reason }: FreightValue) {
  return { by: 'hand', freight: { kind, price }, reason } as const
}
