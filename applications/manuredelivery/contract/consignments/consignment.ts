/** A consignment as its page shows it, cut to who reads it (7.3). */
import { documentRowOf, Moment } from '@workspace/logistics/contract'
import { LocalDate } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { DocumentKind } from '../documents/document.ts'
import { consignmentCommands } from './consignment-event.ts'
import { ConsignmentRow } from './consignment-row.ts'

const Place = z.nullable(z.strictObject({ lat: z.int(), lon: z.int() }))
const moment = z.nullable(Moment)

const Weighing = z.strictObject({
  id: z.string(),
  source: z.enum(['plantScale', 'otherScale', 'vehicleScale']),
  scale: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  verifiedUntil: z.nullable(LocalDate),
  box: z.string(),
  gross: z.nullable(z.int()),
  tare: z.nullable(z.int()),
  ticket: z.string(),
  /** Of the whole truck of a run. */
  isOfRun: z.boolean(),
})

/** Rows and sums as `settle` computes them; cents. */
const Amounts = z.strictObject({
  rows: z.array(z.record(z.string(), z.unknown())),
  saleGross: z.int(),
  purchaseGross: z.int(),
  /** Seen from the farm: what it gets, below zero what it pays. */
  balance: z.int(),
  missing: z.array(z.string()),
})

export const Consignment = z.strictObject({
  ...ConsignmentRow.shape,
  /** Address and what the driver reads of the yard; null for who does not go there. */
  storeDetails: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      keepingPlace: z.string(),
      loadingBy: z.string(),
      surface: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      place: Place,
      instructions: z.string(),
      contactName: z.string(),
      contactTelephone: z.string(),
      gateCode: z.string(),
    }),
  ),
  plantDetails: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    place: Place,
    weighs: z.boolean(),
    selfService: z.boolean(),
    asksTemperature: z.boolean(),
  }),
  /** What is needed to fill and weigh the truck; null for the farm. */
  field: z.nullable(
    z.strictObject({
      /** Of the store, else of the type. */
      kgPerM3: z.int(),
      /** Of its vehicle, in thousandths of m³; empty without one. */
      boxes: z.array(z.strictObject({ name: z.string(), m3: z.int() })),
      /** Kilograms; zero is not known. */
      payloadKg: z.int(),
      /** Who handed over manure there before, the latest first; for the carrier's people and the office. */
      handers: z.array(z.string()),
      /** Its place in a run of several farms. */
      run: z.nullable(z.strictObject({ id: z.string(), stop: z.int(), stops: z.int() })),
      /** Whether its vehicle needs a wash before it is loaded. */
      washMissing: z.boolean(),
    }),
  ),
  /** The driver's telephone, where the settings show it. */
  driverTelephone: z.string(),
  times: z.strictObject({
    assigned: moment,
    arrivedFarm: moment,
    collected: moment,
    departed: moment,
    arrivedPlant: moment,
    received: moment,
    refused: moment,
    failed: moment,
    returned: moment,
  }),
  /** Minutes. */
  waiting: z.strictObject({ farm: z.nullable(z.int()), plant: z.nullable(z.int()) }),
  loadedM3: z.nullable(z.int()),
  measuredM3: z.nullable(z.int()),
  basis: z.string(),
  handedOver: z.nullable(z.strictObject({ kind: z.enum(['name', 'absent']), name: z.string() })),
  kgSource: z.string(),
  temperature: z.nullable(z.int()),
  sample: z.string(),
  bay: z.string(),
  remarks: z.string(),
  weighings: z.array(Weighing),
  refusal: z.nullable(
    z.strictObject({
      kind: z.string(),
      cause: z.string(),
      next: z.string(),
      words: z.string(),
      returnedTo: z.string(),
    }),
  ),
  failure: z.nullable(z.strictObject({ reason: z.string(), cause: z.string(), where: z.string() })),
  /** Neutral words for everybody but the office. */
  stop: z.nullable(z.strictObject({ words: z.string() })),
  objection: z.nullable(
    z.strictObject({
      kind: z.string(),
      words: z.string(),
      claimedKg: z.nullable(z.int()),
      state: z.string(),
      answer: z.string(),
    }),
  ),
  confirmedBy: z.nullable(z.enum(['person', 'silence'])),
  /** For the farm and the office. */
  nutrients: z.nullable(
    z.strictObject({
      source: z.enum(['analysis', 'mixed', 'table']),
      dryKg: z.int(),
      /** Grams. */
      n: z.int(),
      solubleN: z.int(),
      p: z.int(),
      k: z.int(),
    }),
  ),
  amounts: z.nullable(Amounts),
  /** Cents without VAT, for the carrier's dispatcher, drivers whose right says so, and the office. */
  freight: z.nullable(z.int()),
  documents: z.array(documentRowOf(DocumentKind)),
  commands: z.array(z.enum(Object.keys(consignmentCommands) as [keyof typeof consignmentCommands])),
})
export type Consignment = z.infer<typeof Consignment>
