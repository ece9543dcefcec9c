/** One search over all that the office works with: a caller says a number, a name, a telephone or a plate. */
import { codeText, findMaxLength, IsoWeek, LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Named } from '../fields/named.ts'
import { peatCall } from '../peat-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { loadStates } from '../states/load-states.ts'
import { orderStates } from '../states/order-states.ts'

/** One letter finds half of everything. */
export const anythingFindLeast = 2
/** Of each kind; the lists find the rest. */
export const anythingFindMost = 8

const work = { id: Uuid, number: z.string(), customer: z.string(), place: z.string(), week: z.nullable(IsoWeek) }

const FoundOrder = z.strictObject({ ...work, state: z.enum(orderStates) })
/** `plate` is empty while no truck is set. */
const FoundLoad = z.strictObject({
  ...work,
  day: z.nullable(LocalDate),
  state: z.enum(loadStates),
  arrived: z.boolean(),
  plate: z.string(),
})
const FoundCustomer = z.strictObject({
  ...{ id: Uuid, name: z.string(), number: z.string(), place: z.string(), telephone: z.string() },
})
/** A transport company, one of its trucks by the plate, or one of its drivers. `id` is the company's, the truck's or the person's. */
const FoundTransport = z.strictObject({
  kind: z.enum(['carrier', 'vehicle', 'driver']),
  ...{ id: z.string(), name: z.string(), telephone: z.string() },
  carrier: Named,
})

/** Orders and loads also by their customer, loads by truck and driver as well. Only what belongs to the own sellers. */
export const findAnything = peatCall({
  name: 'findAnything',
  path: '/search',
  roles: officeRoles,
  input: z.object({ find: codeText(findMaxLength, anythingFindLeast) }),
  output: {
    orders: z.array(FoundOrder),
    loads: z.array(FoundLoad),
    customers: z.array(FoundCustomer),
    transport: z.array(FoundTransport),
  },
  refusals: [],
})
