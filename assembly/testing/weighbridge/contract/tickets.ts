/** Weighing tickets: a machine of three states on the command pipeline of `logistics`. */
import type { DataField, Machine } from '@workspace/logistics/contract'
import { commandResult, EventRow, eventOf, LatestChange, Words } from '@workspace/logistics/contract'
import { Cursor, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { weighbridgeCall } from './weighbridge-call.ts'

export const ticketStates = ['open', 'weighed', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]
const TicketStateName = z.enum(ticketStates)

export const TicketEvent = z.discriminatedUnion('kind', [
  eventOf('weigh', z.strictObject({ kilograms: z.int().check(z.minimum(1), z.maximum(100_000)) })),
  eventOf('close', z.strictObject({})),
  eventOf('reopen', z.strictObject({ reason: z.optional(Words) })),
])
export type TicketEvent = z.infer<typeof TicketEvent>

export interface TicketWords {
  readonly state: TicketState
  readonly command: TicketEvent['kind']
  readonly role: 'visitor' | 'weigherOwn' | 'weigherOther'
  readonly guard: 'isTooHeavy'
  readonly effect: 'recordVisit'
  readonly need: DataField<TicketEvent>
  readonly condition: 'hasWeight'
  readonly flag: 'late'
  readonly settled: 'before closing'
}

/** The refusal code of each guard. */
export const ticketGuards = { isTooHeavy: 'bridge_overloaded' } as const

const by = ['weigherOwn'] as const

export const ticketMachine: Machine<TicketWords> = {
  states: ticketStates,
  paused: [],
  onward: [],
  ends: [],
  roles: { visitor: 'unauthorized', weigherOwn: 'sees', weigherOther: 'not_found' },
  kinds: { weigh: 'physical', close: 'office', reopen: 'office' },
  rows: {
    weigh: [
      { from: ['open', 'weighed'], to: 'weighed', by, needs: ['kilograms'] },
      { from: ['closed'], to: 'same', by, flag: 'late' },
    ],
    close: [
      {
        from: ['weighed'],
        to: 'closed',
        by,
        needs: ['baseVersion'],
        guards: ['isTooHeavy'],
        effects: ['recordVisit'],
        undo: 'reopen',
      },
    ],
    reopen: [{ from: ['closed'], to: 'before closing', by, requiredWhen: [{ need: 'reason', when: 'hasWeight' }] }],
  },
  notAsEvent: [],
}

const result = commandResult({
  refusals: ['bridge_overloaded', 'wrong_state'],
  flags: ['late'],
  state: TicketStateName,
})

/** One command on a ticket; the first weighing makes the ticket. */
export const commandTicket = weighbridgeCall({
  name: 'commandTicket',
  path: '/tickets/command',
  roles: ['weigher'],
  input: z.object({ event: TicketEvent }),
  output: result.alone,
  refusals: result.refusals,
  repeats: 'by-event',
})

/** Events that a device has collected: each gets the answer that it would get alone. */
export const syncTickets = weighbridgeCall({
  name: 'syncTickets',
  path: '/tickets/sync',
  roles: ['weigher'],
  input: z.object({ events: z.array(TicketEvent).check(z.minLength(1), z.maxLength(50)) }),
  output: { results: z.array(result.inBatch) },
  refusals: [],
  repeats: 'by-event',
})

/** A ticket of the own bridge. */
export const readTicket = weighbridgeCall({
  name: 'readTicket',
  path: '/tickets/read',
  roles: ['weigher'],
  input: z.object({ id: Uuid }),
  output: {
    state: TicketStateName,
    kilograms: z.int(),
    version: z.int(),
    latest: z.nullable(LatestChange),
  },
  refusals: [],
})

export const readTicketEvents = weighbridgeCall({
  name: 'readTicketEvents',
  path: '/tickets/events',
  roles: ['weigher'],
  input: z.object({ id: Uuid, cursor: Cursor }),
  output: { rows: z.array(EventRow), cursor: z.string() },
  refusals: [],
})
