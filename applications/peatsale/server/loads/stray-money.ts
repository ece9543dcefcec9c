/** Fields of a load's command that would make a sum beyond what money may be (2.2). */
import type { FreightRate } from '../../contract/events/event.ts'
import { isMoney } from '../../contract/prices/price-amount.ts'
import { amountsOf } from './amounts.ts'
import type { FactLine, LoadFacts } from './load-facts.ts'
import { isPayable, kmOf, volumeOfLines } from './proposal.ts'

export async function moneyStrays(facts: LoadFacts): Promise<readonly string[]> {
  const { event, load, reader } = facts
  switch (event.kind) {
    case 'offer':
      return (await isTooMuch(facts, event.data.freight, ({ planned }) => planned)) ? ['freight'] : []
    case 'assign':
    case 'reassign': {
      const freight = event.data.to.by === 'carrier' ? event.data.to.freight : undefined
      return freight && (await isTooMuch(facts, freight, ({ planned }) => planned)) ? ['to'] : []
    }
    case 'verify': {
      const { freight, lines, waiting } = event.data
      const billed = new Map(lines.map((line) => [line.line, line.billed]))
      const price = await amountsOf(reader, load.id, { load: load.id, billed, waited: waiting.site })
      const came = ({ delivered, loaded }: FactLine) => delivered ?? loaded ?? 0
      return [
        ...(price === undefined || isMoney(price.gross) ? [] : ['lines']),
        ...(freight !== null && (await isTooMuch(facts, freight, came)) ? ['freight'] : []),
      ]
    }
    default:
      return []
  }
}

async function isTooMuch(
  { reader, load, lines }: LoadFacts,
  freight: FreightRate,
  quantity: (line: FactLine) => number,
): Promise<boolean> {
  return !isPayable(freight, { volume: volumeOfLines(lines, quantity), km: await kmOf(reader, load) })
}
