/** The weighbridge: an application as small as can be, which shows that a third one needs no change of the portal. */
import type { ApplicationManifest } from '@workspace/portal/contract'
import {
  Cents,
  Find,
  IsoWeek,
  LocalDate,
  listInput,
  Quantity,
  QuantityInput,
  Total,
  text,
  UnitPrice,
} from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { commandTicket, readTicket, readTicketEvents, syncTickets } from './tickets.ts'
import { weighbridgeCall } from './weighbridge-call.ts'

export const weighbridgeManifest = {
  key: 'weighbridge',
  names: { fi: 'Vaaka', en: 'Weighbridge' },
  primaryCompany: 'Novarbo',
  groups: [
    {
      name: 'weighbridgeadmin',
      texts: { fi: 'Vaaka: ylläpitäjä', en: 'Weighbridge: administrator' },
      givenBy: ['weighbridgeadmin'],
      administers: true,
    },
    {
      name: 'weighbridgeuser',
      texts: { fi: 'Vaaka: punnitsija', en: 'Weighbridge: weigher' },
      givenBy: ['weighbridgeadmin'],
    },
  ],
  userTypes: [],
} as const satisfies ApplicationManifest

/** What the application keeps of a person: the bridge that he or she weighs on. */
export const WeighbridgeFields = z.strictObject({
  weighbridge: z.strictObject({ bridge: z.string().check(z.maxLength(40)) }),
})
export type WeighbridgeFields = z.infer<typeof WeighbridgeFields>

export const Visit = z.strictObject({ kilograms: z.int(), at: z.string() })
export type Visit = z.infer<typeof Visit>

/** Heavier than this breaks the bridge. */
export const kilogramsMost = 60_000

export const recordVisit = weighbridgeCall({
  name: 'recordVisit',
  path: '/visits',
  roles: ['weigher'],
  input: z.object({ kilograms: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  output: { visits: z.array(Visit) },
  refusals: ['bridge_overloaded'],
})

/** What it costs to weigh an amount, in tonnes, for somebody who has paid a part of it already. */
export const quoteWeighing = weighbridgeCall({
  name: 'quoteWeighing',
  path: '/quotes',
  roles: ['weigher'],
  input: z.object({ amount: QuantityInput, price: UnitPrice, paid: Cents, week: IsoWeek, day: z.optional(LocalDate) }),
  output: { sum: z.int(), day: LocalDate },
  refusals: ['bridge_overloaded'],
})

/** The weighings on the own bridge, whoever drove there; of somebody without a bridge the own ones. */
export const readVisits = weighbridgeCall({
  name: 'readVisits',
  path: '/visits/read',
  roles: ['weigher'],
  input: z.object({}),
  output: { visits: z.array(Visit) },
  refusals: [],
})

/** Sends the own weighings to the own address; answers to the letter go to the bridge's office. */
export const sendVisits = weighbridgeCall({
  name: 'sendVisits',
  path: '/visits/send',
  roles: ['weigher'],
  input: z.object({}),
  output: {},
  refusals: [],
})

/** Forgets the own weighings; who did it stands in the audit trail. */
export const clearVisits = weighbridgeCall({
  name: 'clearVisits',
  path: '/visits/clear',
  roles: ['weigher'],
  input: z.object({}),
  output: { removed: z.int() },
  refusals: [],
})

/** A weighing slip as the bridge writes it, a CSV. */
export const keepSlip = weighbridgeCall({
  name: 'keepSlip',
  path: '/slips',
  roles: ['weigher'],
  input: z.object({}),
  output: { slip: z.string() },
  refusals: [],
  file: 'taken',
  most: 10_000,
})

const Slip = z.object({ slip: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

export const readSlip = weighbridgeCall({
  name: 'readSlip',
  path: '/slips/read',
  roles: ['weigher'],
  input: Slip,
  output: {},
  refusals: [],
  file: 'given',
})

export const dropSlip = weighbridgeCall({
  name: 'dropSlip',
  path: '/slips/drop',
  roles: ['weigher'],
  input: Slip,
  output: {},
  refusals: [],
})

/** The own weighings on paper. */
export const drawVisits = weighbridgeCall({
  name: 'drawVisits',
  path: '/visits/draw',
  roles: ['weigher'],
  input: z.object({ language: z.enum(['fi', 'en', 'both']) }),
  output: {},
  refusals: ['busy'],
  file: 'given',
})

/** A load that has been weighed. */
export const Load = z.strictObject({ id: z.string(), driver: z.string(), kilograms: z.int() })
export type Load = z.infer<typeof Load>

/** What the list of loads shows: those whose driver is found. */
export const LoadView = z.object({ find: Find })
export const loadSorts = ['driver', 'weight'] as const

/** The loads of all years by pages. */
export const searchLoads = weighbridgeCall({
  name: 'searchLoads',
  path: '/loads/search',
  roles: ['weigher'],
  input: listInput(LoadView, loadSorts),
  output: { loads: z.array(Load), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

/** What is told of a bridge, and how many tonnes may drive onto it; the version rises with each save. */
export const Bridge = z.strictObject({ notice: z.string(), most: Quantity, version: z.int() })
export type Bridge = z.infer<typeof Bridge>

/** The own bridge. */
export const readBridge = weighbridgeCall({
  name: 'readBridge',
  path: '/bridge/read',
  roles: ['weigher'],
  input: z.object({}),
  output: { bridge: Bridge },
  refusals: ['not_found'],
})

export const saveBridge = weighbridgeCall({
  name: 'saveBridge',
  path: '/bridge/save',
  roles: ['weigher'],
  input: z.object({ notice: text(60, 3), most: QuantityInput.check(z.maximum(100_000)), version: z.int() }),
  output: {},
  refusals: ['not_found', 'modified_elsewhere', 'bridge_overloaded'],
})

/** Every call of the application by name. */
export const weighbridgeCalls = {
  recordVisit,
  quoteWeighing,
  readVisits,
  sendVisits,
  clearVisits,
  drawVisits,
  keepSlip,
  readSlip,
  dropSlip,
  searchLoads,
  readBridge,
  saveBridge,
  commandTicket,
  syncTickets,
  readTicket,
  readTicketEvents,
}
