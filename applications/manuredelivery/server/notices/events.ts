/** What people are notified of, by the names of its letters: to whom, and whether a letter goes (7.4). */
import type { NoticeEvent } from '@workspace/portal/server'
import { letterNames } from '../../contract/letters/letter-names.ts'
import type { ManureRole } from '../../contract/rights/roles.ts'
import type { letters } from '../letters/templates.ts'

type Event = Omit<NoticeEvent, 'names'> & { readonly to: readonly ManureRole[] }
const farmMust: Event = { to: ['farm'], letter: 'required' }
const askerMust: Event = { to: ['newcomer', 'farm'], letter: 'required' }
const farmMay: Event = { to: ['farm'], letter: 'choice' }
const crewMay: Event = { to: ['carrierLead', 'driver'], letter: 'choice' }
const crewMust: Event = { to: ['carrierLead', 'driver'], letter: 'required' }
const bothMust: Event = { to: ['farm', 'carrierLead', 'driver'], letter: 'required' }
/** The letter goes to the address of the company. */
const officeMust: Event = { to: ['office'], letter: 'shared' }
const officeReads: Event = { to: ['office'], letter: 'none' }
/** By then another carrier has the consignment, or none. */
const gone = { outlives: true } as const
const urgent = { urgent: true } as const

const events = {
  farm_request_received: askerMust,
  farm_request_accepted: askerMust,
  farm_request_declined: askerMust,
  request_received: farmMust,
  request_entered_for_you: farmMust,
  request_accepted: farmMust,
  request_changed: farmMust,
  request_change_received: farmMust,
  request_rejected: farmMust,
  request_held: farmMust,
  request_released: farmMust,
  request_cancelled: farmMust,
  request_remainder_closed: farmMust,
  request_reopened: farmMust,
  request_unaccepted: farmMust,
  request_completed: farmMust,
  change_accepted: farmMust,
  change_declined: farmMust,
  declarations_given_for_you: farmMust,
  pickup_planned: farmMust,
  pickup_cancelled: farmMust,
  consignment_changed: farmMust,
  manure_collected: farmMay,
  manure_received: farmMust,
  confirm_reminder: farmMust,
  quantity_corrected: farmMust,
  objection_decided: farmMust,
  cause_changed: bothMust,
  analysis_expiring: farmMay,
  insurance_expiring: { to: ['carrierLead'], letter: 'choice' },
  manure_refused: { ...bothMust, ...urgent },
  pickup_failed: bothMust,
  consignment_offered: crewMay,
  consignment_assigned: crewMay,
  consignment_reassigned: { ...crewMay, ...gone },
  consignment_taken_back: { ...crewMay, ...gone },
  consignment_moved: crewMay,
  consignment_cancelled: { ...crewMay, ...gone },
  consignment_stopped: { ...crewMust, ...urgent },
  consignment_stop_lifted: crewMust,
  consignment_redirected: { ...crewMust, ...urgent },
  consignment_return: { ...crewMust, ...urgent },
  change_to_office: officeMust,
  declaration_revoked_to_office: { ...officeMust, ...urgent },
  objection_to_office: officeMust,
  refused_to_office: { ...officeMust, ...urgent },
  failed_to_office: { ...officeMust, ...urgent },
  problem_to_office: { ...officeMust, ...urgent },
  evidence_to_office: officeMust,
  released_late_to_office: officeMust,
  request_note_to_office: officeReads,
  consignment_note_to_office: officeReads,
  // An invitation goes to an address, not to a person.
} satisfies Record<Exclude<keyof typeof letters, 'farm_invitation'>, Event>

type Name = keyof typeof events

export const notices = Object.fromEntries(
  Object.entries(events).map(([name, event]) => [name, { ...event, names: letterNames[name as Name] }]),
) as unknown as Readonly<Record<Name, NoticeEvent>>
