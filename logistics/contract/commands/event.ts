/** The envelope of every event: the device that sends it makes the id, so that a repeated send has one effect. */
import { line, text, Uuid, Version } from '@workspace/portal/contract'
import * as z from 'zod/mini'

/** ISO 8601 in UTC. */
export const Moment = z.iso.datetime()

/** Words that a command requires, such as a reason. */
export const Words = text(1000, 1)

/** An event of one kind, about one record. */
export function eventOf<Kind extends string, Data extends z.ZodMiniType>(kind: Kind, data: Data) {
  return z.strictObject({
    id: Uuid,
    kind: z.literal(kind),
    /** The record. */
    of: Uuid,
    data,
    /** The version that the sender saw; physical facts carry none. */
    baseVersion: z.optional(Version),
    /** The device's clock. */
    deviceTime: Moment,
    /** Identifies the device among those of its person. */
    device: line(100, 1),
  })
}

/** Each row names a different line. */
export function distinctBy<Field extends string>(field: Field) {
  return z.refine<readonly Readonly<Record<Field, string>>[]>(
    (rows) => new Set(rows.map((row) => row[field])).size === rows.length,
  )
}
