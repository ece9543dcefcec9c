/** Freight of a command that no tariff fits, or that was typed by hand without a reason. */
import type { CarrierFreight } from '../../contract/fields/delivery-terms.ts'
import { isAgreed, plannedPay, plannedPays } from './carrier-freight.ts'
import type { LoadContext } from './load-context.ts'
import { offerees } from './offerees.ts'
import { cameQuantity, payByTariff, tariffBook } from './tariff-pay.ts'

export async function invalidFreight(context: LoadContext): Promise<readonly string[]> {
  const { event, load, reader, lines } = context
  switch (event.kind) {
    case 'offer': {
      const { freight } = event.data
      if (freight.kind !== 'tariff') return lacksReason(context, freight, 'freight')
      const carriers = await offerees(context, event.data)
      return (await plannedPays(context, carriers)).size === carriers.length ? [] : ['freight']
    }
    case 'assign':
    case 'reassign': {
      const { to } = event.data
      if (to.by !== 'carrier' || to.freight === undefined) return []
      if (to.freight.kind !== 'tariff') return lacksReason(context, to.freight, 'to.freight')
      return (await plannedPay(context, to.carrier)) === undefined ? ['to.freight'] : []
    }
    case 'verify': {
      const { freight, waiting } = event.data
      if (freight === null) return []
      if (freight.kind !== 'tariff') return lacksReason(context, freight, 'freight')
      const asked = { load, lines, carrier: load.carrier, quantity: cameQuantity, waiting }
      return (await payByTariff(reader, await tariffBook(reader, [load]), asked)) === undefined ? ['freight'] : []
    }
    default:
      return []
  }
}

function lacksReason({ load }: LoadContext, freight: CarrierFreight, field: string): readonly string[] {
  const isGiven = freight.kind === 'tariff' || freight.reason !== undefined || isAgreed(load, freight)
  return isGiven ? [] : [`${field}.reason`]
}
