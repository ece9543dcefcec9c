/** The calendar of a farm and its flocks (lanta-appi 6.4, 7.5). */
import { CalendarEntry, CalendarProposal, Flock, FlockFields } from '@workspace/logistics/contract/calendar'
import { edited, LocalDate, saved, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

/** At most a good year at a time. */
const mostDays = 500

/** A member reads all of it, also what other applications plan; an office its own pickups, and flocks where the farm shows them. */
export const readCalendar = manureCall({
  name: 'readCalendar',
  path: '/calendar/read',
  roles: ['farm', ...officeRoles],
  input: z.object({ account: Uuid, from: LocalDate, to: LocalDate }).check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= mostDays * 86_400_000, {
      path: ['to'],
    }),
  ),
  output: {
    /** Null where the reader does not see them. The newest first. */
    flocks: z.nullable(z.array(Flock)),
    entries: z.array(
      z.strictObject({
        ...CalendarEntry.shape,
        /** The pickup request, of an own entry of this application. */
        request: z.nullable(Uuid),
      }),
    ),
    /** With the store of the house, where one has its name or the site has no other. */
    proposals: z.array(z.strictObject({ ...CalendarProposal.shape, store: z.nullable(Uuid) })),
    /** Whether offices of this application see the flocks. */
    isShared: z.boolean(),
  },
  refusals: ['not_found'],
})

export const saveFlock = manureCall({
  name: 'saveFlock',
  path: '/calendar/flocks/save',
  roles: ['farm'],
  input: FlockFields,
  output: saved,
  refusals: ['modified_elsewhere', 'not_found'],
})

export const removeFlock = manureCall({
  name: 'removeFlock',
  path: '/calendar/flocks/remove',
  roles: ['farm'],
  input: z.object(edited),
  output: {},
  refusals: ['modified_elsewhere', 'not_found'],
})

/** Shows the flocks to the offices that collect from the farm, or hides them again. */
export const shareFlocks = manureCall({
  name: 'shareFlocks',
  path: '/calendar/flocks/share',
  roles: ['farm'],
  input: z.object({ account: Uuid, isShared: z.boolean() }),
  output: {},
  refusals: ['not_found'],
})

export const calendarCalls = { readCalendar, saveFlock, removeFlock, shareFlocks }
