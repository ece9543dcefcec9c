/** Several farms in one truck run (lanta-appi 3.3, W10). */
import { Words } from '@workspace/logistics/contract'
import { edited, LocalDate, saved, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

const isDistinct = z.refine<readonly string[]>((all) => new Set(all).size === all.length)

/** Up to six of one day, vehicle and plant in their order; none of them takes the run apart. */
export const saveRun = manureCall({
  name: 'saveRun',
  path: '/runs/save',
  roles: ['carrierLead', ...officeRoles],
  input: z.object({
    ...edited,
    vehicle: Uuid,
    day: LocalDate,
    consignments: z.array(Uuid).check(z.maxLength(6), isDistinct),
    /** Why poultry of two keeping places, two types, or a farm after the last stop, all the same. */
    reason: z.optional(Words),
  }),
  output: saved,
  refusals: ['modified_elsewhere', 'not_found', 'does_not_fit', 'consignment_under_way'],
})

export const runCalls = { saveRun }
