/** The kinds of documents and where they are listed (4.1). A waybill's number has the check digit. */
import { documentRowOf } from '@workspace/logistics/contract'
import * as z from 'zod/mini'

export const documentKinds = ['waybill', 'deliveryNote', 'orderConfirmation'] as const
export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

export const DocumentRow = documentRowOf(DocumentKind)
export type DocumentRow = z.infer<typeof DocumentRow>

const Numbered = z.strictObject({ id: z.string(), number: z.string() })

/** A paper beside what it is about. */
export const ListedDocument = z.strictObject({
  ...DocumentRow.shape,
  customer: z.string(),
  order: Numbered,
  /** Null for a paper of the whole order. */
  load: z.nullable(Numbered),
})
export type ListedDocument = z.infer<typeof ListedDocument>
