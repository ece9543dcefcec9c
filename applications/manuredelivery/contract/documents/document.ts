import { documentRowOf } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

export const documentKinds = [
  ...(['commercialDocument', 'weighbridgeTicket', 'acceptance', 'settlementStatement', 'handOverRecord'] as const),
  'handOverContract',
] as const
export const DocumentKind = z.enum(documentKinds)

/** In a list of all: with the farm and what it was issued for. */
export const ListedDocument = z.strictObject({
  ...documentRowOf(DocumentKind).shape,
  farm: z.string(),
  consignment: z.nullable(z.strictObject({ id: Uuid, number: z.string() })),
  request: z.nullable(z.strictObject({ id: Uuid, number: z.string() })),
})
export type ListedDocument = z.infer<typeof ListedDocument>
