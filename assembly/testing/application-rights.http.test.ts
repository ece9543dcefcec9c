/** The third application's rights, hostile inputs and leaks, declared with the portal's kit. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { hostileInputs, leakHunt, rightsMatrix, startTestPortal } from '@workspace/portal/server/testing'
import { mounted } from '../server/applications.ts'
import { readVisits, recordVisit, weighbridgeCalls } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'
import { ownTables } from './weighbridge/server/tables.ts'

const start = () =>
  startTestPortal({
    ...mounted,
    applications: [...mounted.applications, weighbridgeServer],
    settings: { rateLimits: false },
  })

const seen = { apps: ['weighbridge'] }
const callers = {
  visitor: 'visitor',
  /** Has the role and does not see the application. */
  unseeing: { fields: { groups: ['weighbridgeuser'] } },
  /** Sees the application and has no role in it. */
  roleless: { fields: seen },
  almost: { fields: { ...seen, groups: ['weighbridgeusers', 'Weighbridgeuser'] } },
  weigher: {
    fields: { ...seen, groups: ['weighbridgeuser'] },
    prepare: (portal: TestPortal, { id }: { id: string }) => weighed(portal, id, 33_333),
  },
  superadmin: { fields: { groups: ['superadmin'], usertype: 'admin' } },
} as const

/** A weighing of somebody's, with a weight that nobody else has. */
async function weighed(portal: TestPortal, account_id: string, kilograms: number): Promise<void> {
  const visit = { id: `${account_id} ${kilograms}`, account_id, kilograms, at: '2026-10-05T06:00:00.000Z' }
  await portal.host.database.writing((transaction) =>
    ownTables(transaction as never)
      .insertInto('weighbridge_visit')
      .values(visit)
      .execute()
      .then(() => ({})),
  )
}

/** A light load, one that breaks the bridge, one that is no weight. */
const targets = {
  light: async () => ({ kilograms: 900 }),
  heavy: async () => ({ kilograms: 60_001 }),
  nothing: async () => ({ kilograms: 0 }),
}

const slipOfNobody = {
  visitor: 'uuu',
  unseeing: 'fff',
  roleless: 'fff',
  almost: 'fff',
  weigher: 'xxx',
  superadmin: 'fff',
} as const

const unknownId = 'a3f1c0de-0000-4000-8000-000000000000'
const closeUnknown = () => ({
  id: crypto.randomUUID(),
  kind: 'close' as const,
  of: unknownId,
  data: {},
  baseVersion: 1,
  deviceTime: '2026-10-05T06:00:00.000Z',
  device: 'vaaka 1',
})

const rows = {
  recordVisit: {
    answers: {
      visitor: 'uuu',
      unseeing: 'ffi',
      roleless: 'ffi',
      almost: 'ffi',
      weigher: 'obi',
      superadmin: 'ffi',
    },
    input: ({ target }: { target: Readonly<Record<string, string | number>> }) => ({
      kilograms: Number(target['kilograms']),
    }),
  },
  clearVisits: {
    answers: {
      visitor: 'uuu',
      unseeing: 'fff',
      roleless: 'fff',
      almost: 'fff',
      weigher: 'ooo',
      superadmin: 'fff',
    },
    input: () => ({}),
  },
  drawVisits: {
    answers: {
      visitor: 'uuu',
      unseeing: 'fff',
      roleless: 'fff',
      almost: 'fff',
      weigher: 'ooo',
      superadmin: 'fff',
    },
    input: () => ({ language: 'both' as const }),
  },
  keepSlip: {
    answers: {
      visitor: 'uuu',
      unseeing: 'fff',
      roleless: 'fff',
      almost: 'fff',
      weigher: 'ooo',
      superadmin: 'fff',
    },
    input: () => ({}),
  },
  readVisits: {
    answers: {
      visitor: 'uuu',
      unseeing: 'fff',
      roleless: 'fff',
      almost: 'fff',
      weigher: 'ooo',
      superadmin: 'fff',
    },
    input: () => ({}),
  },
  quoteWeighing: {
    answers: {
      visitor: 'uuu',
      unseeing: 'ffi',
      roleless: 'ffi',
      almost: 'ffi',
      weigher: 'obi',
      superadmin: 'ffi',
    },
    input: ({ target }: { target: Readonly<Record<string, string | number>> }) => ({
      ...{ amount: Number(target['kilograms']), price: 58_000, paid: 100, week: '2026-W42' },
    }),
  },
  searchLoads: {
    answers: {
      visitor: 'uuu',
      unseeing: 'fff',
      roleless: 'fff',
      almost: 'fff',
      weigher: 'ooo',
      superadmin: 'fff',
    },
    input: () => ({}),
  },
  sendVisits: {
    answers: {
      visitor: 'uuu',
      unseeing: 'fff',
      roleless: 'fff',
      almost: 'fff',
      weigher: 'ooo',
      superadmin: 'fff',
    },
    input: () => ({}),
  },
  // Of a bridge that nobody has entered.
  readBridge: { answers: slipOfNobody, input: () => ({}) },
  saveBridge: { answers: slipOfNobody, input: () => ({ notice: 'Jäistä', most: 900, version: 1 }) },
  readSlip: { answers: slipOfNobody, input: () => ({ slip: 'a'.repeat(64) }) },
  // Of a ticket that does not exist; in a batch that is the result of the event.
  commandTicket: { answers: slipOfNobody, input: () => ({ event: closeUnknown() }) },
  syncTickets: { answers: { ...slipOfNobody, weigher: 'ooo' }, input: () => ({ events: [closeUnknown()] }) },
  readTicket: { answers: slipOfNobody, input: () => ({ id: unknownId }) },
  readTicketEvents: { answers: slipOfNobody, input: () => ({ id: unknownId, cursor: '' }) },
  dropSlip: { answers: slipOfNobody, input: () => ({ slip: 'a'.repeat(64) }) },
}

rightsMatrix({ start, calls: weighbridgeCalls, callers, targets, rows, signs: { bridge_overloaded: 'b' } })

hostileInputs({
  start,
  calls: weighbridgeCalls,
  callers: { visitor: 'visitor', weigher: callers.weigher },
  samples: async () => ({
    ...{
      kilograms: [900, 60_001],
      amount: [900],
      price: [58_000],
      paid: [-1],
      week: ['2026-W42'],
      day: ['2026-10-12'],
    },
    slip: ['a'.repeat(64), '../portal.sqlite'],
    language: ['fi'],
    event: [closeUnknown()],
    events: [[closeUnknown()]],
    id: [unknownId],
    cursor: [''],
  }),
})

leakHunt({
  start,
  calls: { recordVisit, readVisits },
  callers: { weigher: callers.weigher, roleless: callers.roleless, superadmin: callers.superadmin },
  targets: { light: targets.light },
  rows: { recordVisit: rows.recordVisit, readVisits: rows.readVisits },
  needles: async (portal) => {
    const other = await portal.person({ groups: ['weighbridgeuser'] })
    await weighed(portal, other.id, 44_444)
    return [
      { text: '44444', readBy: [] },
      { text: '33333', readBy: ['weigher'] },
    ]
  },
})
