/** What ends soon by its date: analyses of farms, verifications of scales, insurances of carriers (lanta-appi 6.5, 7.4). */
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

/** Days before the end from which an analysis, and anything else, stands on the list. */
export const noticeDays = { analysis: 60, other: 30 } as const

/** The last day on which it is valid; fewer than 0 days are left of what is over. */
const ending = { until: LocalDate, daysLeft: z.int() }
const Names = z.strictObject({ fi: z.string(), en: z.string() })

const ExpiringAnalysis = z.strictObject({
  ...ending,
  id: Uuid,
  account: Uuid,
  farm: z.string(),
  /** Empty: of the whole farm. */
  store: z.string(),
  type: Names,
})

const Ending = z.strictObject({
  ...ending,
  company: z.string(),
  id: z.string(),
  name: z.string(),
  /** Plant of a scale; empty for another one, and of a carrier. */
  place: z.string(),
})

export const readExpiring = manureCall({
  name: 'readExpiring',
  path: '/expiring/read',
  roles: officeRoles,
  /** Empty: all companies of the reader. */
  input: z.object({ company: z._default(z.string().check(z.maxLength(100)), '') }),
  /** What ends first comes first; an analysis that has been followed by a newer one is left out. */
  output: { analyses: z.array(ExpiringAnalysis), scales: z.array(Ending), insurances: z.array(Ending) },
  refusals: ['not_found'],
})
