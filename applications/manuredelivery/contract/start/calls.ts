import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { ConsignmentRow } from '../consignments/consignment-row.ts'
import { manureCall } from '../manure-call.ts'
import { manureRoles } from '../rights/roles.ts'

const Named = z.strictObject({ id: Uuid, name: z.string() })
const count = z.nullable(z.int())

/** What waits for somebody; what is not of the own roles is null. */
const Waiting = z.strictObject({
  toAccept: count,
  changed: count,
  newFarms: count,
  toPlan: count,
  late: count,
  toCheck: count,
  silent: count,
  toConfirm: count,
  open: count,
  withoutDriver: count,
  pickupsToday: count,
  arrivalsToday: count,
})

/** Where somebody begins: who he or she is here, what waits, and what comes next. */
export const readStart = manureCall({
  name: 'readStart',
  path: '/start',
  method: 'GET',
  roles: manureRoles,
  whileWaiting: true,
  input: z.object({}),
  output: {
    roles: z.array(z.enum(manureRoles)),
    /** The companies that the person works for as office. */
    companies: z.array(z.strictObject({ ...Named.shape, code: z.string() })),
    /** The farm's accounts, each with the companies that collect its manure. */
    accounts: z.array(z.strictObject({ ...Named.shape, isMain: z.boolean(), companies: z.array(Named) })),
    carrier: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
    plants: z.array(Named),
    mayClaim: z.boolean(),
    waiting: Waiting,
    /** A farm's next pickup, a driver's next consignment. */
    next: z.nullable(ConsignmentRow),
    /** What the farm has to confirm, the one with the least time first. */
    toConfirm: z.array(ConsignmentRow),
    /** Telephones to call: of the own companies; a newcomer reads all of them. */
    phones: z.array(z.strictObject({ company: z.string(), telephone: z.string() })),
  },
  refusals: [],
})
