/** Flocks of a poultry farm, and what follows from them for its calendar (lanta-appi 6.4). */
import { edited, LocalDate, line, text, Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'

export const flockSpecies = ['broiler', 'layer', 'turkey', 'other'] as const

/** Birds come in on the first day and leave on the last one, which is null while nobody knows it. */
const flock = {
  site: Uuid,
  house: line(40, 1),
  species: z.enum(flockSpecies),
  birds: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  inDay: LocalDate,
  outDay: z.nullable(LocalDate),
  note: text(200),
}

export const FlockFields = z
  .object({ ...edited, account: Uuid, ...flock })
  .check(z.refine(({ inDay, outDay }) => outDay === null || outDay > inDay, { path: ['outDay'] }))

export const Flock = z.strictObject({ id: Uuid, version: z.int(), ...flock })
export type Flock = z.infer<typeof Flock>

/** What happens around a flock: manure leaves after it, bedding comes before it. */
const entryKinds = ['manureOut', 'beddingIn'] as const
const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

export const CalendarEntry = z.strictObject({
  kind: EntryKind,
  from: LocalDate,
  to: LocalDate,
  state: z.enum(['planned', 'done']),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** What is likely by the farm's own rhythm; never an order. */
export const CalendarProposal = z.strictObject({ kind: EntryKind, day: LocalDate, site: Uuid, house: z.string() })
export type CalendarProposal = z.infer<typeof CalendarProposal>
