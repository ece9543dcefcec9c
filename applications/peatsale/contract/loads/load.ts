/** Loads as screens read them; what a role may not see is null or empty (2.6). */

import { commandsOf, Moment } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { DocumentRow } from '../documents/document.ts'
import { CarrierFreight } from '../fields/delivery-terms.ts'
import { SalesUnit, TwoNames } from '../fields/named.ts'
import { ShownCents, ShownQuantity } from '../fields/shown-amounts.ts'
import { yardFields } from '../sites/site.ts'
import { loadMachine } from '../states/load-machine.ts'
import { Closure } from '../swamps/told.ts'
import { Correction } from './correction.ts'
import { measureBases, peatPlaces } from './load-fields.ts'
import { LoadRow } from './load-row.ts'
import { problems } from './reason-tiles.ts'

export const LoadCommandName = z.enum(commandsOf(loadMachine))

export const LoadLine = z.strictObject({
  id: Uuid,
  /** The line of the order that it brings; plans name it. */
  orderLine: Uuid,
  product: z.strictObject({ id: Uuid, code: z.string(), name: TwoNames }),
  unit: SalesUnit,
  planned: ShownQuantity,
  /** How much more than planned may be loaded, in per cent. */
  tolerancePct: z.int(),
  loaded: z.nullable(ShownQuantity),
  basis: z.nullable(z.enum(measureBases)),
  buckets: z.int(),
  bucketSize: ShownQuantity,
  stockpile: z.nullable(z.strictObject({ id: Uuid, code: z.string(), moisturePermille: z.int(), vonPost: z.string() })),
  delivered: z.nullable(ShownQuantity),
  billed: z.nullable(ShownQuantity),
})

/** Where it goes. Telephone and gate code only for whom and when 2.6 says. */
const LoadSite = z.strictObject({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  ...yardFields,
  /** Millionths of a degree: the tipping place, else the gate. */
  place: z.nullable(z.strictObject({ lat: z.int(), lon: z.int() })),
  /** Of this order. */
  instructions: z.string(),
  /** What holds for every load to this yard. */
  standingInstructions: z.string(),
  contactName: z.string(),
  contactTelephone: z.string(),
  gateCode: z.string(),
  km: z.nullable(z.int()),
})

const LoadTimes = z.strictObject({
  assigned: z.nullable(Moment),
  arrivedLoad: z.nullable(Moment),
  loadStart: z.nullable(Moment),
  loaded: z.nullable(Moment),
  departed: z.nullable(Moment),
  arrivedSite: z.nullable(Moment),
  delivered: z.nullable(Moment),
  /** Minutes; null while it cannot be said. */
  waitingSite: z.nullable(z.int()),
  waitingSwamp: z.nullable(z.int()),
})

const LoadReceipt = z.strictObject({
  kind: z.enum(['name', 'absent']),
  receiver: z.string(),
  remarks: z.string(),
})

export const Load = z.strictObject({
  ...LoadRow.shape,
  /** Whether whoever reads this may open the order. */
  seesOrder: z.boolean(),
  lines: z.array(LoadLine),
  siteDetails: z.nullable(LoadSite),
  swampDetails: z.nullable(
    z.strictObject({
      name: z.string(),
      municipality: z.string(),
      roadNote: z.string(),
      gateCode: z.string(),
      coverageNote: z.string(),
      /** Why nothing is loaded there now; null while it is open. */
      closure: z.nullable(Closure),
      place: z.nullable(z.strictObject({ lat: z.int(), lon: z.int() })),
      /** The loaders' telephone, for drivers with a load there that day. */
      loaders: z.array(z.strictObject({ name: z.string(), telephone: z.string() })),
    }),
  ),
  /** First name, and telephone when the settings show it; for the customer while the load is on its way. */
  driverForCustomer: z.nullable(z.strictObject({ name: z.string(), telephone: z.string() })),
  /** Whom the office and the carrier's dispatcher call: the driver, and for the office the dispatchers. */
  crewPhones: z.array(z.strictObject({ who: z.enum(['driver', 'carrier']), name: z.string(), telephone: z.string() })),
  selfLoading: z.boolean(),
  massKg: z.nullable(z.int()),
  times: LoadTimes,
  receipt: z.nullable(LoadReceipt),
  exceptions: z.array(
    z.strictObject({
      ...{ problem: z.enum(problems), words: z.string(), open: z.boolean(), by: z.string(), at: Moment },
      /** Null while nobody has. */
      handled: z.nullable(z.strictObject({ by: z.string(), at: Moment, words: z.string() })),
    }),
  ),
  /** Names of the carriers that it is offered to, for the office alone. */
  offeredTo: z.array(z.string()),
  failed: z.nullable(z.strictObject({ problem: z.enum(problems), where: z.enum(peatPlaces) })),
  accepted: z.nullable(z.strictObject({ by: z.string(), at: Moment })),
  /** What the carrier is paid, for its lead, drivers who may see it, and the office. */
  freight: z.nullable(ShownCents),
  /** What is billed, for the customer and the office; null before it is verified. */
  amounts: z.nullable(z.strictObject({ net: ShownCents, vat: ShownCents, gross: ShownCents })),
  documents: z.array(DocumentRow),
  /** For the office alone, the newest first. */
  corrections: z.array(Correction),
  /** Names of receivers at this site, the latest first: the driver chooses instead of typing. */
  recentReceivers: z.array(z.string()),
  /** Ids of what the reader has told of it, for whoever loads or drives it. */
  told: z.array(Uuid),
  commands: z.array(LoadCommandName),
})
export type Load = z.infer<typeof Load>

const CarrierPayment = z.strictObject({
  /** Of the tariff; empty by hand. */
  name: z.string(),
  /** That of a `FreightRate`. */
  kind: z.string(),
  ...{ price: z.int(), freeMinutes: z.int(), waitingPerHour: ShownCents, fuel: ShownCents, amount: ShownCents },
})

/** What a delivered load is to be billed and its carrier paid, before the office verifies it; null for everybody else. */
export const VerificationProposal = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: Uuid,
      billed: ShownQuantity,
      /** More came than was ordered and is tolerated. */ isBeyond: z.boolean(),
    }),
  ),
  /** As it was agreed by hand, else by the tariff; null where neither is there, and where the customer came. */
  freight: z.nullable(CarrierFreight),
  /** What that comes to. */
  pay: z.nullable(CarrierPayment),
  waiting: z.strictObject({ site: z.int(), swamp: z.int() }),
})
export type VerificationProposal = z.infer<typeof VerificationProposal>
