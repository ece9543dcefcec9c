/** Quantities of a load's lines: of lines that it has, in whole pieces, and no more than a road carries. */
import type { DeliveredLine, LoadedLine } from '../../contract/loads/load-fields.ts'
import type { PlannedLine } from '../../contract/orders/order-fields.ts'
import { isPileFor } from '../stock/piles-of-load.ts'
import type { FactLine, LoadContext } from './load-context.ts'

/** In thousandths: more than any vehicle carries is a slip of the finger. */
const most: Readonly<Record<string, number>> = { m3: 1_000_000, pcs: 100_000_000, kg: 200_000_000 }
const onePiece = 1000

/** `line` names a line of the order, as it does where loads are planned. */
export function invalidPlannedLines({ lines }: LoadContext, given: readonly PlannedLine[]): readonly string[] {
  return given.flatMap(({ line, quantity }) => {
    const own = lines.find(({ order_line }) => order_line === line)
    return invalidLineOf(own, quantity)
  })
}

/** `line` names a line of the load. */
export function invalidQuantities({ lines }: LoadContext, given: readonly DeliveredLine[]): readonly string[] {
  return given.flatMap(({ line, quantity }) =>
    invalidLineOf(
      lines.find(({ id }) => id === line),
      quantity,
    ),
  )
}

export async function invalidLoadedLines(
  context: LoadContext,
  given: readonly LoadedLine[],
): Promise<readonly string[]> {
  const isNothing = given.every(({ quantity }) => quantity === 0)
  const piles = await Promise.all(given.map((line) => isRightPile(context, line)))
  return [
    ...invalidQuantities(context, given),
    ...(isNothing ? ['lines.quantity'] : []),
    ...(piles.every(Boolean) ? [] : ['lines.stockpile']),
  ]
}

function invalidLineOf(own: FactLine | undefined, quantity: number): readonly string[] {
  if (own === undefined) return ['lines.line']
  const isWhole = own.unit !== 'pcs' || quantity % onePiece === 0
  return isWhole && quantity <= (most[own.unit] ?? 0) ? [] : ['lines.quantity']
}

/** A pile of the load's swamp, of the line's product. */
async function isRightPile({ reader, load, lines }: LoadContext, { line, stockpile }: LoadedLine): Promise<boolean> {
  const code = lines.find(({ id }) => id === line)?.code
  if (stockpile === undefined) return true
  return await isPileFor(reader, { pile: stockpile, swamp: load.swamp, codes: code === undefined ? [] : [code] })
}
