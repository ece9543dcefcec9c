/** Issued documents: the content never changes; a PDF is only how it looks (4.1). */
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Moment } from '../commands/event.ts'

/** Finnish, English, or both on one sheet. */
export const DocumentLanguage = z.enum(['fi', 'en', 'both'])

/** A document in a list. @param kind the kinds of the application */
export function documentRowOf<Kind extends z.ZodMiniType<string>>(kind: Kind) {
  return z.strictObject({
    id: Uuid,
    kind,
    number: z.string(),
    edition: z.int(),
    /** A newer edition has replaced it. */
    isReplaced: z.boolean(),
    isVoid: z.boolean(),
    issuedAt: Moment,
  })
}

/** The content as it was issued, for a page. */
export const documentContent = {
  content: z.record(z.string(), z.unknown()),
  sha256: z.string(),
  replacedBy: z.nullable(Uuid),
}
