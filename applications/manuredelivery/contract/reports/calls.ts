/** What plants have received: by period, and by year for the notification of raw materials (lanta-appi 7.7). */
import { Moment } from '@workspace/logistics/contract'
import { LocalDate, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

const TwoNames = z.strictObject({ fi: z.string(), en: z.string() })

export const receivedBy = ['type', 'species', 'farm', 'week', 'plant'] as const
const Amounts = {
  consignments: z.int(),
  kg: z.int(),
  /** Thousandths of m³. */
  m3: z.int(),
  /** Kilograms of which the mass is an estimate. */
  estimateKg: z.int(),
}

const Received = z.strictObject({
  rows: z.array(
    z.strictObject({
      /** An id, a code or a week. */
      key: z.string(),
      /** Of a species and a week the screen has the words. */
      name: z.nullable(TwoNames),
      ...Amounts,
    }),
  ),
  total: z.strictObject(Amounts),
  refused: z.array(z.strictObject({ kind: z.string(), consignments: z.int() })),
  failed: z.int(),
  /** What each plant could have taken on its open days. */
  fill: z.array(z.strictObject({ plant: z.string(), kg: z.int(), capacityKg: z.int(), days: z.int() })),
})
export type Received = z.infer<typeof Received>

/** Of the Helsinki days of the reception, refusal or failure. */
export const readReceived = manureCall({
  name: 'readReceived',
  path: '/reports/received',
  roles: officeRoles,
  input: z.object({
    company: Uuid,
    plant: z._default(UuidOrNone, ''),
    from: LocalDate,
    to: LocalDate,
    by: z._default(z.enum(receivedBy), 'type'),
  }),
  output: { received: Received },
  refusals: ['not_found'],
})

/** Kilograms; contents in grams. */
const materialAmounts = {
  ...{ consignments: z.int(), kg: z.int(), dryKg: z.int(), n: z.int(), solubleN: z.int(), p: z.int(), k: z.int() },
  /** Kilograms with table values, and kilograms that are estimates. */
  ...{ tableKg: z.int(), estimateKg: z.int() },
}

const RawMaterials = z.strictObject({
  year: z.int(),
  rows: z.array(
    z.strictObject({
      plant: z.strictObject({ id: Uuid, name: z.string() }),
      type: z.strictObject({ code: z.string(), ...TwoNames.shape }),
      ...materialAmounts,
    }),
  ),
  total: z.strictObject(materialAmounts),
  /** Received and not confirmed by the farm yet. */
  unconfirmed: z.int(),
  years: z.array(z.int()),
  /** The latest file of that year, with its sums, and the facts corrected since. */
  file: z.nullable(
    z.strictObject({
      ...{ madeAt: Moment, madeBy: z.string(), consignments: z.int(), kg: z.int(), n: z.int() },
      corrections: z.int(),
    }),
  ),
})
export type RawMaterials = z.infer<typeof RawMaterials>

const Year = z.int().check(z.minimum(2000), z.maximum(2200))

/** By plant and type, of the Helsinki year of the reception (W12). */
export const readRawMaterials = manureCall({
  name: 'readRawMaterials',
  path: '/reports/rawmaterials',
  roles: officeRoles,
  input: z.object({ company: Uuid, year: Year }),
  output: { materials: RawMaterials },
  refusals: ['not_found'],
})

/** CSV for the notification: `new` is kept by its SHA-256, `kept` is the latest one again, byte for byte. */
export const exportRawMaterials = manureCall({
  name: 'exportRawMaterials',
  path: '/reports/rawmaterials/export',
  roles: officeRoles,
  input: z.object({ company: Uuid, year: Year, which: z._default(z.enum(['new', 'kept']), 'new') }),
  output: {},
  refusals: ['not_found'],
  file: 'given',
})

export const reportCalls = { readReceived, readRawMaterials, exportRawMaterials }
