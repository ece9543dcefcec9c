/** Calls about bio-security alerts (lanta-appi 6.2). */
import { Words } from '@workspace/logistics/contract'
import { edited, listInput, saved, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles, workingRoles } from '../rights/roles.ts'
import { AlertContent, AlertFields, ListedAlert, StoppedConsignment, VisitingVehicle } from './alert.ts'

/** What an alert has stopped, or would stop, and who was there. */
const stopping = {
  /** At most 500 of them. */
  stops: z.array(StoppedConsignment),
  stopCount: z.int(),
  /** Within the last seven days. */
  vehicles: z.array(VisitingVehicle),
}

/** The alert with what it keeps stopped now: of all companies for a superadmin, of the own ones for an office. */
export const readAlert = manureCall({
  name: 'readAlert',
  path: '/alerts/read',
  roles: officeRoles,
  input: z.object({ id: Uuid }),
  output: { alert: ListedAlert, ...stopping },
  refusals: ['not_found'],
})

/** Changes nothing: what is asked of an alert before it is saved. */
export const previewAlert = manureCall({
  name: 'previewAlert',
  path: '/alerts/preview',
  roles: officeRoles,
  input: AlertContent,
  output: stopping,
  refusals: ['not_found'],
})

/** Stops what a `stop` alert covers, in the same transaction; `stopped` is how many. An ended alert is `wrong_state`. */
export const saveAlert = manureCall({
  name: 'saveAlert',
  path: '/alerts/save',
  roles: officeRoles,
  input: AlertFields,
  output: { ...saved, stopped: z.int() },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

/** Lifts the stops that this alert alone caused; `lifted` is how many. */
export const endAlert = manureCall({
  name: 'endAlert',
  path: '/alerts/end',
  roles: officeRoles,
  input: z.object({ ...edited, reason: Words }),
  output: { ...saved, lifted: z.int() },
  refusals: ['modified_elsewhere', 'not_found', 'wrong_state'],
})

const AlertView = z.object({
  company: z._default(z.union([Uuid, z.literal('')]), ''),
  view: z._default(z.enum(['current', 'past', 'all']), 'current'),
})

/** `current` are those in force and those to come. Only the office reads past ones. */
export const searchAlerts = manureCall({
  name: 'searchAlerts',
  path: '/alerts/search',
  roles: workingRoles,
  input: listInput(AlertView, ['from']),
  output: { rows: z.array(ListedAlert), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const alertCalls = { readAlert, previewAlert, saveAlert, endAlert, searchAlerts }
