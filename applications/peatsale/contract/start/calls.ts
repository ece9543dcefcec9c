import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { Named, SalesUnit, TwoNames } from '../fields/named.ts'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { LoadRow } from '../loads/load-row.ts'
import { OrderedAlready, OrderRow } from '../orders/order-row.ts'
import { peatCall } from '../peat-call.ts'
import { peatRoles } from '../rights/roles.ts'
import { firstSteps } from './first-steps.ts'

/** What waits for somebody; what is not of the own roles is null. */
const Waiting = z.strictObject({
  toConfirm: z.nullable(z.int()),
  requests: z.nullable(z.int()),
  messages: z.nullable(z.int()),
  customerRequests: z.nullable(z.int()),
  unassigned: z.nullable(z.int()),
  late: z.nullable(z.int()),
  toVerify: z.nullable(z.int()),
  exceptions: z.nullable(z.int()),
  open: z.nullable(z.int()),
  withoutDriver: z.nullable(z.int()),
  loadsToday: z.nullable(z.int()),
})

/** Where somebody begins: who he or she is here, what waits, and what comes next. */
export const readStart = peatCall({
  name: 'readStart',
  path: '/start',
  method: 'GET',
  roles: peatRoles,
  whileWaiting: true,
  input: z.object({}),
  output: {
    roles: z.array(z.enum(peatRoles)),
    sellers: z.array(z.strictObject({ id: Uuid, code: z.string(), name: z.string() })),
    accounts: z.array(z.strictObject({ id: Uuid, name: z.string(), isMain: z.boolean(), sellers: z.array(Named) })),
    carrier: z.nullable(Named),
    swamps: z.array(Named),
    mayOrder: z.boolean(),
    waiting: Waiting,
    /** A customer's next delivery, a driver's next load. */
    nextLoad: z.nullable(LoadRow),
    /** A customer's order that "order again" repeats. */
    again: z.nullable(
      z.strictObject({
        ...{ order: OrderRow, product: TwoNames, quantity: ShownQuantity, unit: SalesUnit },
        already: z.nullable(OrderedAlready),
      }),
    ),
    /** Words of the seasons of the customer's sellers. */
    seasons: z.array(z.strictObject({ seller: z.string(), product: TwoNames, isOpen: z.boolean(), words: TwoNames })),
    /** What the office has asked a customer beside an order, and waits to hear. */
    questions: z.array(z.strictObject({ order: Uuid, number: z.string(), seller: z.string(), text: z.string() })),
    /** Sales telephones to call. */
    phones: z.array(z.strictObject({ seller: z.string(), telephone: z.string() })),
    /** Of the office's sellers that have had no order yet: what is done of what comes before one. */
    beginning: z.array(z.strictObject({ seller: Named, done: z.array(z.enum(firstSteps)) })),
    /** What a newcomer has asked for and waits for. */
    ownRequests: z.array(
      z.strictObject({
        id: Uuid,
        seller: z.string(),
        name: z.string(),
        state: z.enum(['open', 'accepted', 'declined']),
        words: z.string(),
      }),
    ),
  },
  refusals: [],
})
