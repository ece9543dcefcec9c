/** Types of manure with their table values (lanta-appi 2.3, W11). Contents in grams per tonne or m³, dry matter in per mille. */
import { distinctBy } from '@workspace/logistics/contract'
import { edited, LocalDate, line } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { KgPerM3 } from '../fields/amounts.ts'
import { DeclarationKind, Declarations } from '../requests/request-fields.ts'
import { contentBases, contents } from './contents.ts'

export const speciesKinds = ['broiler', 'layer', 'turkey', 'cattle', 'horse', 'pig', 'sheep', 'other'] as const
export const manureForms = ['litter', 'deepLitter', 'solid', 'separated'] as const
export const beddings = ['peat', 'wood', 'straw', 'none'] as const

/** They hold from a day until the next ones begin. */
const TableValues = z.strictObject({
  from: LocalDate,
  basis: z.enum(contentBases),
  ...contents,
  /** Where the values come from. */
  source: line(200, 1),
})
const Table = z.array(TableValues).check(z.maxLength(50), distinctBy('from'))

const typeFields = {
  code: z.string().check(z.regex(/^[A-Z]{4}$/)),
  nameFi: line(60, 2),
  nameEn: line(60, 2),
  species: z.enum(speciesKinds),
  form: z.enum(manureForms),
  bedding: z.enum(beddings),
  poultry: z.boolean(),
  kgPerM3: KgPerM3,
  wasteCode: z.string().check(z.regex(/^[0-9]{2} [0-9]{2} [0-9]{2}$/)),
  /** The declarations that a farm must give. */
  declarations: z.union([z.array(DeclarationKind).check(z.length(0)), Declarations]),
  /** What stands on the vehicle. */
  labelFi: line(40, 1),
  labelEn: line(40, 1),
  active: z.boolean(),
}

export const ManureTypeFields = z.object({ ...edited, ...typeFields, table: Table })
export type ManureTypeFields = z.infer<typeof ManureTypeFields>

export const ManureType = z.strictObject({
  id: z.string(),
  version: z.int(),
  ...typeFields,
  declarations: z.array(DeclarationKind),
  /** The newest first. */
  table: z.array(TableValues),
})
export type ManureType = z.infer<typeof ManureType>
