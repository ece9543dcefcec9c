import * as z from 'zod/mini'

const Names = z.strictObject({ fi: z.string(), en: z.string() })

/**
 * Rows that an application holds of a person. Each column has its name in both languages, and words for its codes where it
 * has such, so that the file explains itself and the portal can show it without knowing the application.
 */
export const PersonalList = z.strictObject({
  name: z.string(),
  title: Names,
  columns: z.array(
    z.strictObject({
      name: z.string(),
      title: Names,
      /** A `moment` is ISO 8601 in UTC, a `day` the date alone, a `week` as `2026-W42`. */
      kind: z.enum(['text', 'number', 'moment', 'day', 'week', 'yesno']),
      words: z.optional(z.record(z.string(), Names)),
    }),
  ),
  /** By the names of the columns. */
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
})
export type PersonalList = z.infer<typeof PersonalList>
