/** Calls about pickup requests. */
import { EventRow } from '@workspace/logistics/contract'
import { Cursor, Find, IsoWeek, listInput, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { RequestEstimate } from '../fields/amounts.ts'
import { manureCall, manureCommandResult } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { requestStates } from '../states/request-states.ts'
import { Acceptance, Estimate, Request, RequestRow, RequestState } from './request.ts'
import { RequestEvent } from './request-event.ts'

const farmAndOffice = ['farm', ...officeRoles] as const
const id = z._default(z.string().check(z.maxLength(100)), '')

export const requestSorts = ['number', 'ready'] as const
/** `toAccept` wait for the office, `changed` were changed or written to by the farm, `open` have not ended. */
export const RequestView = z.object({
  find: Find,
  state: z._default(z.enum([...requestStates, 'toAccept', 'changed', 'open', 'all']), 'all'),
  company: id,
  account: id,
  type: id,
  plant: id,
  week: z._default(z.union([IsoWeek, z.literal('')]), ''),
})

export const searchRequests = manureCall({
  name: 'searchRequests',
  path: '/requests/search',
  roles: farmAndOffice,
  input: listInput(RequestView, requestSorts),
  output: { rows: z.array(RequestRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const readRequest = manureCall({
  name: 'readRequest',
  path: '/requests/read',
  roles: farmAndOffice,
  input: z.object({ id: Uuid }),
  output: { request: Request },
  refusals: [],
})

/** The newest first; `cursor` goes on to the older ones. */
export const readRequestEvents = manureCall({
  name: 'readRequestEvents',
  path: '/requests/events',
  roles: officeRoles,
  input: z.object({ id: Uuid, cursor: Cursor }),
  output: { rows: z.array(EventRow), cursor: z.string() },
  refusals: [],
})

/** What it would be: kilograms, truck loads and the terms that would apply. */
export const estimateRequest = manureCall({
  name: 'estimateRequest',
  path: '/requests/estimate',
  roles: farmAndOffice,
  input: z.object({ company: Uuid, account: Uuid, store: Uuid, type: Uuid, estimate: RequestEstimate }),
  output: { estimate: Estimate },
  refusals: ['not_found'],
})

export const prepareAcceptance = manureCall({
  name: 'prepareAcceptance',
  path: '/requests/acceptance',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { acceptance: Acceptance },
  refusals: ['wrong_state'],
})

const result = manureCommandResult(RequestState)

/** One command on a request; its id makes it happen once, for ever. */
export const commandRequest = manureCall({
  name: 'commandRequest',
  path: '/requests/command',
  roles: farmAndOffice,
  input: z.object({ event: RequestEvent }),
  output: result.alone,
  refusals: result.refusals,
  repeats: 'by-event',
})

export const requestCalls = {
  ...{ searchRequests, readRequest, readRequestEvents, estimateRequest, prepareAcceptance, commandRequest },
}
