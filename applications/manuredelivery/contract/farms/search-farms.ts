/** The office finds its farms (lanta-appi 7.5); apart, since forms that choose a farm need nothing else. */
import { Find, LocalDate, listInput, Total, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { officeRoles } from '../rights/roles.ts'
import { speciesKinds } from '../types/manure-type.ts'

const id = z._default(z.string().check(z.maxLength(100)), '')

const FarmRow = z.strictObject({
  id: Uuid,
  name: z.string(),
  /** The companies of the reader that collect from it, each with its number of the farm. */
  links: z.array(z.strictObject({ company: Uuid, number: z.string() })),
  municipality: z.string(),
  species: z.array(z.enum(speciesKinds)),
  /** The day of the last collection. */
  lastPickup: z.nullable(LocalDate),
  hasMembers: z.boolean(),
})
export type FarmRow = z.infer<typeof FarmRow>

export const FarmView = z.object({
  find: Find,
  company: id,
  species: z._default(z.enum([...speciesKinds, '']), ''),
})
export const farmSorts = ['name'] as const

export const searchFarms = manureCall({
  name: 'searchFarms',
  path: '/farms/search',
  roles: officeRoles,
  input: listInput(FarmView, farmSorts),
  output: { rows: z.array(FarmRow), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})
