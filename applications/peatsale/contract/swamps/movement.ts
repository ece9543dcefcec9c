/** What came to a pile and what went from it (2.2): never changed, only added to. */
import { LocalDate, listInput, Quantity, saved, Total, text, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { surveyMethods } from './swamp.ts'

export const movementTypes = ['production', 'load', 'adjust', 'survey', 'loss', 'transfer'] as const
export type MovementType = (typeof movementTypes)[number]

export const MovementRow = z.strictObject({
  id: z.string(),
  type: z.enum(movementTypes),
  /** Signed: what goes is below zero. */
  quantity: z.int(),
  /** What lay in the pile then. */
  balance: z.int(),
  at: z.string(),
  /** Empty for the system, and for people who are no more. */
  who: z.string(),
  note: z.string(),
  /** The load that it went with, where the reader's office sold it. */
  load: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
})
export type MovementRow = z.infer<typeof MovementRow>

const MovementView = z.object({ stockpile: Uuid })

/** The ledger of a pile, for the office of its swamp. */
export const searchMovements = peatCall({
  name: 'searchMovements',
  path: '/stockpiles/movements',
  roles: officeRoles,
  input: listInput(MovementView, ['at']),
  output: { rows: z.array(MovementRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: ['not_found'],
})

/** `survey` is what lies there by a count; the others say what came or went. */
export const countKinds = ['survey', 'production', 'loss', 'more', 'less'] as const
export type CountKind = (typeof countKinds)[number]

/** The version is the pile's, so that of two who count at once one learns of the other. */
export const countStockpile = peatCall({
  name: 'countStockpile',
  path: '/stockpiles/count',
  roles: officeRoles,
  input: z.object({
    stockpile: Uuid,
    version: Version,
    kind: z.enum(countKinds),
    quantity: Quantity,
    /** Of a survey: when and how; else left as they are. */
    measuredOn: z.nullable(LocalDate),
    method: z.nullable(z.enum(surveyMethods)),
    reason: text(200, 3),
  }),
  output: { ...saved, balance: z.int() },
  refusals: ['modified_elsewhere', 'not_found'],
})
