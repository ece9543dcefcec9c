/** What a farm offers, as forms send it. A field that is left out stays as it is; null empties it. */
import { Moment, Words } from '@workspace/logistics/contract'
import { isOneLine, LocalDate, line, Telephone, text, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { RequestEstimate } from '../fields/amounts.ts'
import { TermsByHand } from '../terms/term-fields.ts'

/** What a farm may have to assure of its manure; the manure type says which of them are asked. */
export const declarationKinds = [
  'no_notifiable_disease',
  'no_salmonella_restriction',
  'no_wild_oat',
  'no_foreign_objects',
] as const
export const DeclarationKind = z.enum(declarationKinds)
export type DeclarationKind = z.infer<typeof DeclarationKind>

/** Each kind once. */
export const Declarations = z.array(DeclarationKind).check(
  z.minLength(1),
  z.maxLength(declarationKinds.length),
  z.refine((kinds) => new Set(kinds).size === kinds.length),
)

/** Who gave the office a piece of information by telephone, and when. */
export const ByTelephone = z.strictObject({ who: line(100, 1), at: Moment })

/** What the driver reads about the yard; a text may be empty. */
export const requestInstructions = {
  instructions: text(500),
  contactName: line(100),
  contactTelephone: Telephone.check(isOneLine),
}

/** What the farm may change of a request that it has sent. */
const content = {
  store: z.optional(z.nullable(Uuid)),
  type: z.optional(z.nullable(Uuid)),
  estimate: z.optional(z.nullable(RequestEstimate)),
  readyFrom: z.optional(z.nullable(LocalDate)),
  mustBeOutBy: z.optional(z.nullable(LocalDate)),
  loaderAvailable: z.optional(z.boolean()),
  note: z.optional(text(1000)),
  instructions: z.optional(requestInstructions.instructions),
  contactName: z.optional(requestInstructions.contactName),
  contactTelephone: z.optional(requestInstructions.contactTelephone),
}

type Days = { readonly readyFrom?: string | null | undefined; readonly mustBeOutBy?: string | null | undefined }
/** The server asks the same of a day that the request already has. */
const daysInOrder = z.refine<Days>(
  ({ readyFrom, mustBeOutBy }) => !readyFrom || !mustBeOutBy || readyFrom <= mustBeOutBy,
  { path: ['mustBeOutBy'] },
)

const declarations = { declarations: z.optional(Declarations), byTelephone: z.optional(ByTelephone) }

/** A draft; company and account are sent when it is first saved. */
export const RequestFields = z
  .strictObject({ ...content, ...declarations, company: z.optional(Uuid), account: z.optional(Uuid) })
  .check(daysInOrder)

export const GivenDeclarations = z.strictObject(declarations)

/** How the office chooses terms: against the published ones that it has seen, or by hand. */
export const termsChoice = { termsVersion: z.optional(Version), terms: z.optional(TermsByHand) }

export const RequestEdit = z.strictObject({ ...content, ...termsChoice, reason: z.optional(Words) }).check(daysInOrder)

/** In words or as new fields, or both. */
export const ChangeAsked = z
  .strictObject({ words: z.optional(Words), fields: z.optional(z.strictObject(content).check(daysInOrder)) })
  .check(
    z.refine(({ words, fields }) => words !== undefined || Object.keys(fields ?? {}).length > 0, { path: ['words'] }),
  )
