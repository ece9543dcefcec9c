/** Weighing tickets: a machine of three states on the command pipeline of `logistics`. */
import type { DataField, Machine } from '@workspace/logistics/contract'
import {
  commandMaker,
  commandResult,
  EventRow,
  eventsOf,
  LatestChange,
  machineParts,
  Words,
} from '@workspace/logistics/contract'
import { Cursor, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { weighbridgeCall } from './weighbridge-call.ts'

export const ticketStates = ['open', 'weighed', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]
const TicketStateName = z.enum(ticketStates)

const roles = { visitor: 'unauthorized', weigherOwn: 'sees', weigherOther: 'not_found' } as const

interface TicketRowWords {
  readonly state: TicketState
  readonly role: keyof typeof roles
  readonly guard: 'isTooHeavy'
  readonly effect: 'recordVisit'
  readonly condition: 'hasWeight'
  readonly flag: 'late'
  readonly settled: 'before closing'
}

const by = ['weigherOwn'] as const
const commandOf = commandMaker<TicketRowWords, never>()
const physical = commandOf('physical')
const office = commandOf('office')

/** Each command once: its data, its rows and what the log shows of it. */
export const ticketCommands = {
  weigh: physical({
    data: z.strictObject({ kilograms: z.int().check(z.minimum(1), z.maximum(100_000)) }),
    rows: [
      { from: ['open', 'weighed'], to: 'weighed', by, needs: ['kilograms'] },
      { from: ['closed'], to: 'same', by, flag: 'late' },
    ],
  }),
  close: office({
    data: z.strictObject({}),
    rows: [
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
  }),
  reopen: office({
    data: z.strictObject({ reason: z.optional(Words) }),
    shows: ['reason'],
    rows: [{ from: ['closed'], to: 'before closing', by, requiredWhen: [{ need: 'reason', when: 'hasWeight' }] }],
  }),
}

export const TicketEvent = eventsOf(ticketCommands)
export type TicketEvent = z.infer<typeof TicketEvent>

export interface TicketWords extends TicketRowWords {
  readonly command: keyof typeof ticketCommands
  readonly need: DataField<TicketEvent>
}

/** The refusal code of each guard. */
export const ticketGuards = { isTooHeavy: 'bridge_overloaded' } as const

export const ticketMachine: Machine<TicketWords> = {
  states: ticketStates,
  paused: [],
  onward: [],
  ends: [],
  roles,
  ...machineParts(ticketCommands),
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
