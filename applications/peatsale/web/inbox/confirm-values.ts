/** What the office decides when it confirms, and the event that says it. */
import type { IsoWeek } from '@workspace/portal/contract'
import { weekOf } from '@workspace/portal/contract'
import type { Confirmation, Order } from '../../contract/orders/order.ts'
import type { OrderAct } from '../commands/send-command.ts'

export interface HandValue {
  /** In ten-thousandths of a euro; undefined while nothing stands in the field. */
  readonly unitPrice: number | undefined
  readonly includesFreight: boolean
  readonly reason: string
}

export interface ConfirmValues {
  readonly week: IsoWeek | undefined
  readonly swamp: string
  readonly freight: 'table' | 'none'
  /** By the line's id; a line without one is priced by the lists. */
  readonly hands: Readonly<Record<string, HandValue>>
  readonly overbookReason: string
  readonly creditReason: string
}

export const emptyHand: HandValue = { unitPrice: undefined, includesFreight: true, reason: '' }

/** The wished week, the nearest swamp that has enough, and a price by hand where the lists have none. */
export function firstValues(order: Order, { swamps, weeks, prices }: Confirmation): ConfirmValues {
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
    freight: 'table',
    hands: Object.fromEntries(missing.map(({ id }) => [id, emptyHand])),
    overbookReason: '',
    creditReason: '',
  }
}

/** Which reasons are asked for. */
export interface AskedReasons {
  readonly overbook: boolean
  readonly credit: boolean
}

/** What is missing, in the order of the form: a field, or `hand <line>`. */
export function missingIn(values: ConfirmValues, asked: AskedReasons): readonly string[] {
  const hands = Object.entries(values.hands).flatMap(([line, { unitPrice, reason }]) => [
    ...(unitPrice === undefined ? [`price ${line}`] : []),
    ...(reason.trim() === '' ? [`reason ${line}`] : []),
  ])
  return [
    ...(values.week === undefined ? ['week'] : []),
    ...(values.swamp === '' ? ['swamp'] : []),
    ...(asked.overbook && values.overbookReason.trim() === '' ? ['overbook'] : []),
    ...(asked.credit && values.creditReason.trim() === '' ? ['credit'] : []),
    ...hands,
  ]
}

export function confirmAct(
  order: Order,
  { values, asked, priceVersion }: { values: ConfirmValues; asked: AskedReasons; priceVersion: number },
): OrderAct {
  const { week = '', swamp, freight, hands, overbookReason, creditReason } = values
  const prices = Object.entries(hands).map(([line, { unitPrice = 0, ...hand }]) => ({ line, unitPrice, ...hand }))
  return {
    kind: 'confirm',
    of: order.id,
    baseVersion: order.version,
    data: {
      when: { by: 'week', week },
      swamp,
      priceVersion,
      freight: { by: freight },
      ...(prices.length > 0 && { prices }),
      ...(asked.overbook && { overbookReason }),
      ...(asked.credit && { creditReason }),
    },
  }
}
