/** Papers: what is immutable is the content; a PDF is only how it looks (4.1). */
import { Moment } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

export const documentKinds = ['waybill', 'deliveryNote', 'orderConfirmation'] as const
export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

export const DocumentRow = z.strictObject({
  id: Uuid,
  kind: DocumentKind,
  /** A waybill's has the check digit. */
  number: z.string(),
  edition: z.int(),
  /** A newer edition stands in its place. */
  isReplaced: z.boolean(),
  isVoid: z.boolean(),
  issuedAt: Moment,
})
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

export const DocumentLanguage = z.enum(['fi', 'en', 'both'])
