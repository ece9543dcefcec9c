/** Problems that the field has told and nobody has handled yet: the office and the carrier's dispatcher see them at once (5.6). */
import { Moment } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { problems } from './reason-tiles.ts'

export const problemRoles = ['carrierLead', 'office', 'superadmin'] as const

/** Whom to call about it. */
const Caller = z.strictObject({ name: z.string(), telephone: z.string() })

export const FieldProblem = z.strictObject({
  id: Uuid,
  load: z.strictObject({ id: Uuid, number: z.string(), customer: z.string(), plate: z.string() }),
  problem: z.enum(problems),
  words: z.string(),
  at: Moment,
  /** Who told it; without a name once the person has been removed. */
  by: Caller,
  /** Null where the driver told it, or where nobody drives. */
  driver: z.nullable(Caller),
})
export type FieldProblem = z.infer<typeof FieldProblem>

/** The oldest first, at most fifty. */
export const readProblems = peatCall({
  name: 'readProblems',
  path: '/problems',
  method: 'GET',
  roles: problemRoles,
  input: z.object({}),
  output: { problems: z.array(FieldProblem) },
  refusals: [],
})
