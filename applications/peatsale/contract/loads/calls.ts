import { EventRow, LatestChange, Words } from '@workspace/logistics/contract'
import { Cursor, Find, IsoWeek, LocalDate, listInput, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall, peatCommandResult } from '../peat-call.ts'
import { officeRoles, workingRoles } from '../rights/roles.ts'
import { loadStates } from '../states/load-states.ts'
import { Load, VerificationProposal } from './load.ts'
import { LoadEvent } from './load-event.ts'
import { LoadRow, LoadState } from './load-row.ts'
import { problemRoles, readProblems } from './problem-calls.ts'
import { searchVerifications } from './verification-call.ts'
import { readOfficeWeek } from './week-call.ts'

const id = z._default(z.string().check(z.maxLength(100)), '')

/** Which loads: `unassigned` have nobody, `late` should have been loaded on an earlier day, `toVerify` are delivered and not verified, `flagged` need the office's eye. */
export const LoadView = z.object({
  find: Find,
  state: z._default(z.enum([...loadStates, 'unassigned', 'late', 'underWay', 'toVerify', 'flagged', 'all']), 'all'),
  week: z._default(z.union([IsoWeek, z.literal('')]), ''),
  day: z._default(z.union([LocalDate, z.literal('')]), ''),
  seller: id,
  swamp: id,
  carrier: id,
  vehicle: id,
  order: id,
})
export const loadSorts = ['slot', 'number'] as const

export const searchLoads = peatCall({
  name: 'searchLoads',
  path: '/loads/search',
  roles: workingRoles,
  input: listInput(LoadView, loadSorts),
  output: { rows: z.array(LoadRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readLoad = peatCall({
  name: 'readLoad',
  path: '/loads/read',
  roles: workingRoles,
  input: z.object({ id: Uuid }),
  output: {
    load: Load,
    proposal: z.nullable(VerificationProposal),
    /** For the office and the carrier's people; null for everybody else. */
    latest: z.nullable(LatestChange),
  },
  refusals: [],
})

export const readLoadEvents = peatCall({
  name: 'readLoadEvents',
  path: '/loads/events',
  roles: officeRoles,
  input: z.object({ id: Uuid, cursor: Cursor }),
  output: { rows: z.array(EventRow), cursor: z.string() },
  refusals: [],
})

const result = peatCommandResult(LoadState)

/** One act on a load, or one fact told of it; its id makes it happen once, for ever. */
export const commandLoad = peatCall({
  name: 'commandLoad',
  path: '/loads/command',
  roles: workingRoles,
  input: z.object({ event: LoadEvent }),
  output: result.alone,
  refusals: result.refusals,
  repeats: 'by-event',
})

/** `wrong_state`: another has handled it. */
export const handleProblem = peatCall({
  name: 'handleProblem',
  path: '/problems/handle',
  roles: problemRoles,
  input: z.object({ id: Uuid, words: z.optional(Words) }),
  output: {},
  refusals: ['not_found', 'wrong_state'],
})

/** Loads as they are read, and what is done to them. */
export const loadsCalls = {
  searchLoads,
  searchVerifications,
  readOfficeWeek,
  readLoad,
  readLoadEvents,
  commandLoad,
  readProblems,
  handleProblem,
}
