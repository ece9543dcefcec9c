/** A pickup request as lists and its page show it, cut to who reads it (7.3). */
import { documentRowOf, Moment } from '@workspace/logistics/contract'
import { IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { ConsignmentRow } from '../consignments/consignment-row.ts'
import { DocumentKind } from '../documents/document.ts'
import { RequestEstimate } from '../fields/amounts.ts'
import { requestStates } from '../states/request-states.ts'
import { requestCommands } from './request-event.ts'
import { DeclarationKind } from './request-fields.ts'

export const RequestState = z.enum(requestStates)

const Named = z.strictObject({ id: z.string(), name: z.string() })
const TwoNames = z.strictObject({ fi: z.string(), en: z.string() })
const TypeName = z.strictObject({ id: z.string(), code: z.string(), name: TwoNames })

export const RequestRow = z.strictObject({
  id: Uuid,
  /** Null while it is a draft that was never sent. */
  number: z.nullable(z.string()),
  company: Named,
  farm: Named,
  municipality: z.string(),
  store: z.nullable(Named),
  type: z.nullable(TypeName),
  /** Kilograms: of the estimate, planned, received, and what remains of the estimate. */
  estimateKg: z.int(),
  plannedKg: z.int(),
  receivedKg: z.int(),
  remainingKg: z.int(),
  readyFrom: z.nullable(LocalDate),
  mustBeOutBy: z.nullable(LocalDate),
  week: z.nullable(IsoWeek),
  day: z.nullable(LocalDate),
  plant: z.nullable(Named),
  state: RequestState,
  /** The office has not looked at what the farm changed or wrote, and a change is asked for. */
  isChanged: z.boolean(),
  changeAsked: z.boolean(),
  submittedAt: z.nullable(Moment),
  version: z.int(),
})
export type RequestRow = z.infer<typeof RequestRow>

const Declaration = z.strictObject({
  kind: DeclarationKind,
  isGiven: z.boolean(),
  by: z.string(),
  /** Who said it by telephone; empty where the person gave it. */
  byTelephone: z.string(),
  at: Moment,
  words: z.string(),
})

const Change = z.strictObject({
  id: Uuid,
  kind: z.enum(['change', 'cancel']),
  words: z.string(),
  fields: z.nullable(z.record(z.string(), z.unknown())),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  askedBy: z.string(),
  askedAt: Moment,
  answer: z.string(),
})

/** The terms that were chosen at the acceptance, in words. */
export const TermsInWords = z.strictObject({
  name: z.string(),
  isByHand: z.boolean(),
  words: z.array(TwoNames),
  passedOver: z.array(z.strictObject({ name: z.string(), why: z.string() })),
})
export type TermsInWords = z.infer<typeof TermsInWords>

export const Request = z.strictObject({
  ...RequestRow.shape,
  phone: z.string(),
  estimate: z.nullable(RequestEstimate),
  loaderAvailable: z.boolean(),
  note: z.string(),
  instructions: z.string(),
  contactName: z.string(),
  contactTelephone: z.string(),
  enteredBy: z.string(),
  isOnBehalf: z.boolean(),
  hold: z.nullable(z.strictObject({ reasonKind: z.string(), words: z.string(), reviewDate: z.nullable(LocalDate) })),
  storeEmptyAt: z.nullable(Moment),
  /** Until when the farm may change an accepted request; null once it has passed, and before. */
  cutOff: z.nullable(Moment),
  declarationsAsked: z.array(DeclarationKind),
  declarations: z.array(Declaration),
  changes: z.array(Change),
  terms: z.nullable(TermsInWords),
  consignments: z.array(ConsignmentRow),
  documents: z.array(documentRowOf(DocumentKind)),
  messages: z.array(z.strictObject({ who: z.string(), at: Moment, text: z.string() })),
  commands: z.array(z.enum(Object.keys(requestCommands) as [keyof typeof requestCommands])),
})
export type Request = z.infer<typeof Request>

/** What the office sees before it accepts a request. */
export const Acceptance = z.strictObject({
  plants: z.array(
    z.strictObject({
      ...Named.shape,
      takesType: z.boolean(),
      kgPerDay: z.int(),
      /** Planned and received kilograms of the next 28 days; a day without any is left out. */
      days: z.array(z.strictObject({ day: LocalDate, kg: z.int() })),
    }),
  ),
  loads: z.array(z.int()),
  terms: z.nullable(TermsInWords),
  termsVersion: z.int(),
  /** Rules of alerts in force at the farm or its municipality. */
  alerts: z.array(z.strictObject({ rule: z.string(), words: TwoNames })),
  declarationsMissing: z.array(DeclarationKind),
})

export const Estimate = z.strictObject({
  kg: z.int(),
  m3: z.int(),
  loads: z.array(z.int()),
  terms: z.nullable(TermsInWords),
})
