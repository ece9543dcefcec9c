import * as z from 'zod/mini'

const documentKinds = ['commercialDocument', 'weighbridgeTicket', 'acceptance'] as const
export const DocumentKind = z.enum(documentKinds)
