import { handlersOf } from '@workspace/portal/server'
import { prepareConfirmation } from '../../contract/orders/calls.ts'
import type { Confirmation } from '../../contract/orders/order.ts'
import type { LoadToPrice } from '../../contract/prices/price-input.ts'
import { registerRows } from '../registers/register-rows.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { creditFor } from './credit.ts'
import { withFreightOverride } from './freight-override.ts'
import { withCure } from './missing-cure.ts'
import { priceStoredOrder } from './order-pricing.ts'
import type { StoredOrderLine } from './order-rows.ts'
import { orderLines } from './order-rows.ts'
import { storedOrder } from './read-order.ts'
import { swampChoices } from './swamp-choices.ts'
import { offeredWeeks, weeksFrom } from './week-capacity.ts'
import { withZoneNames } from './zone-names.ts'

const { reads } = handlersOf<PeatActor>()

/** Everything that the office looks at before it confirms, in one answer. */
export const prepareConfirmationHandler = reads(
  prepareConfirmation,
  async ({ host, actor, request }, { id }, refuse) => {
    const reader = host.database.reading
    const order = await storedOrder(reader, id)
    const roles = order ? orderRolesOf(actor, order) : []
    if (!order || !roles.some((role) => role === 'officeOwn' || role === 'superadmin')) throw refuse('not_found')
    if (order.state !== 'submitted') throw refuse('wrong_state')
    const { now } = request
    const lines = await orderLines(reader, [id])
    const registers = registerRows(reader)
    const pricing = await priceStoredOrder(registers, { order, lines }, { now })
    if (!pricing) throw refuse('wrong_state')
    const { priceVersion, loads, mostM3 } = pricing
    const gross = pricing.prices.output.total?.gross ?? 0
    const [named, weeks, swamps, credit, lacking] = await Promise.all([
      withZoneNames(reader, pricing.prices, order.seller),
      offeredWeeks(reader, { seller: order.seller, products: lines.map(({ product }) => product) }, now),
      swampChoices(registers, { order, lines, weeks: weeksFrom(now) }),
      creditFor(registers, { ...order, gross }),
      withCure(reader, { ...order, missing: pricing.missing }),
    ])
    const prices = withFreightOverride(named, order, true)
    const planned = plannedLoads(loads, lines)
    return { confirmation: { weeks, swamps, mostM3, loads: planned, prices, priceVersion, credit, lacking } }
  },
)

/** By the lines of the order, where prices go by the codes of products. */
export function plannedLoads(
  loads: readonly LoadToPrice[],
  lines: readonly Pick<StoredOrderLine, 'id' | 'code'>[],
): Confirmation['loads'] {
  return loads.map((load) => ({
    lines: load.lines.flatMap(({ product, quantity }) => {
      const line = lines.find(({ code }) => code === product)
      return line ? [{ line: line.id, quantity }] : []
    }),
  }))
}
