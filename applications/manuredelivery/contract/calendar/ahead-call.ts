/** What offices may expect by the flocks that farms show them (lanta-appi 6.4). */
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

/** Days ahead: by then a truck is planned. */
export const daysAhead = 60

/** Manure that flocks lead one to expect and nobody has offered yet, by day; of farms of the own companies that share them. */
export const readManureAhead = manureCall({
  name: 'readManureAhead',
  path: '/calendar/ahead',
  roles: officeRoles,
  input: z.object({}),
  output: {
    /** Farms that share their flocks. */
    farms: z.int(),
    rows: z.array(
      z.strictObject({
        account: Uuid,
        farm: z.string(),
        municipality: z.string(),
        house: z.string(),
        /** Of the last flock. */
        birds: z.int(),
        day: LocalDate,
        store: z.nullable(Uuid),
      }),
    ),
  },
  refusals: [],
})
