/** Quantities of a load's lines: of lines that it has, in whole pieces, and no more than a road carries. */
import type { DeliveredLine, LoadedLine } from '../../contract/loads/load-fields.ts'
import type { PlannedLine } from '../../contract/orders/order-fields.ts'
import { isPileFor } from '../stock/piles-of-load.ts'
import type { FactLine, LoadFacts } from './load-facts.ts'

/** In thousandths: more than any vehicle carries is a slip of the finger. */
const most: Readonly<Record<string, number>> = { m3: 1_000_000, pcs: 100_000_000, kg: 200_000_000 }
const onePiece = 1000

/** `line` names a line of the order, as it does where loads are planned. */
export function plannedStrays({ lines }: LoadFacts, given: readonly PlannedLine[]): readonly string[] {
  return given.flatMap(({ line, quantity }) => {
    const own = lines.find(({ order_line }) => order_line === line)
    return strayOf(own, quantity)
  })
}

/** `line` names a line of the load. */
export function quantityStrays({ lines }: LoadFacts, given: readonly DeliveredLine[]): readonly string[] {
  return given.flatMap(({ line, quantity }) =>
    strayOf(
      lines.find(({ id }) => id === line),
      quantity,
    ),
  )
}

export async function loadedStrays(facts: LoadFacts, given: readonly LoadedLine[]): Promise<readonly string[]> {
  const isNothing = given.every(({ quantity }) => quantity === 0)
  const piles = await Promise.all(given.map((line) => isRightPile(facts, line)))
  return [
    ...quantityStrays(facts, given),
    ...(isNothing ? ['lines.quantity'] : []),
    ...(piles.every(Boolean) ? [] : ['lines.stockpile']),
  ]
}

function strayOf(own: FactLine | undefined, quantity: number): readonly string[] {
  if (own === undefined) return ['lines.line']
  const isWhole = own.unit !== 'pcs' || quantity % onePiece === 0
  return isWhole && quantity <= (most[own.unit] ?? 0) ? [] : ['lines.quantity']
}

/** A pile of the load's swamp, of the line's product. */
async function isRightPile({ reader, load, lines }: LoadFacts, { line, stockpile }: LoadedLine): Promise<boolean> {
  const code = lines.find(({ id }) => id === line)?.code
  if (stockpile === undefined) return true
  return await isPileFor(reader, { pile: stockpile, swamp: load.swamp, codes: code === undefined ? [] : [code] })
}
