/** One search over what somebody works with: by number, farm, plant or plate. */
import { codeText, findMaxLength, IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { DocumentKind } from '../documents/document.ts'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { consignmentStates } from '../states/consignment-states.ts'
import { requestStates } from '../states/request-states.ts'

/** One letter finds half of everything. */
export const anythingFindLeast = 2
/** Of each kind; the lists find the rest. */
export const anythingFindMost = 8

const work = { id: Uuid, number: z.string(), farm: z.string(), municipality: z.string(), week: z.nullable(IsoWeek) }

/**
 * A farm finds its own requests, consignments and documents, a foreman those of the own carrier, an office those of its companies and
 * their farms and plants besides. Consignments also by the plate of their truck.
 */
export const findAnything = manureCall({
  name: 'findAnything',
  path: '/search',
  roles: ['farm', 'carrierLead', ...officeRoles],
  input: z.object({ find: codeText(findMaxLength, anythingFindLeast) }),
  output: {
    requests: z.array(z.strictObject({ ...work, state: z.enum(requestStates) })),
    consignments: z.array(
      z.strictObject({
        ...work,
        day: z.nullable(LocalDate),
        state: z.enum(consignmentStates),
        arrived: z.boolean(),
        /** Empty where the reader does not see the truck, and while none is set. */
        plate: z.string(),
      }),
    ),
    farms: z.array(
      z.strictObject({ id: Uuid, name: z.string(), numbers: z.array(z.string()), municipality: z.string() }),
    ),
    plants: z.array(z.strictObject({ id: Uuid, name: z.string(), code: z.string(), municipality: z.string() })),
    documents: z.array(z.strictObject({ id: Uuid, kind: DocumentKind, number: z.string(), farm: z.string() })),
  },
  refusals: [],
})
