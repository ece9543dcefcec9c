/** Delivered loads that the office has yet to verify: what was ordered, loaded and unloaded beside what is proposed (5.5). */
import { Find, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { VerificationProposal } from './load.ts'
import { LoadRow } from './load-row.ts'

/** What speaks against verifying a load as it is proposed. */
const marks = ['differs', 'beyond', 'noReceipt', 'waited', 'flagged', 'problem', 'noFreight'] as const

export const VerificationRow = z.strictObject({
  load: LoadRow,
  /** Planned for the load. */
  ordered: ShownQuantity,
  /** Unloaded against loaded, in thousandths; null while one of them is not known. */
  difference: z.nullable(z.int()),
  receipt: z.nullable(z.enum(['name', 'absent'])),
  papers: z.array(z.strictObject({ id: Uuid, number: z.string(), edition: z.int() })),
  marks: z.array(z.enum(marks)),
  proposal: VerificationProposal,
})
export type VerificationRow = z.infer<typeof VerificationRow>

export const VerificationView = z.object({
  /** `differs` and `papers` what needs a look for that; `plain` what nothing speaks against. */
  show: z._default(z.enum(['all', 'differs', 'papers', 'plain']), 'all'),
  carrier: z._default(UuidOrNone, ''),
  find: Find,
})

/** The hundred that have waited longest. `counts` are those of all that are found, whatever is shown. */
export const searchVerifications = peatCall({
  name: 'searchVerifications',
  path: '/loads/verifications',
  roles: officeRoles,
  input: VerificationView,
  output: {
    rows: z.array(VerificationRow),
    counts: z.strictObject({ all: z.int(), differs: z.int(), papers: z.int(), plain: z.int() }),
  },
  refusals: [],
})
