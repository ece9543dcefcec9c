/** A filled draft to begin an offer with (lanta-appi 7.5). */
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { RequestEstimate } from '../fields/amounts.ts'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { DeclarationKind, requestInstructions } from './request-fields.ts'

/**
 * From an earlier request (`like`), else from the last one from the store, or from the farm's last one. `on` is the day on which
 * manure can leave; without it the flock in the store's house says it, where the reader sees flocks. The farm's next birds say until
 * when it must be out.
 */
export const proposeRequest = manureCall({
  name: 'proposeRequest',
  path: '/requests/propose',
  roles: ['farm', ...officeRoles],
  input: z.object({
    account: Uuid,
    like: z.optional(Uuid),
    store: z.optional(Uuid),
    on: z.optional(LocalDate),
  }),
  output: {
    draft: z.strictObject({
      company: Uuid,
      /** Null: the farm has several, and none was used last. */
      store: z.nullable(Uuid),
      type: z.nullable(Uuid),
      estimate: z.nullable(RequestEstimate),
      readyFrom: LocalDate,
      mustBeOutBy: z.nullable(LocalDate),
      loaderAvailable: z.boolean(),
      ...requestInstructions,
    }),
    declarationsAsked: z.array(DeclarationKind),
  },
  refusals: ['not_found'],
})
