import { Moment } from '@workspace/logistics/contract'
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { ShownQuantity } from '../fields/shown-amounts.ts'
import { LoadCommandName, LoadLine } from '../loads/load.ts'
import { LoadRow, LoadVehicle } from '../loads/load-row.ts'
import { peatCall } from '../peat-call.ts'
import { Closure, PileForLoader } from '../swamps/told.ts'

const Bucket = z.strictObject({ id: Uuid, machine: z.string(), m3: ShownQuantity })

/** A truck of the day at the swamp; no price, no telephone of a customer. */
const QueuedLoad = z.strictObject({
  ...LoadRow.shape,
  lines: z.array(LoadLine),
  arrivedAt: z.nullable(Moment),
  loadedAt: z.nullable(Moment),
  selfLoading: z.boolean(),
  commands: z.array(LoadCommandName),
  /** Ids of what the reader has told of it. */
  told: z.array(Uuid),
})

const LoadersPile = z.strictObject({
  id: Uuid,
  code: z.string(),
  kind: z.enum(['pile', 'store']),
  product: z.strictObject({ id: Uuid, name: z.strictObject({ fi: z.string(), en: z.string() }) }),
  /** What is loaded from it: of each seller that loads here the product of the same code. */
  products: z.array(Uuid),
  state: z.string(),
  /** What was told of it last. */
  reports: z.array(PileForLoader),
})

/** A loader's day: who waits, who is loaded, from which pile, with which bucket. */
export const readLoaderDay = peatCall({
  name: 'readLoaderDay',
  path: '/loading/day',
  roles: ['loader'],
  input: z.object({ swamp: Uuid, day: LocalDate }),
  output: {
    swamp: z.strictObject({ id: Uuid, name: z.string(), closure: z.nullable(Closure) }),
    /** The swamps among which the loader chooses. */
    swamps: z.array(z.strictObject({ id: Uuid, name: z.string() })),
    queue: z.array(QueuedLoad),
    loaded: z.array(QueuedLoad),
    piles: z.array(LoadersPile),
    recentVehicles: z.array(LoadVehicle),
    bucket: z.nullable(Bucket),
    /** Whom to call: the sales telephone of the seller whose swamp it is. */
    office: z.string(),
  },
  refusals: [],
})
