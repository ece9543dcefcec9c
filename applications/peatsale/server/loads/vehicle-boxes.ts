import { Quantity } from '@workspace/portal/contract'
import * as z from 'zod/mini'

const Boxes = z.array(z.object({ name: z.string(), m3: Quantity }))

/** The boxes of a vehicle as its row keeps them: name and thousandths of a cubic metre. */
export function boxesOf(stored: string): z.infer<typeof Boxes> {
  return Boxes.parse(JSON.parse(stored))
}
