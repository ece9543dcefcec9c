/** Fields of a load's command that would make a sum beyond what money may be (2.2). */

import { isMoney } from '@workspace/logistics/contract'
import type { CarrierFreight } from '../../contract/fields/delivery-terms.ts'
import { amountsOf } from './amounts.ts'
import type { FactLine, LoadContext } from './load-context.ts'
import { isPayable, kmOf, volumeOfLines } from './proposal.ts'
import { cameQuantity, plannedQuantity } from './tariff-pay.ts'

export async function invalidMoney(context: LoadContext): Promise<readonly string[]> {
  const { event, load, reader } = context
  switch (event.kind) {
    case 'offer':
      return (await isTooMuch(context, event.data.freight, plannedQuantity)) ? ['freight'] : []
    case 'assign':
    case 'reassign': {
      const freight = event.data.to.by === 'carrier' ? event.data.to.freight : undefined
      return freight && (await isTooMuch(context, freight, plannedQuantity)) ? ['to'] : []
    }
    case 'verify': {
      const { freight, lines, waiting } = event.data
      const billed = new Map(lines.map((line) => [line.line, line.billed]))
      const price = await amountsOf(reader, load.id, { load: load.id, billed, waited: waiting.site })
      return [
        ...(price === undefined || isMoney(price.gross) ? [] : ['lines']),
        ...(freight !== null && (await isTooMuch(context, freight, cameQuantity)) ? ['freight'] : []),
      ]
    }
    default:
      return []
  }
}

async function isTooMuch(
  { reader, load, lines }: LoadContext,
  freight: CarrierFreight,
  quantity: (line: FactLine) => number,
): Promise<boolean> {
  // A tariff that would come to more does not fit.
  if (freight.kind === 'tariff') return false
  return !isPayable(freight, { volume: volumeOfLines(lines, quantity), km: await kmOf(reader, load) })
}
