/** The server side of weighing tickets: the application's own rows, rights and effects on the shared command pipeline. */
import { randomUUID } from 'node:crypto'
import { wordFieldsOf } from '@workspace/logistics/contract'
import type { CommandContext, ReceivedCommand } from '@workspace/logistics/server'
import {
  aggregate,
  applyBatch,
  eventLog,
  faultsOf,
  inBatch,
  latestChangeIn,
  latestEventIn,
  logPage,
  tablesOf,
} from '@workspace/logistics/server'
import type { ApplicationCommand, NoTables } from '@workspace/portal/server'
import { CommandFailed, handlersOf } from '@workspace/portal/server'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { kilogramsMost } from '../contract/index.ts'
import type { TicketState, TicketWords } from '../contract/tickets.ts'
import {
  commandTicket,
  readTicket,
  readTicketEvents,
  syncTickets,
  TicketEvent,
  ticketCommands,
  ticketGuards,
  ticketMachine,
} from '../contract/tickets.ts'
import type { WeighbridgeTables } from './tables.ts'
import { ownTables } from './tables.ts'
import type { Weigher } from './weigher.ts'
import { channelsOfWeigher } from './weigher.ts'

const { reads, writes } = handlersOf<Weigher>()

type Ticket = Selectable<WeighbridgeTables['weighbridge_ticket']>

interface TicketContext extends CommandContext<TicketWords, TicketEvent, Weigher> {
  readonly ticket: Ticket
}

const log = eventLog(tablesOf('weighbridge'))
const latestChange = latestChangeIn(latestEventIn(log, { facts: ['weigh'], corrections: [], correctors: [] }))

const tickets = aggregate<TicketWords, TicketEvent, TicketContext, Weigher>({
  name: 'ticket',
  machine: ticketMachine,
  log,
  refusals: ticketGuards,
  skipsVersionCheck: [],
  lockAndRead,
  guards: { isTooHeavy: ({ ticket }) => ticket.kilograms > kilogramsMost },
  conditions: { hasWeight: ({ ticket }) => ticket.kilograms > 0 },
  invalidFields: () => Promise.resolve([]),
  resolveTarget: ({ ticket }) => (ticket.kilograms > 0 ? 'weighed' : 'open'),
  write: async (transaction, { ticket, event, to, flag }, version) => {
    const kilograms = event.kind === 'weigh' && flag === undefined ? event.data.kilograms : ticket.kilograms
    const tickets = ownTables(transaction).updateTable('weighbridge_ticket').set({ state: to, version, kilograms })
    await tickets.where('id', '=', ticket.id).execute()
  },
  effects: {
    recordVisit: async (transaction, { ticket, issuer, at }) => {
      const visit = { id: randomUUID(), account_id: issuer.actor.id, kilograms: ticket.kilograms, at }
      await ownTables(transaction).insertInto('weighbridge_visit').values(visit).execute()
    },
  },
  afterEffects: async (transaction, { ticket, issuer: { host, actor } }) => {
    await host.live.publish(transaction, { topic: 'tickets', ids: [ticket.id], channels: channelsOfWeigher(actor) })
  },
})

async function lockAndRead(
  transaction: Transaction<NoTables>,
  received: ReceivedCommand<TicketEvent, Weigher>,
): Promise<TicketContext | undefined> {
  const ticket = (await lockTicket(transaction, received.event.of)) ?? (await newTicket(transaction, received))
  if (ticket === undefined) return undefined
  const isOwn = ticket.bridge !== '' && ticket.bridge === received.issuer.actor.bridge
  return {
    ...received,
    reader: transaction,
    ticket,
    state: ticket.state as TicketState,
    version: ticket.version,
    roles: [isOwn ? 'weigherOwn' : 'weigherOther'],
  }
}

/** The update changes nothing; it locks the row until the transaction ends. */
async function lockTicket(transaction: Transaction<NoTables>, id: string): Promise<Ticket | undefined> {
  const tickets = ownTables(transaction).updateTable('weighbridge_ticket')
  const locked = tickets.set((row) => ({ version: row.ref('version') })).where('id', '=', id)
  return await locked.returningAll().executeTakeFirst()
}

/** The first weighing makes the ticket; of two at once, the second finds that of the first. */
async function newTicket(
  transaction: Transaction<NoTables>,
  { event, issuer: { host, actor } }: ReceivedCommand<TicketEvent, Weigher>,
): Promise<Ticket | undefined> {
  if (event.kind !== 'weigh' || actor.bridge === '') return undefined
  await host.database.lock(transaction, `ticket:${event.of}`)
  const meanwhile = await lockTicket(transaction, event.of)
  if (meanwhile !== undefined) return meanwhile
  const ticket = { id: event.of, bridge: actor.bridge, kilograms: 0, state: 'open', version: 1 }
  await ownTables(transaction).insertInto('weighbridge_ticket').values(ticket).execute()
  return ticket
}

export const commandTicketHandler = writes(commandTicket, {
  write: async ({ host, actor, request, transaction }, { event }, refuse) => {
    const issuer = { host, actor, now: request.now, by: request }
    const answered = await tickets.apply(transaction, { issuer, event })
    if (!('refused' in answered)) return answered
    throw refuse(answered.refused as (typeof commandTicket.refusals)[number], { fields: answered.fields })
  },
})

const batch = [inBatch({ schema: TicketEvent, commands: tickets, owns: () => Promise.resolve(true) })]

export const syncTicketsHandler = writes(syncTickets, {
  write: async ({ host, actor, request, transaction }, { events }) => {
    const issuer = { host, actor, now: request.now, by: request }
    return { results: await applyBatch(batch, transaction, { issuer, events }) }
  },
})

export const readTicketHandler = reads(readTicket, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const ticket = await ownTicket(reader, actor, id)
  if (ticket === undefined) throw refuse('not_found')
  return {
    state: ticket.state as TicketState,
    kilograms: ticket.kilograms,
    version: ticket.version,
    latest: await latestChange({ host, reader, actor }, id, () => true),
  }
})

export const readTicketEventsHandler = reads(readTicketEvents, async ({ host, actor }, { id, cursor }, refuse) => {
  if ((await ownTicket(host.database.reading, actor, id)) === undefined) throw refuse('not_found')
  return await logPage({ host, log, wordFields: wordFieldsOf(ticketCommands) }, id, cursor)
})

async function ownTicket(reader: Kysely<NoTables>, { bridge }: Weigher, id: string): Promise<Ticket | undefined> {
  const tickets = ownTables(reader).selectFrom('weighbridge_ticket').selectAll().where('id', '=', id)
  return await tickets.where('bridge', '=', bridge).executeTakeFirst()
}

export const verifyTickets: ApplicationCommand = {
  usage: '',
  summary: 'Compares the event log of the tickets with their states.',
  options: {},
  words: 0,
  run: async (_, { host: { database }, print }) => {
    const tickets = () => ownTables(database.reading).selectFrom('weighbridge_ticket').select(['id', 'state'])
    const page = async (after: string, limit: number) => {
      const rows = await tickets().where('id', '>', after).orderBy('id').limit(limit).execute()
      return rows.map((row) => ({ ...row, number: null }))
    }
    const faults = await faultsOf({ database, log }, { machine: ticketMachine, page })
    for (const fault of faults) print(fault)
    if (faults.length > 0) throw new CommandFailed(`${faults.length} tickets differ from their events.`)
    print('Every ticket is as its events say.')
  },
}
