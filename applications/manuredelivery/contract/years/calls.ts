/** What a farm has handed over in a year: the record that it keeps (lanta-appi 7.6, W11, W12). */
import { DocumentLanguage } from '@workspace/logistics/contract'
import { LocalDate, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'

const TwoNames = z.strictObject({ fi: z.string(), en: z.string() })
/** Kilograms, thousandths of m³, grams. */
const amounts = { kg: z.int(), m3: z.nullable(z.int()), n: z.int(), p: z.int(), k: z.int() }

const HandedOver = z.strictObject({
  consignment: Uuid,
  number: z.string(),
  day: LocalDate,
  keepingPlace: z.string(),
  store: z.string(),
  type: TwoNames,
  ...amounts,
  /** Some content is a table value; the mass is the estimate. */
  isTable: z.boolean(),
  isEstimate: z.boolean(),
  company: z.string(),
  plant: z.string(),
})
export type HandedOver = z.infer<typeof HandedOver>

const SumOfType = z.strictObject({ type: TwoNames, consignments: z.int(), ...amounts })

export const YearRecord = z.strictObject({
  account: Uuid,
  farm: z.string(),
  year: z.int(),
  rows: z.array(HandedOver),
  types: z.array(SumOfType),
  /** Years in which something was handed over, the latest first. */
  years: z.array(z.int()),
})
export type YearRecord = z.infer<typeof YearRecord>

const Year = z.int().check(z.minimum(2000), z.maximum(2200))
const readers = ['farm', ...officeRoles] as const

/** Of the Helsinki year of the collection. An office reads what its own company has received. */
export const readYear = manureCall({
  name: 'readYear',
  path: '/years/read',
  roles: readers,
  input: z.object({ account: Uuid, year: Year }),
  output: { record: YearRecord },
  refusals: ['not_found'],
})

/** As a PDF, of which a new edition is issued where anything has changed, or as CSV. `busy` while too many are being drawn. */
export const giveYear = manureCall({
  name: 'giveYear',
  path: '/years/file',
  roles: readers,
  input: z.object({
    account: Uuid,
    year: Year,
    format: z.enum(['pdf', 'csv']),
    language: z._default(DocumentLanguage, 'fi'),
  }),
  output: {},
  refusals: ['not_found', 'busy'],
  file: 'given',
})

export const yearCalls = { readYear, giveYear }
