/** Calls about traceability (lanta-appi 6.3). */
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { TraceLine, TracePageQuestion, TraceQuestion } from './trace.ts'

/** At most 2 000 lines a page. */
export const trace = manureCall({
  name: 'trace',
  path: '/trace',
  roles: officeRoles,
  input: TracePageQuestion,
  output: {
    lines: z.array(TraceLine),
    /** Where a truck of the page went after it had been where was asked. */
    farms: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        /** Some truck came there without a wash between. */
        isUnwashed: z.boolean(),
      }),
    ),
    cursor: z.string(),
  },
  refusals: [],
})

/** CSV of the whole, whatever the number of lines. */
export const exportTrace = manureCall({
  name: 'exportTrace',
  path: '/trace/export',
  roles: officeRoles,
  input: TraceQuestion,
  output: {},
  refusals: [],
  file: 'given',
})

export const traceCalls = { trace, exportTrace }
